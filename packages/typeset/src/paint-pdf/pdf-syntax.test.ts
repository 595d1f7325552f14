import { describe, expect, it } from 'vitest';
import { writeColor, writeName, writeNumber, writeText, writeUri } from './pdf-syntax.ts';

describe('how a PDF writes values', () => {
  it('writes numbers with three decimals at most, never as -0, NaN or with an exponent', () => {
    const values = [1, -1.25, 0.0004, -0.0004, 595.28, 1e-9, 1e7, -0.5, Number.NaN, 12.3456];
    expect(values.map(writeNumber)).toEqual([
      '1',
      '-1.25',
      '0',
      '0',
      '595.28',
      '0',
      '10000000',
      '-0.5',
      '0',
      '12.346',
    ]);
  });

  it('writes colours, black for what is none', () => {
    expect(writeColor('#ff8000')).toBe('1 0.502 0');
    expect(writeColor('red) Tj')).toBe('0 0 0');
  });

  it('escapes text, and writes what is not ASCII as UTF-16', () => {
    expect(writeText('a (b) \\')).toBe('(a \\(b\\) \\\\)');
    expect(writeText('é\n')).toBe('<FEFF00E9000A>');
    expect(writeText('😀\ud800')).toBe('<FEFFD83DDE00FFFD>');
  });

  it('keeps addresses and names in their bounds', () => {
    expect(writeUri('https://x.org/ä b(c)\\\n')).toBe('(https://x.org/%C3%A4%20b\\(c\\)\\\\%0A)');
    expect(writeName('A B/C#é')).toBe('/A#20B#2fC#23#e9');
  });
});
