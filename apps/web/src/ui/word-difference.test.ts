import { describe, expect, it } from 'vitest';
import { type Run, wordDifference } from './word-difference.ts';

const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('');
const changed = (runs: Run[]) => runs.filter((run) => run.isChanged).map(({ text }) => text);

describe('the difference of two texts', () => {
  it('[word-difference-1] is the words that changed, and nothing around them', () => {
    const { before, after } = wordDifference(
      'Was responsible for the release of services.',
      'Led the release of 12 services.',
    );
    expect(changed(before)).toEqual(['Was responsible for']);
    expect(changed(after)).toEqual(['Led', '12']);
  });

  it('is nothing between texts that say the same', () => {
    const { before, after } = wordDifference('Built a\nhouse', 'Built  a house ');
    expect(changed(before)).toEqual([]);
    expect(changed(after)).toEqual([]);
  });

  it('is all of a text beside none', () => {
    expect(wordDifference('', 'All of it')).toEqual({
      before: [],
      after: [{ text: 'All of it', isChanged: true }],
    });
    expect(wordDifference('All of it', '').after).toEqual([]);
  });

  it('takes a place to fill in as one word', () => {
    const { after } = wordDifference('Cut costs.', 'Cut costs by [X %, e.g. 12%].');
    expect(changed(after)).toEqual(['by [X %, e.g. 12%]']);
  });

  it('marks a sign that stayed between words that did not with them', () => {
    const { before } = wordDifference('Fast, cheap work', 'Slow, dear work');
    expect(changed(before)).toEqual(['Fast, cheap']);
  });

  it('marks a word that both have by chance with what changed around it', () => {
    const { before, after } = wordDifference(
      'I work with cranes and mend harbours.',
      'Engineer of great experience and skilled in many trades.',
    );
    expect(changed(before)).toEqual(['I work with cranes and mend harbours']);
    expect(changed(after)).toEqual(['Engineer of great experience and skilled in many trades']);
  });

  it('separates words without spaces between them', () => {
    const { before, after } = wordDifference('负责开发系统', '负责设计系统');
    expect(changed(before)).toEqual(['开发']);
    expect(changed(after)).toEqual(['设计']);
  });

  it('gives back both texts, whatever is in them', () => {
    const texts = [
      '',
      ' \n',
      'a b c',
      '  b\tc a ',
      '<b>x</b> & y',
      '[X%] [ ] 🙂🙂',
      "don't, 1,200",
    ];
    for (const one of texts) {
      for (const other of texts) {
        const { before, after } = wordDifference(one, other);
        expect(textOf(before)).toBe(one);
        expect(textOf(after)).toBe(other);
      }
    }
  });

  it('marks the whole middle of texts too long to compare', () => {
    const many = (word: string) => Array.from({ length: 3_000 }, (_, i) => `${word}${i}`).join(' ');
    const { before, after } = wordDifference(`Start ${many('a')} end`, `Start ${many('b')} end`);
    expect(changed(before)).toEqual([many('a')]);
    expect(changed(after)).toEqual([many('b')]);
  });
});
