/**
 * Draws public/folio.png, the picture for shared links to the product, and the bitmap icons, from
 * public/icon.svg: `npm run draw-product -w apps/web`.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { cutDisplayFace } from './draw-sheet.ts';

const publicFile = (name: string) => new URL(`../public/${name}`, import.meta.url);
const [width, height] = [1200, 630];
const [pageWidth, pageHeight, pageX, pageY] = [520, 736, 620, 72];

const icon = readFileSync(publicFile('icon.svg'), 'utf8');
for (const sizePx of [180, 512]) {
  const drawn = new Resvg(icon, { fitTo: { mode: 'width', value: sizePx } }).render();
  writeFileSync(publicFile(`icon-${sizePx}.png`), drawn.asPng());
}

const page = new Resvg(readFileSync(publicFile('templates/modern.svg'), 'utf8'), {
  fitTo: { mode: 'width', value: pageWidth },
}).render();
const source = `data:image/png;base64,${Buffer.from(page.asPng()).toString('base64')}`;
const lines = ['Build', 'Professional', 'Resumes', 'in Minutes'];
const headline = lines
  .map((line, at) => `<text x="72" y="${236 + at * 86}" font-size="80">${line}</text>`)
  .join('');
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#f5f6f8"/>
<rect x="${pageX - 1}" y="${pageY - 1}" width="${pageWidth + 2}" height="${pageHeight}" fill="#d5dae2"/>
<image x="${pageX}" y="${pageY}" width="${pageWidth}" height="${pageHeight}" href="${source}"/>
<g font-family="Newsreader" fill="#10151f"><text x="72" y="116" font-size="38">Folio</text>${headline}</g>
</svg>`;
const face = join(mkdtempSync(join(tmpdir(), 'folio-face-')), 'newsreader.ttf');
writeFileSync(face, await cutDisplayFace('truetype', 400));
const font = { fontFiles: [face], loadSystemFonts: false, defaultFontFamily: 'Newsreader' };
writeFileSync(publicFile('folio.png'), new Resvg(picture, { font }).render().asPng());
