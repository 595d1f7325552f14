import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

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
  });

  it('finds nothing in signs alone', () => expect(pieces(' • — ...\n**')).toEqual([]));

  it('reads a long run of stops in no time', () => {
    expect(sentencesOf(`a${'.'.repeat(200_000)}b ${'? '.repeat(100_000)}`).length).toBe(1);
  });
});
