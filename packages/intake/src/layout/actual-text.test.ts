import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { actualTexts, mayJoinLetters, withActualText } from './actual-text.ts';

const hex = (text: string) =>
  [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
const span = (text: string) =>
  `/Span<</ActualText <FEFF${hex(text).toUpperCase()}> >> BDC (x) Tj EMC`;

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function pdfOf(...contents: string[]): Uint8Array {
  const parts = contents.flatMap((content) => {
    // Stored as it is where it holds a stream itself.
    const packed = zlibSync(latin(content), { level: content.includes('stream') ? 0 : 6 });
    return [
      latin(`1 0 obj <</Filter /FlateDecode /Length ${packed.length}>> stream\n`),
      packed,
      latin('\nendstream endobj\n'),
    ];
  });
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

describe('actualTexts', () => {
  it('tells what the spans of each page stand for, in their order', () => {
    const pdf = pdfOf(`BT ${span('प्रि')} (a) Tj ${span('या')} ET`, 'no span', span('क्षा'));
    expect(actualTexts(pdf)).toEqual([['प्रि', 'या'], ['क्षा']]);
  });

  it('tells the letters of a ligature, which Chromium writes plainly', () => {
    expect(actualTexts(pdfOf('/Span<</ActualText (fi) >> BDC <008B> Tj EMC'))).toEqual([['fi']]);
    expect(mayJoinLetters(['Pro', '\0', 'le'])).toBe(true);
    const others =
      '/Span<</ActualText (\\376\\377\\000t\\000i) >> BDC EMC /Span<</ActualText(\\(-\\))>>BDC';
    expect(actualTexts(pdfOf(`${others} ${span('')} ${span('fi')}`))).toEqual([
      ['ti', '(-)', '', 'fi'],
    ]);
    expect(mayJoinLetters(['Profile'])).toBe(false);
  });

  it('takes nothing within a stream for another one', () => {
    const inner = new TextDecoder('latin1').decode(pdfOf(span('क्षा')));
    const file = pdfOf(`${span('या')} ${inner.slice(0, inner.indexOf('endstream'))}`);
    expect(actualTexts(file)).toEqual([['या']]);
  });

  it('passes over streams that are damaged or cut short', () => {
    const pdf = pdfOf(span('या'));
    expect(actualTexts(pdf.subarray(0, 40))).toEqual([]);
    expect(actualTexts(pdf.map((byte, at) => (at > 60 && at < 80 ? 0 : byte)))).toEqual([]);
  });
});

describe('withActualText', () => {
  const item = (str: string, x: number, width: number, number?: number) => ({
    str,
    width,
    transform: [1, 0, 0, 1, x, 0],
    ...(number !== undefined && { span: number }),
  });
  const itemsOf = (items: ReturnType<typeof item>[], spans: string[][]) =>
    withActualText(items, spans).map(({ str, width, transform: [, , , , x] }) => [str, x, width]);

  it('makes one item of the shapes of a span, with the space before it', () => {
    const items = [
      item('क', 0, 5),
      item(' ', 5, 2, 0),
      item('\u0000', 7, 4, 0),
      item('त', 11, 3, 0),
    ];
    expect(itemsOf(items, [['प्रि']])).toEqual([
      ['क', 0, 5],
      [' प्रि', 7, 7],
    ]);
  });

  it('takes each page its own spans, and leaves a page alone that has more than are told', () => {
    const spans = [['या'], ['क्षा', 'वि']];
    expect(itemsOf([item('य', 0, 5, 0)], spans)).toEqual([['या', 0, 5]]);
    expect(itemsOf([item('क', 0, 5, 0), item('व', 5, 5, 1)], spans)).toEqual([
      ['क्षा', 0, 5],
      ['वि', 5, 5],
    ]);
    expect(itemsOf([item('क', 0, 5, 0)], spans)).toEqual([['क', 0, 5]]);
  });
});

it('is asked of scripts alone whose letters are joined to shapes', () => {
  expect(mayJoinLetters(['Ada Berg', 'Łódź', 'Ελένη'])).toBe(false);
  expect(mayJoinLetters(['Ada', 'प्रिया'])).toBe(true);
});
