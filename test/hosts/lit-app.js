/* global document */
// Another application on the page, with a Lit of its own.
import { html, render } from '/node_modules/lit-html/lit-html.js';

render(html`<b>from Lit</b>`, document.querySelector('#app'));
