/**
 * Draws public/landing/*.svg, the engine's output on the landing page, from the sample resume, and
 * measures the results that the page claims. Run it after changes to a template, the reader or the
 * score: `npm run draw-landing -w apps/web` (needs poppler's `pdftocairo`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { drawHead, drawSetting, drawSuggestion } from './landing/callouts.ts';
import { drawSamePages, findProofs } from './landing/proofs.ts';
import { drawRevision } from './landing/revision.ts';

const { page, still, moving, place } = drawRevision();
const pictures = {
  ...drawSamePages(),
  page,
  'bullet-still': still,
  bullet: moving,
  suggestion: drawSuggestion(),
  'head-professional': drawHead('professional'),
  'head-creative': drawHead('creative'),
  'head-academic': drawHead('academic'),
  'setting-serif': drawSetting({ accent: '#7a1f2e' }),
  'setting-sans': drawSetting({ fontFamily: 'Inter', accent: '#0055ff' }),
  'setting-round': drawSetting({ fontFamily: 'Poppins', accent: '#0b7a4b', leadingScale: 1.1 }),
};

for (const [name, svg] of Object.entries(pictures)) {
  writeFileSync(new URL(`../public/landing/${name}.svg`, import.meta.url), svg);
  process.stdout.write(`${name}: ${svg.length} bytes, ${/viewBox="([^"]*)"/.exec(svg)?.[1]}\n`);
}
const proven = new URL('../src/features/landing/proofs/proven.ts', import.meta.url);
const source = readFileSync(proven, 'utf8');
const facts = JSON.stringify(await findProofs(), null, 2);
writeFileSync(
  proven,
  `${source.split('\nexport const')[0]}\nexport const proven: Proven = ${facts};\n`,
);
process.stdout.write(`The bullet's place: ${JSON.stringify(place)}\n`);
