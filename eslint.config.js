// What the linter asks of the code. Which folder may import which is not here: scripts/lib/architecture.mjs
// checks that, and cycles, over the whole graph.
import js from '@eslint/js';
import globals from 'globals';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import ts from 'typescript-eslint';

/** What works in one browser, or on one page, and not in another: a strict Content-Security-Policy blocks it, or an engine is behind. */
const everywhereRules = {
  'no-restricted-imports': [
    'error',
    {
      paths: [
        {
          name: 'lit/directives/style-map.js',
          message: 'A strict CSP drops what styleMap writes first; use el.style.setProperty or classes.',
        },
      ],
    },
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: "TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/[\\s\"']style\\s*=/]",
      message: 'A strict CSP blocks style="…" in templates; use .style=${…}, setProperty or classes.',
    },
    {
      selector: 'TaggedTemplateExpression[tag.name=css] TemplateElement[value.raw=/:has\\(/]',
      message: 'In shadow trees, WebKit does not follow changes of what :has() looks at; use classes or siblings.',
    },
  ],
};

export default ts.config(
  // Types for frameworks are made, and hosts' apps checked by compilers of their own.
  { ignores: ['node_modules', 'build', 'dist', 'coverage', 'frameworks', 'test/fixtures'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['warn', { max: 400, skipBlankLines: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }], // == null says: neither null nor undefined
      'no-undef': 'off', // the compiler knows better
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }], // typeof import('…') of what is loaded later
      '@typescript-eslint/no-non-null-assertion': 'off', // noUncheckedIndexedAccess needs it where an index is known good
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-spread': 'off', // card codes are ASCII
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Matters of taste, in which the shorter form may win.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Structural typing is TypeScript's nature; an error from elsewhere is still an error.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/dot-notation': 'off', // ["field"] marks what came from outside and is not checked yet
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      ...everywhereRules,
      'lit/no-legacy-template-syntax': 'error',
      'lit/no-invalid-escape-sequences': 'error',
      'lit/no-template-arrow': 'off',
      // The class and its registration are apart on purpose: src/index.ts defines, the element does not.
      'wc/define-tag-after-class-definition': 'off',
      '@typescript-eslint/unbound-method': 'off', // Lit binds @event=${this.method} to the host
      // Lit's own lifecycle does these.
      'wc/guard-super-call': 'off',
    },
  },
  {
    // Pure code: it says nothing to a console and knows no clock, no chance, no page.
    files: ['src/{engine,session,solver,deals}/**/*.ts'],
    ignores: ['src/solver/{client,worker}.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'self', 'navigator', 'localStorage', 'sessionStorage', 'customElements', 'performance', 'setTimeout', 'setInterval'].map(
          (name) => ({ name, message: 'The pure rooms know no page: pass it in from outside.' }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from outside: take a seed.' },
        { object: 'Date', property: 'now', message: 'Time comes from outside: take a clock.' },
      ],
    },
  },
  {
    files: ['test/**/*.ts', 'bench/**/*.ts', 'integrations/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off', // chai: expect(x).to.be.true
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] }],
        },
      ],
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off', // a property may change between two looks at it
      'max-lines': ['warn', { max: 400, skipBlankLines: true }],
    },
  },
  {
    // @open-wc/testing's types make promises of chai's plain assertions.
    files: ['test/{browser,helpers}/**/*.ts'],
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ignores: ['demo/*', 'demo/host-app/*.js', 'integrations/**'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['demo/*.js', 'demo/host-app/*.js', 'integrations/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
);
