/**
 * Draws public/first-page.svg, which stands in the preview until the engine is there. Run it after the
 * template `classic` or the hints have changed: `npm run draw-first-page -w apps/web`.
 */
import { writeFileSync } from 'node:fs';
import { drawFirstPage } from './first-page.ts';

writeFileSync(new URL('../public/first-page.svg', import.meta.url), await drawFirstPage());
