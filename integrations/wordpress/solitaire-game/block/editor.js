/**
 * The block in the editor: the game itself as the preview, and its settings beside it. What is saved is a link, which the
 * server turns into the game: it is what stays in the post if the plugin goes. No build step: this file runs as it is.
 */
(({ blocks, blockEditor, components, element }, { attributes: known, fields, games, home, project, texts }) => {
  const { createElement: el, Fragment, useEffect } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Disabled, PanelBody, SelectControl, TextControl, ToggleControl } = components;
  const NAME = 'solitaire-game/game';

  const hyphened = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const isSeed = (text) => new RegExp(fields.seed.pattern, 'u').test(text) && !(/^\d+$/.test(text) && BigInt(text) > Number.MAX_SAFE_INTEGER);
  const sizeOf = (name, text) => {
    const { least, most } = fields[hyphened(name)];
    const number = Number.parseInt(text, 10);
    return number >= least && number <= most ? number : undefined;
  };

  const titleOf = ({ variant, seed }) => {
    const name = games[variant] ?? variant;
    return seed ? texts.title.replace('%1$s', name).replace('%2$s', () => seed) : name;
  };
  const addressOf = ({ variant, seed }) => {
    if (!home) return project;
    return seed ? `${home}play/${variant}/${encodeURIComponent(seed)}` : `${home}embed.html?variant=${variant}`;
  };
  /** New attributes, and the link that goes with them. */
  const withLink = (attributes, changes) => {
    const { variant, seed } = { ...attributes, ...changes };
    return { ...changes, text: titleOf({ variant, seed }), href: addressOf({ variant, seed }) };
  };

  /** The tag's attributes: as the server's renderer writes them, and that nothing can be played here. */
  const previewOf = (attributes) => {
    const props = { disabled: '', style: {} };
    for (const [name, value] of Object.entries(attributes)) {
      const field = fields[hyphened(name)];
      if (!field || value === undefined || value === '' || value === false) continue;
      if (field.most) props.style[name] = `${value}px`;
      else props[hyphened(name)] = value === true ? '' : value;
    }
    return props;
  };

  function Edit({ attributes, setAttributes, clientId }) {
    useEffect(() => {
      if (!attributes.text) setAttributes(withLink(attributes, {}));
    });
    const set = (name) => (value) => setAttributes({ [name]: value });
    const common = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };
    const select = (name, label, usual = true) =>
      el(SelectControl, {
        ...common,
        label,
        value: attributes[name],
        options: [...(usual ? [{ value: '', label: texts.usual }] : []), ...fields[name].values.map((value) => ({ value, label: games[value] ?? texts[value] ?? value }))],
        onChange: name === 'variant' ? (variant) => setAttributes(withLink(attributes, { variant })) : set(name),
      });
    const toggle = (name) => el(ToggleControl, { ...common, label: texts[name], checked: attributes[name], onChange: set(name) });
    const size = (name) => {
      const { least, most } = fields[hyphened(name)];
      return el(TextControl, {
        ...common,
        key: name,
        type: 'number',
        min: least,
        max: most,
        label: texts[name],
        help: texts.sizeHelp.replace('%1$s', least).replace('%2$s', most),
        defaultValue: attributes[name],
        value: undefined,
        onChange: (text) => setAttributes({ [name]: sizeOf(name, text) }),
      });
    };
    const { seed } = attributes;
    const fine = seed === '' || isSeed(seed);
    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        el(
          PanelBody,
          { title: texts.game },
          select('variant', texts.game, false),
          el(TextControl, {
            ...common,
            label: texts.seed,
            help: fine ? texts.seedHelp : texts.seedFault,
            value: seed,
            maxLength: 100,
            onChange: (text) => setAttributes(isSeed(text) ? withLink(attributes, { seed: text }) : { seed: text }),
          }),
          seed === '' && select('winnable', texts.winnable),
          toggle('open'),
          el(ToggleControl, {
            ...common,
            label: texts.persist,
            checked: attributes.persist !== '',
            onChange: (on) => setAttributes({ persist: on ? `post-${clientId.slice(0, 8)}` : '' }),
          }),
          select('autoplay', texts.autoplay),
        ),
        el(
          PanelBody,
          { title: texts.appearance, initialOpen: false },
          select('theme', texts.theme),
          select('controls', texts.controls),
          ...['fourColor', 'mirrored', 'sounds', 'showWinnable'].map((name) => el(Fragment, { key: name }, toggle(name))),
          size('maxWidth'),
          size('height'),
        ),
      ),
      // Clicks choose the block instead of playing.
      el('div', useBlockProps(), el(Disabled, null, el('solitaire-game', previewOf(fine ? attributes : { ...attributes, seed: '' })))),
    );
  }

  const save = ({ attributes: { href, text } }) => el('p', useBlockProps.save(), el('a', { href }, text));

  blocks.registerBlockType(NAME, {
    edit: Edit,
    save,
    // A block that a program wrote, without the link.
    deprecated: [{ attributes: known, save: () => null }],
  });
})(window.wp, window.solitaireGameBlock);
