import { describe, expect, it } from 'vitest';
import { countWords, tokensOf } from './tokens.ts';

const wordsOf = (text: string) => tokensOf(text).map((token) => token.text);

describe('words', () => {
  it('keeps together what is one word, and stands where it is', () => {
    const text = '• It’s a day-to-day Node.js job, 1,400 units.';
    expect(wordsOf(text)).toEqual(['It’s', 'a', 'day-to-day', 'Node.js', 'job', '1,400', 'units']);
    for (const { text: word, start, end } of tokensOf(text))
      expect(text.slice(start, end)).toBe(word);
    expect(tokensOf('It’s')[0]?.lower).toBe("it's");
  });

  it('counts words, and two signs as one where no spaces part them', () => {
    expect(countWords('')).toBe(0);
    expect(countWords('Led a team')).toBe(3);
    expect(countWords('東京大学')).toBe(2);
  });
});
