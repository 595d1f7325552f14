import { Blob, Face, Font } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { TrueTypeFont } from '../fonts/truetype-font.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { readOutline, toPathData } from './glyph-outline.ts';

const fonts = await openFontBook(['Inter', 'Gelasio']);

/** What each command of a path says: pairs of numbers, from the pen or from the origin, y upwards. */
const commandsOf = (path: string) =>
  [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'h') numbers.push(0);
    if (command === 'v') numbers.unshift(0);
    if (/z/i.test(command)) numbers.push(0, 0);
    return { command: command.toUpperCase(), isRelative: command >= 'a', numbers };
  });

/** The points that a path leads through, y downwards, however they are written. */
function pointsOf(path: string): string[] {
  const points: string[] = [];
  let [pen, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const { command, isRelative, numbers } of commandsOf(path)) {
    const from = command === 'Z' ? start : isRelative ? pen : { x: 0, y: 0 };
    const flip = isRelative ? 1 : -1;
    for (let i = 0; i < numbers.length; i += 2) {
      pen = { x: from.x + (numbers[i] ?? 0), y: from.y + (numbers[i + 1] ?? 0) * flip };
      points.push(`${pen.x} ${pen.y + 0}`);
    }
    if (command === 'M') start = pen;
  }
  return points.filter((point, index) => point !== points[index - 1]);
}

describe('the outlines of glyphs', () => {
  it.each(['Inter-Regular', 'Inter-BoldItalic', 'Gelasio-Regular', 'Gelasio-Bold'])(
    'are those that HarfBuzz draws, for every glyph of %s',
    (key) => {
      const { bytes } = fonts.face(key);
      const [font, drawn] = [new TrueTypeFont(bytes), new Font(new Face(new Blob(bytes)))];
      for (let glyph = 0; glyph < font.glyphCount; glyph++) {
        const own = toPathData(readOutline(font, glyph));
        expect(pointsOf(own), `glyph ${glyph}`).toEqual(pointsOf(drawn.glyphToPath(glyph)));
      }
      expect(font.glyphCount).toBeGreaterThan(500);
    },
  );

  it('are empty for a glyph that the font does not have', () => {
    const font = new TrueTypeFont(fonts.face('Inter-Regular').bytes);
    expect(readOutline(font, font.glyphCount)).toEqual([]);
  });
});
