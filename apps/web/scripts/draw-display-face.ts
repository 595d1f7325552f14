/**
 * Cuts src/styles/fonts/newsreader-headline.woff2 from Newsreader: the letters of our own headlines
 * at one optical size and the two weights that we set. Anything else comes from the whole face, see
 * src/styles/display-face.css. Run it when a headline needs a new character:
 * `npm run draw-display-face -w apps/web`.
 */
import { writeFileSync } from 'node:fs';
import { cutDisplayFace } from './draw-sheet.ts';

const target = new URL('../src/styles/fonts/newsreader-headline.woff2', import.meta.url);
writeFileSync(target, await cutDisplayFace('woff2'));
