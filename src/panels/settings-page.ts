/** The menu's page of settings: the player's own, which go before what the page says. Knows their names and values, not what they do. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MenuHost, Setting } from './host.js';

export function settingsPage({ texts, settings, settingsAreSet, keeps, disabled, set, clearSettings }: MenuHost): TemplateResult {
  const said = texts.settings;
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.choices;
  const field = ({ name, values, value }: Setting): TemplateResult => {
    const words = choices[name];
    if (!words) {
      const flip = (event: Event): void => set(name, String((event.target as HTMLInputElement).checked));
      return html`<label class="check"><input type="checkbox" data-setting=${name} .checked=${value === 'true'} ?disabled=${disabled} @change=${flip} /><span>${said[name]}</span></label>`;
    }
    const choose = (event: Event): void => set(name, (event.target as HTMLSelectElement).value);
    const options = values.map((each) => html`<option value=${each} .selected=${each === value}>${words[each]}</option>`);
    return html`<label class="field"><span>${said[name]}</span><select data-setting=${name} ?disabled=${disabled} @change=${choose}>${options}</select></label>`;
  };
  return html`<div class="settings">${settings.map(field)}</div>
    ${keeps ? nothing : html`<p>${said.onlyHere}</p>`}
    <button type="button" part="button" class="button" data-do="clear" ?disabled=${disabled} aria-disabled=${settingsAreSet ? nothing : 'true'} @click=${clearSettings}>${said.clear}</button>`;
}
