import { expect, it } from 'vitest';
import type { Image } from '../blocks.ts';
import { layoutDocument } from '../layout.ts';
import { paintSvg } from '../paint-svg/paint-svg.ts';
import { makeDocument } from '../testing/documents.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { paintPdf } from './paint-pdf.ts';
import { roundedPath } from './pdf-syntax.ts';

const fonts = await openFontBook([]);
const source =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mO4evMBAAVQArMHAj54AAAAAElFTkSuQmCC';
const image = (extra: Partial<Image> = {}): Image => ({
  type: 'image',
  source,
  alt: 'Portrait',
  widthPt: 50,
  heightPt: 50,
  ...extra,
});
const lay = (block: Image) => layoutDocument(makeDocument([block]), fonts);
const [x, y, size] = [10, 10, 50];

it('cuts no corner unless it is told to, and scales the cut with the image', () => {
  expect(lay(image()).pages[0]?.items[0]).not.toHaveProperty('cornerPt');
  const large = image({ widthPt: 400, heightPt: 40, cornerPt: 20 });
  expect(lay(large).pages[0]?.items[0]).toMatchObject({ widthPt: 200, heightPt: 20, cornerPt: 10 });
});

it('paints within a path whose every point lies on the corner’s circle or an edge', () => {
  const path = roundedPath([x, y, size, size], 999);
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(Math.min(...numbers)).toBe(10);
  expect(Math.max(...numbers)).toBe(60);
  expect(path).toMatch(/^35 10 m .* h$/);
  const count = (bytes: Uint8Array) => bytes.length;
  expect(count(paintPdf(lay(image({ cornerPt: 25 })), fonts))).toBeGreaterThan(
    count(paintPdf(lay(image()), fonts)),
  );
});

it('clips the picture in an SVG', () => {
  const list = lay(image({ cornerPt: 25 }));
  const [page] = list.pages;
  if (!page) throw new Error('one page');
  const svg = paintSvg(page, list, fonts);
  expect(svg).toContain('<rect x="10" y="10" width="50" height="50" rx="25"/></clipPath>');
  expect(svg).toMatch(/<image [^>]*clip-path="url\(#c10-10\)"/);
});
