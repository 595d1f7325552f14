import { describe, expect, it } from 'vitest';
import { countWords, sentencesOf, tokensOf } from './segmentation.ts';

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
    expect(countWords('Go東京Go')).toBe(3);
  });
});

const pieces = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it('parts them by lines and by full stops that a capital follows', () => {
    expect(pieces('• Led it.  Cut 5% of cost. Won!\r\n\n- Sold e.g. Node.js apps')).toEqual([
      'Led it.',
      'Cut 5% of cost.',
      'Won!',
      'Sold e.g. Node.js apps',
    ]);
  });

  it('does not part at an abbreviation', () => {
    expect(pieces('Worked with Acme Inc. Berlin on it')).toHaveLength(1);
    expect(pieces('Cared for 2 patients, incl. CRRT, IABP and Impella.')).toHaveLength(1);
    expect(pieces('Repaired radios for the U.S. Army in Texas')).toHaveLength(1);
    expect(pieces('Taught at Univ. Hospital, esp. Spanish speakers')).toHaveLength(1);
    expect(pieces('Worked in the U.S.\nLed it.')).toHaveLength(2);
  });

  it('finds nothing in signs alone', () => {
    expect(pieces(' • — ...\n**')).toEqual([]);
    expect(pieces('Led it.\n— —')).toEqual(['Led it.']);
  });

  it('takes a long run of stops for one sentence', () => {
    expect(sentencesOf(`a${'.'.repeat(200_000)}b ${'? '.repeat(100_000)}`).length).toBe(1);
  });
});
