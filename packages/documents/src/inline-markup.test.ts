import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInline, parseSpans } from './inline-markup.ts';

describe('parseInline', () => {
  it('reads bold, italic and both', () => {
    expect(parseInline('a **b** *c* ***d***.')).toEqual([
      { text: 'a ' },
      { text: 'b', bold: true },
      { text: ' ' },
      { text: 'c', italic: true },
      { text: ' ' },
      { text: 'd', bold: true, italic: true },
      { text: '.' },
    ]);
  });

  it('reads what stands before an ending that hangs on it', () => {
    expect(parseInline('**응답 시간**을')).toEqual([
      { text: '응답 시간', bold: true },
      { text: '을' },
    ]);
  });

  it.each(['ประสบการณ์**สิบสี่ปี**ด้าน', 'ມີ**ປະສົບການ**ດ້ານ', 'មាន**បទពិសោធន៍**ខាង', '有**十年**经验'])(
    'reads what stands between words without spaces: %s',
    (text) => {
      const [before, bold = '', after] = text.split('**');
      expect(parseInline(text)).toEqual([
        { text: before },
        { text: bold, bold: true },
        { text: after },
      ]);
    },
  );

  it('nests one in another', () => {
    expect(parseInline('**so *very* good**')).toEqual([
      { text: 'so ', bold: true },
      { text: 'very', bold: true, italic: true },
      { text: ' good', bold: true },
    ]);
  });

  it('reads links, marked up ones too', () => {
    expect(parseInline('see [**the** site](https://example.com/a_(b)).')).toEqual([
      { text: 'see ' },
      { text: 'the', bold: true, href: 'https://example.com/a_(b)' },
      { text: ' site', href: 'https://example.com/a_(b)' },
      { text: '.' },
    ]);
    expect(parseInline('[mail](mailto:a@example.com)')[0]?.href).toBe('mailto:a@example.com');
  });

  it.each([
    '2 * 3 * 4',
    '2*3*4',
    '**',
    '*',
    'a ** b',
    '**open',
    'open*',
    '****much****',
    '[x](javascript:alert(1))',
    '[x](data:text/html,hi)',
    '[x]()',
    '[](https://example.com)',
    'f[0](x)',
  ])('leaves %s as it is', (text) => {
    expect(parseInline(text)).toEqual([{ text }]);
  });

  it('covers every letter by a span, markup or words', () => {
    const output = fc.stringMatching(/^[*[\]() ab:/.h]{0,60}$/);
    fc.assert(
      fc.property(output, (text) => {
        expect(
          parseSpans(text)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
    expect(parseSpans('a **b**')).toEqual([
      { text: 'a ' },
      { text: '**', isMarkup: true },
      { text: 'b', bold: true },
      { text: '**', isMarkup: true },
    ]);
  });

  it('loses nothing but paired markers, whatever is written', () => {
    const marked = fc.stringMatching(/^[*[\]() ab:/.h]{0,60}$/);
    fc.assert(
      fc.property(marked, (text) => {
        const shown = parseInline(text)
          .map((run) => run.text)
          .join('');
        const letters = (value: string) => value.replace(/[^abh:]/g, '');
        expect(text.includes('](') ? true : letters(shown) === letters(text)).toBe(true);
        for (const run of parseInline(text)) expect(run.text).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('reads 20,000 unpaired markers in linear time', () => {
    const text = '*a **b ***c ['.repeat(5_000);
    expect(parseInline(text)).toEqual([{ text }]);
  });
});
