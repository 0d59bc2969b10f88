// Where the pictures lie that new ones are compared with. `npm run pictures` takes them anew.
import { fileURLToPath } from 'node:url';

export const baseline = (name: string): string => fileURLToPath(new URL(`./baselines/${name}.png`, import.meta.url));
