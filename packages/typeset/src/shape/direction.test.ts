import { describe, expect, it } from 'vitest';
import { resolveDirection, withDirectionMarks } from './direction.ts';
import { endsInRtl, isMostlyRtl } from './mostly-rtl.ts';

describe('resolveDirection', () => {
  it('follows the first letter, or most letters in a document that runs right to left', () => {
    const text = 'Kubernetes הועברה לענן לפני שנתיים';
    expect(resolveDirection(text).rtl).toBe(false);
    expect(resolveDirection(text, true).rtl).toBe(true);
    expect(resolveDirection(`${text} AWS`, true).rtl).toBe(true);
    expect(resolveDirection('קישור: https://example.org/portfolio', true).rtl).toBe(true);
    expect(resolveDirection('Read about שלום there', true).rtl).toBe(false);
  });

  it.each([
    'Acme Inc., תל אביב',
    'React.js ו־Vue.js: בניתי 3 מערכות (SaaS).',
    'PostgreSQL, Redis ושמות נוספים',
  ])('turns %s with its document', (text) => {
    expect(resolveDirection(text).rtl).toBe(false);
    expect(resolveDirection(text, true).rtl).toBe(true);
  });

  it.each([
    ['מפתח ', 'C++'],
    ['مطور ', 'C#', '، دبي'],
    ['ניסיון ב־', '.NET', ' בחיפה'],
    ['أي ', '$1.2M', '.'],
    ['תואר ', 'B.Sc.', ', חיפה'],
    ['תואר ', 'LL.B.', ', משפטים'],
    ['ב־', 'Elbit Systems Ltd.', ' במשך 5 שנים'],
    ['שינוי: ', '-10%', ' בשנה'],
    ['زيادة ', '+5%', ' في السنة'],
    ['אתר: ', 'https://daniel.example/'],
  ])('leaves to the words before it, %s, no sign of %s', (before, latin, after = '') => {
    const { levels } = resolveDirection(`${before}${latin}${after}`, true);
    const end = before.length + latin.length;
    expect([...(levels ?? [])].slice(before.length, end)).toEqual(Array(latin.length).fill(2));
  });

  it('knows the letters and signs beyond the first plane', () => {
    const adlam = '𞤀𞤣𞤤𞤢𞤥𞥆 𞥑𞥒';
    const { rtl, levels } = resolveDirection(adlam);
    expect([rtl, new Set(levels)]).toEqual([true, new Set([1])]);
    expect(resolveDirection('🎉 مرحبا').rtl).toBe(true);
    expect([...(resolveDirection('مرحبا 🎉!').levels ?? [])].slice(5)).toEqual([1, 1, 1, 1]);
    expect(resolveDirection('𠮷 مرحبا').rtl).toBe(false);
  });

  it.each([
    ['a telephone number', 'هاتف: ', '+971 4 555 0142'],
    ['a day in figures', 'تاريخ الميلاد: ', '1988-05-12'],
  ])('keeps the groups of %s in their order', (_, before, number) => {
    const { levels } = resolveDirection(`${before}${number}`, true);
    expect([...(levels ?? [])].slice(before.length)).toEqual(Array(number.length).fill(2));
  });

  it('keeps an icon before its contact, and contacts in the order of the document', () => {
    const icon = '\u00a0'.repeat(5);
    const text = `${icon}li@ex.example  |  ${icon}ana.example`;
    const { rtl, levels } = resolveDirection(text, true);
    expect(rtl).toBe(true);
    const levelsOf = (part: string) =>
      new Set(levels?.slice(text.indexOf(part)).slice(0, part.length));
    expect([levelsOf(icon), levelsOf('|')]).toEqual([new Set([1]), new Set([1])]);
    expect([levelsOf('li@ex.example'), levelsOf('ana.example')]).toEqual([
      new Set([2]),
      new Set([2]),
    ]);
    expect(resolveDirection(text)).toEqual({ rtl: false, levels: null });
  });

  it('reads a range with the text around it', () => {
    const { levels } = resolveDirection('من 2011-2014', true);
    expect(levels?.[7]).toBe(1);
  });

  it('turns years and numbers of a list with their document', () => {
    expect(resolveDirection('2011 – 2014', true).rtl).toBe(true);
    expect([...(resolveDirection('1.', true).levels ?? [])]).toEqual([2, 1]);
    expect(resolveDirection('2011 – 2014')).toEqual({ rtl: false, levels: null });
  });

  it('reads a thousand figures and signs without a letter as a word, which keeps its time bounded', () => {
    const levelsOf = (pairs: number, figure: string) =>
      resolveDirection(`א${`${figure}! `.repeat(pairs)}`, true).levels?.slice(1, 3);
    for (const figure of ['1', '۱', '１']) {
      expect(levelsOf(300, figure)).toEqual(Uint8Array.of(2, 1));
      expect(levelsOf(400, figure)).toEqual(Uint8Array.of(2, 2));
    }
    const long = `א${'𝟏! '.repeat(400)}`;
    expect(resolveDirection(long, true).levels).toHaveLength(long.length);
  });

  it('leaves Latin text alone, whatever the document', () => {
    expect(resolveDirection('Room 12 – 14', true)).toEqual({ rtl: false, levels: null });
    expect(resolveDirection('+972 3 555 0142', true)).toEqual({ rtl: false, levels: null });
  });
});

describe('withDirectionMarks', () => {
  const marked = (text: string) =>
    withDirectionMarks(text).replaceAll('\u200e', '<').replaceAll('\u200f', '>');

  it('parts a number from the next, and not from the rest of its word or address', () => {
    expect(marked('טלפון 050-555-0142, 055-5-1')).toBe('טלפון <050-555-0142<>, <055-5-1<>');
    expect(marked('גרסה v1.2.3-beta')).toBe('גרסה v<1.2.3<-beta');
    expect(marked('ana.example/2020-10-12/notes')).toBe('ana.example/<2020-10-12</notes');
  });
});

describe('endsInRtl', () => {
  it('reads the last letter, whatever follows it', () => {
    const endless = ['٠', '\u064e', ' ', '.'].map((sign) => `אב${sign.repeat(100_000)}`);
    expect(endless.map((text) => endsInRtl.test(text))).toEqual([true, true, true, true]);
    expect(endless.map((text) => endsInRtl.test(`${text}a`))).toEqual([false, false, false, false]);
  });
});

describe('isMostlyRtl', () => {
  it('counts letters, not figures or signs', () => {
    expect(isMostlyRtl('אב abc', 3)).toBe(true);
    expect(isMostlyRtl('אב 123456 !!!')).toBe(true);
    expect(isMostlyRtl('אב abc')).toBe(false);
    expect(isMostlyRtl('')).toBe(false);
  });
});
