/**
 * Draws the icons of the installed app from public/icon.svg: unchanged, and with the drawing inside
 * the safe zone of maskable icons. Run it after changing the icon: `npm run draw-icons -w
 * apps/web`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../public/', import.meta.url);
const sign = readFileSync(new URL('icon.svg', folder), 'utf8');

/** The safe zone of a maskable icon: a circle of 80% of its width. */
const safeShare = 0.8;
const ground = /<rect [^>]*fill="(#\w+)"\/>/;

function maskable(): string {
  const color = ground.exec(sign)?.[1];
  const parts = /<\/title>(.*)<\/svg>/s.exec(sign)?.[1]?.replace(ground, '');
  if (!color || !parts) throw new Error('icon.svg has no ground, or nothing on it');
  const inset = (32 * (1 - safeShare)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${color}"/><g transform="translate(${inset} ${inset}) scale(${safeShare})">${parts}</g></svg>`;
}

function draw(name: string, svg: string, widthPx: number): void {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render().asPng();
  writeFileSync(new URL(name, folder), picture);
  process.stdout.write(`${name}: ${picture.length} bytes\n`);
}

draw('icon-192.png', sign, 192);
draw('icon-512.png', sign, 512);
draw('icon-maskable-192.png', maskable(), 192);
draw('icon-maskable-512.png', maskable(), 512);
