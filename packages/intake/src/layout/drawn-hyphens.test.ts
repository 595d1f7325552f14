import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { withDrawnHyphens } from './drawn-hyphens.ts';
import { readPdfLines } from './read-pdf.ts';

type Part = string | number | null;

/** Operators that show texts of these parts: letters, a move in thousandths of an em, or neither. */
const shows = (...texts: Part[][]) => ({
  fnArray: [OPS.beginText, ...texts.map(() => OPS.showText), OPS.endText],
  argsArray: [null, ...texts.map((parts) => [parts.flatMap(glyphsOf)]), null],
});
type Glyph = { unicode: string; width: number };
const glyphsOf = (part: Part): (Glyph | number | null)[] =>
  typeof part === 'string' ? [...part].map((unicode) => ({ unicode, width: 300 })) : [part];

const read = (texts: string[], operators: ReturnType<typeof shows>) =>
  withDrawnHyphens(
    texts.map((str) => ({ str })),
    operators,
  ).map(({ str }) => str);

it('puts drawn hyphens back into words, at line ends, and between dates', () => {
  const operators = shows(
    ['seeking', -277, 'high', -10, '\u00ad', 'imp', 14, 'act'],
    ['work in fast\u00ad'],
    ['growing f', 20, 'irms'],
    ['Sep. 2023', -200, '\u00ad', -200, 'Mar. 2024'],
    ['\u00ad Led a team'],
  );
  const texts = [
    'seeking highimpact',
    'work in fast',
    'growing firms',
    'Sep. 2023 Mar. 2024',
    'Led',
    ' a team',
  ];
  expect(read(texts, operators)).toEqual([
    'seeking high-impact',
    'work in fast-',
    'growing firms',
    'Sep. 2023  - Mar. 2024',
    ' - Led',
    ' a team',
  ]);
});

it('leaves a soft hyphen out that is not drawn, and texts that are not those of the glyphs', () => {
  const invisible = { unicode: '\u00ad', width: 0 };
  const operators = shows(['imp']);
  operators.argsArray[1] = [[...glyphsOf('im'), invisible, ...glyphsOf('pact')]];
  expect(read(['impact'], operators)).toEqual(['impact']);
  expect(read(['tcapmi hgih'], shows(['high\u00adimpact']))).toEqual(['tcapmi hgih']);
  expect(read([], shows(['high\u00adimpact']))).toEqual([]);
});

it('reads a page of ten thousand hyphens that stand nowhere at once', () => {
  const texts = Array.from({ length: 10_000 }, () => 'aaaaaaaaaaaa');
  const operators = shows(...texts.map(() => ['b\u00adb'] as Part[]));
  expect(read(texts, operators)).toEqual(texts);
});

/** A PDF as LuaTeX writes it, in which the glyph of the hyphen is said to be U+00AD. */
const pdf = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R
  /Resources << /Font << /F 5 0 R >> >> >> endobj
4 0 obj << >> stream
BT /F 11 Tf 1 0 0 1 50 700 Tm [(Led)-277(high)-10(-)(impact)-277(work)] TJ
1 0 0 1 50 650 Tm [(Jan.)-270(2020)-200(-)-200(May)-270(2024)] TJ ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >> endobj
6 0 obj << >> stream
begincmap 1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <2D> <00AD> endbfchar endcmap
endstream endobj
trailer << /Root 1 0 R >>`;

it('keeps the hyphens of a file whose font says that they are soft', async () => {
  const { lines } = await readPdfLines(new TextEncoder().encode(pdf), undefined);
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Led high-impact work'],
    ['Jan. 2020 - May 2024'],
  ]);
});
