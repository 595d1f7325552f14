/**
 * Draws public/first-page.svg, which the preview shows until the engine has loaded. Run it after
 * changing the template `classic` or the hints: `npm run draw-first-page -w apps/web`.
 */
import { writeFileSync } from 'node:fs';
import { drawFirstPage } from './first-page.ts';

writeFileSync(new URL('../public/first-page.svg', import.meta.url), await drawFirstPage());
