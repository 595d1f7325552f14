import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FontFace } from '../fonts/font-book.ts';
import { layoutDocument } from '../layout.ts';
import { makeDocument } from '../testing/documents.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { startFontSubsetter } from './font-subsetter.node.ts';
import { webFonts } from './web-fonts.ts';
import { toWoff } from './woff.ts';

const book = await openFontBook(['Inter', 'Gelasio']);
const subsetter = await startFontSubsetter();
const gelasio = book.face('Gelasio-Regular');
const subsetOf = ({ bytes }: FontFace, text: string, features: string[] = []) =>
  subsetter.subset(
    bytes,
    [...text].map((letter) => letter.codePointAt(0) ?? 0),
    features,
  );
/** What shaping gives but for the glyphs' numbers, which a subset counts anew. */
const placesOf = (bytes: Uint8Array, text: string, features = '') => {
  const { glyphs } = book.harfBuzz.shape(
    book.harfBuzz.openFont(bytes),
    text,
    false,
    true,
    features,
  );
  return glyphs.filter((_, index) => index % 5 !== 0);
};

describe('a font of a web page', () => {
  it('sets its letters as the whole font does, with kerning and ligatures', () => {
    const text = 'AVATAR To office, Résumé';
    const subset = subsetOf(gelasio, text);
    expect(placesOf(subset, text)).toEqual(placesOf(gelasio.bytes, text));
    expect(subset.length).toBeLessThan(gelasio.bytes.length / 4);
    expect(subsetOf(gelasio, text)).toEqual(subset);
  });

  it('has no other letters, and the features that are asked for', () => {
    const inter = book.face('Inter-Regular');
    const font = book.harfBuzz.openFont(subsetOf(inter, '1234'));
    expect(book.harfBuzz.hasGlyph(font, 0x31)).toBe(true);
    expect(book.harfBuzz.hasGlyph(font, 0x41)).toBe(false);
    const tabular = placesOf(inter.bytes, '1112', 'tnum');
    expect(placesOf(subsetOf(inter, '12', ['tnum']), '1112', 'tnum')).toEqual(tabular);
    expect(placesOf(subsetOf(inter, '12'), '1112', 'tnum')).not.toEqual(tabular);
  });

  it('says whose it is and under which licence', () => {
    const names = new TextDecoder('utf-16be').decode(subsetOf(gelasio, 'A'));
    const odd = new TextDecoder('utf-16be').decode(subsetOf(gelasio, 'A').subarray(1));
    expect(names + odd).toMatch(/Copyright/);
    expect(names + odd).toMatch(/SIL Open Font License/);
  });

  it('is as WOFF the same tables', () => {
    const sfnt = subsetOf(gelasio, 'Folio');
    const woff = toWoff(sfnt);
    const [from, to] = [sfnt, woff].map(({ buffer }) => new DataView(buffer));
    if (!from || !to) throw new Error('There are two files');
    expect(new TextDecoder().decode(woff.subarray(0, 4))).toBe('wOFF');
    expect(to.getUint32(8)).toBe(woff.length);
    expect(to.getUint32(16)).toBe(sfnt.length);
    expect(to.getUint16(12)).toBe(from.getUint16(4));
    for (let table = 0; table < to.getUint16(12); table++) {
      const at = 44 + table * 20;
      const start = to.getUint32(at + 4);
      const packed = woff.subarray(start, start + to.getUint32(at + 8));
      const isPacked = packed.length < to.getUint32(at + 12);
      const original = from.getUint32(12 + table * 16 + 8);
      expect([...(isPacked ? inflateSync(packed) : packed)]).toEqual([
        ...sfnt.subarray(original, original + to.getUint32(at + 12)),
      ]);
    }
  });
});

describe('the fonts of a document', () => {
  it('are its faces, each with the letters that are shown in it, however they are put together', () => {
    const style = { family: 'Gelasio', sizePt: 10, leadingPt: 14, color: '#000000' };
    const runs = [{ text: 'Cafe\u0301 ' }, { text: 'bold', bold: true }];
    const list = layoutDocument(makeDocument([{ type: 'paragraph', runs, style }]), book);
    const fonts = webFonts(list, book, subsetter);
    expect(fonts.map(({ family, bold, italic }) => [family, bold, italic])).toEqual([
      ['Gelasio', true, false],
      ['Gelasio', false, false],
    ]);
    expect(webFonts(list, book, subsetter)).toEqual(fonts);
  });
});
