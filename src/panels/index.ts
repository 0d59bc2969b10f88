/** What opening the menu brings: its pages, the replay, and their looks. Loaded then, and not before. */
export { lacksPanelTexts, panelTexts, panelTextsArrive, retryPanelTexts } from '../locales/panels.js';
export { Menu } from './menu.js';
export type { MenuHost, Recorded } from './host.js';
export { panelStyles } from './styles.js';
