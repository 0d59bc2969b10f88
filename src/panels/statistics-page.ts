/** The menu's page of results: six numbers of one game, and a way to begin from zero, which asks first. */
import { html, nothing, type TemplateResult } from 'lit';
import { variants } from '../engine/index.js';
import { fill } from '../locales/panels.js';
import type { MenuHost } from './host.js';

export class StatisticsPage {
  readonly #host: MenuHost;
  /** Another game's results than those of the game on the table. */
  #variant: string | null = null;
  #asking = false;

  constructor(host: MenuHost) {
    this.#host = host;
  }

  view(): TemplateResult {
    const { words, texts, session, keeps, disabled } = this.#host;
    const said = texts.statistics;
    const variant = this.#variant ?? session.variant;
    const { played, won, streak, bestStreak, bestTime, fewestMoves } = this.#host.statistics(variant);
    const rows: [string, string | number][] = [
      [said.played, played],
      [said.won, played > 0 ? fill(said.wonShare, { n: won, share: Math.round((won / played) * 100) }) : won],
      [said.streak, streak],
      [said.bestStreak, bestStreak],
      [said.bestTime, bestTime === null ? '–' : words.time(bestTime)],
      [said.fewestMoves, fewestMoves ?? '–'],
    ];
    return html`<label class="field"><span>${said.game}</span>
        <select @change=${this.#choose}>${[...variants.keys()].map((id) => html`<option value=${id} .selected=${id === variant}>${words.game(id)}</option>`)}</select>
      </label>
      <dl class="numbers">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
      ${keeps ? nothing : html`<p>${said.onlyHere}</p>`}
      ${this.#asking ? this.#question(variant) : html`<button type="button" part="button" class="button" data-do="reset" ?disabled=${played === 0 || disabled} @click=${() => this.#ask(true)}>${said.reset}</button>`}`;
  }

  #question(variant: string): TemplateResult {
    const { words, texts } = this.#host;
    const { sure, yes, no } = texts.statistics;
    const reset = (): void => {
      this.#host.resetStatistics(variant);
      this.#ask(false);
    };
    return html`<div class="question" role="group" aria-label=${fill(sure, { game: words.game(variant) })}>
      <p>${fill(sure, { game: words.game(variant) })}</p>
      <button type="button" part="button" class="button first" data-do="keep" @click=${() => this.#ask(false)}>${no}</button>
      <button type="button" part="button" class="button" data-do="forget" @click=${reset}>${yes}</button>
    </div>`;
  }

  #ask(asking: boolean): void {
    this.#asking = asking;
    this.#host.requestUpdate();
  }

  readonly #choose = (event: Event): void => {
    this.#variant = (event.target as HTMLSelectElement).value;
    this.#ask(false);
  };
}
