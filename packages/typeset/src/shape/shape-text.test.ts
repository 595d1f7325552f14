import { describe, expect, it } from 'vitest';
import type { InlineRun } from '../blocks.ts';
import { isBlankRun } from '../display-list.ts';
import { FontBook } from '../fonts/font-book.ts';
import { bodyStyle } from '../testing/documents.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { checkHref, FaceChooser } from './run-style.ts';
import { shapeText } from './shape-text.ts';
import { WordCache } from './shape-word.ts';

const fonts = await openFontBook(['Inter', 'Gelasio']);
const withFallback = new FontBook(fonts.harfBuzz);
withFallback.addFace({ ...fonts.face('Gelasio-Regular') });
withFallback.addFace({ ...fonts.face('Inter-Regular'), fallback: true });
const shaper = {
  fonts,
  words: new WordCache(10_000),
  runStyles: new FaceChooser(fonts, []),
  rtl: false,
};
const shape = (runs: InlineRun[], style = bodyStyle) => shapeText(shaper, runs, style);
const wordsOf = (runs: InlineRun[]) => shape(runs).words.map(({ run }) => run.text);

describe('shapeText', () => {
  it('shows a mark on a space once, where no font has the two together', () => {
    expect(wordsOf([{ text: 'a \u030d .' }]).join('')).toBe('a \u030d .');
  });

  it('shows a mark once that another font has and a link begins with', () => {
    const href = 'https://a.example';
    const runs = [{ text: 'a.' }, { text: '\u1ab0 b', href }];
    expect(wordsOf(runs).join('')).toBe('a.\u1ab0 b');
  });

  it('shapes word by word, each with the spaces after it', () => {
    expect(wordsOf([{ text: 'Two  words\nhere ' }])).toEqual(['Two  ', 'words', 'here ']);
  });

  it('does not part runs of one look', () => {
    expect(wordsOf([{ text: 'un' }, { text: '' }, { text: 'broken', bold: false }])).toEqual([
      'unbroken',
    ]);
    expect(wordsOf([{ text: 'bro' }, { text: 'ken', bold: true }])).toEqual(['bro', 'ken']);
  });

  it('parts scripts and shapes ideographs one by one', () => {
    expect(wordsOf([{ text: 'abcабв漢字。' }])).toEqual(['abc', 'абв', '漢', '字。']);
  });

  it('kerns', () => {
    const together = shape([{ text: 'AV' }]).cumulativeAdvancePt.at(-1) ?? 0;
    const apart = ['A', 'V'].map((text) => shape([{ text }]).cumulativeAdvancePt.at(-1) ?? 0);
    expect(together).toBeLessThan((apart[0] ?? 0) + (apart[1] ?? 0));
  });

  it('joins letters to ligatures, but not where they are spaced', () => {
    const glyphCount = (letterSpacingPt: number) => {
      const style = { ...bodyStyle, family: 'Gelasio', letterSpacingPt };
      return (shape([{ text: 'ffi' }], style).words[0]?.run.glyphs.length ?? 0) / 5;
    };
    expect(glyphCount(0)).toBeLessThan(3);
    expect(glyphCount(1)).toBe(3);
  });

  it('switches contextual forms off where letters are spaced, as browsers do', () => {
    const glyphsOf = (letterSpacingPt: number) =>
      shape([{ text: '->' }], { ...bodyStyle, letterSpacingPt }).words[0]?.run.glyphs.length;
    expect(glyphsOf(0)).toBe(5);
    expect(glyphsOf(1)).toBe(10);
  });

  it('adds the letter spacing after each cluster', () => {
    const width = (letterSpacingPt: number) =>
      shape([{ text: 'e\u0301te\u0301' }], {
        ...bodyStyle,
        letterSpacingPt,
      }).cumulativeAdvancePt.at(-1) ?? 0;
    expect(width(2) - width(1)).toBeCloseTo(3, 9);
  });

  it('sets letters that no font has apart, as one blank each', () => {
    const words = shape([{ text: 'to தமிழ்' }]).words.map(({ run }) => run);
    expect(words.map(({ text }) => text)).toEqual(['to ', 'தமிழ்']);
    const advance = fonts.face('Inter-Regular').advance(0);
    expect(words[1]?.glyphs).toEqual([
      0,
      advance,
      0,
      0,
      0,
      0,
      advance,
      0,
      0,
      1,
      0,
      advance,
      0,
      0,
      3,
    ]);
    expect(words[0]?.glyphs.includes(0)).toBe(true);
    expect(words.map(isBlankRun)).toEqual([false, true]);
  });

  it('sets a letter in another font where its own has not its mark', () => {
    const book = { ...shaper, fonts: withFallback, runStyles: new FaceChooser(withFallback, []) };
    const style = { ...bodyStyle, family: 'Gelasio' };
    const runs = (text: string) =>
      shapeText(book, [{ text }], style).words.map(({ run }) => [run.text, run.font]);
    const marks = Array.from({ length: 0x70 }, (_, i) => 0x300 + i);
    const has = (font: string, mark: number) => fonts.face(font).hasGlyph(mark);
    const lacked = marks.find(
      (mark) => !has('Gelasio-Regular', mark) && has('Inter-Regular', mark),
    );
    const letter = `q${String.fromCodePoint(lacked ?? 0)}`;
    expect(runs('ae\u0301b')).toEqual([['ae\u0301b', 'Gelasio-Regular']]);
    expect(runs(`a${letter}b`)).toEqual([
      ['a', 'Gelasio-Regular'],
      [letter, 'Inter-Regular'],
      ['b', 'Gelasio-Regular'],
    ]);
    expect(
      shapeText(book, [{ text: 'aq\u1ac8b' }], style).words.map(({ run }) => isBlankRun(run)),
    ).toEqual([false, true, false]);
  });

  it('makes one link of adjacent runs to one address, and only of safe addresses', () => {
    const href = 'https://folio.example/';
    const { links, words } = shape([
      { text: 'see ', href: 'javascript:alert(1)' },
      { text: 'my ', href },
      { text: 'site', href, bold: true },
      { text: ' or' },
      { text: 'this', href },
    ]);
    expect(links).toEqual([
      { href, text: 'my site' },
      { href, text: 'this' },
    ]);
    expect(words.map(({ runStyle }) => runStyle.part)).toEqual([0, 1, 1, 0, 0, 2]);
  });
});

describe('checkHref', () => {
  it.each(['https://a.example/x?y=1#z', 'http://a.example', 'mailto:a@b.example', 'tel:+15550100'])(
    'lets %s through',
    (href) => {
      expect(checkHref(href)).toBe(href);
    },
  );

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https:relative',
    'https://a b',
    '//a.example',
    `https://a.example/${'x'.repeat(3000)}`,
    '',
  ])('drops %j', (href) => {
    expect(checkHref(href)).toBeUndefined();
  });
});
