import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayItem, ImageItem } from '../display-list.ts';
import { layoutDocument } from '../layout.ts';
import { makeDocument, paragraph } from '../testing/documents.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { setLine, setList, setRun } from '../testing/set-list.ts';
import { paintSvg } from './paint-svg.ts';

const fonts = await openFontBook(['Inter']);
const paint = (items: DisplayItem[], options?: { title?: string }) =>
  paintSvg({ items, boxes: [] }, setList([items], []), fonts, options);
const image = (source: string): ImageItem => ({
  kind: 'image',
  xPt: 10.004,
  yPt: 20,
  widthPt: 30,
  heightPt: 40,
  source,
  alt: '<b>',
  node: 0,
});

/** The elements of an SVG that says nothing else, in order. */
function elementsOf(svg: string): string[] {
  const tag = /<(\/?[a-z]+)((?: [a-zA-Z:]+="[^"<>]*")*)\/?>/g;
  expect(svg.replaceAll(tag, '').trim()).toBe('');
  return [...svg.matchAll(tag)].flatMap(([, name = '']) => (name.startsWith('/') ? [] : [name]));
}

describe('a page as SVG', () => {
  it('has the size of the page, and white paper', () => {
    const svg = paint([]);
    expect(svg).toContain('width="595.28" height="841.89" viewBox="0 0 595.28 841.89"');
    expect(svg).toContain('<path fill="#fff" d="M0 0h595.28v841.89H0z"/>');
  });

  it('draws each outline once and uses it where the layout put the glyph', () => {
    const svg = paint([setLine(fonts, 'noon', null)]);
    const { glyphs } = setRun(fonts, 'Inter-Regular', 'noon');
    const advance = glyphs[1] ?? 0;
    expect(elementsOf(svg)).toEqual([
      'svg',
      'defs',
      'path',
      'path',
      'path',
      'g',
      ...Array(4).fill('use'),
    ]);
    expect(svg).toContain('translate(72 82)');
    expect([...svg.matchAll(/href="#(g\d)"/g)].map(([, name]) => name)).toEqual([
      'g0',
      'g1',
      'g1',
      'g0',
    ]);
    expect(svg).toContain(`<use href="#g1" x="${advance}"/>`);
  });

  it('leaves the letter spacing between letters, and room for spaces', () => {
    const line = { ...setLine(fonts, 'l l', null), letterSpacingPt: 1 };
    const { glyphs } = setRun(fonts, 'Inter-Regular', 'l l');
    const unitsPerPt = fonts.face('Inter-Regular').unitsPerEm / line.sizePt;
    const place = (glyphs[1] ?? 0) + (glyphs[6] ?? 0) + 2 * unitsPerPt;
    expect(paint([line])).toContain(`<use href="#g0" x="${Math.round(place)}"/>`);
  });

  it('paints rules and backgrounds in their colours', () => {
    const rect = { xPt: 10, yPt: 20.126, widthPt: 30, heightPt: 0.5, color: '#3b82f6' };
    expect(paint([{ kind: 'rect', ...rect }])).toContain(
      '<path fill="#3b82f6" d="M10 20.13h30v0.5H10z"/>',
    );
  });

  it('shows pictures that it holds itself and asks for no other', () => {
    const own = 'data:image/png;base64,iVBORw0KGgo=';
    expect(paint([image(own)])).toContain(
      `<image x="10" y="20" width="30" height="40" preserveAspectRatio="none" href="${own}"/>`,
    );
    for (const other of [
      'https://example.com/a.png',
      '/etc/passwd',
      'data:image/svg+xml;base64,PHN2Zz4=',
    ])
      expect(paint([image(other)])).not.toContain('<image');
  });

  it('holds a name as text', () => {
    const svg = paint([], { title: '</title><script>"&\u0000\ud800' });
    expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;\ufffd</title>');
  });

  it('is the same for the same page and holds nothing but drawings, whatever is written', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(text, (output) => {
        const list = layoutDocument(makeDocument([paragraph(`<text>${output}`)]), fonts);
        for (const page of list.pages) {
          const svg = paintSvg(page, list, fonts);
          expect(paintSvg(page, list, fonts)).toBe(svg);
          expect(['svg', 'defs', 'path', 'g', 'use']).toEqual(
            expect.arrayContaining(elementsOf(svg)),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});
