import { describe, expect, it } from 'vitest';
import { type Bullet, bulletsFromLines } from './bullets.ts';

const point = (text: string, isHidden = false): Bullet => ({
  id: text,
  place: `a${text}`,
  text,
  isHidden,
});
const before = [point('Led a team'), point('Left after a dispute', true), point('Cut costs')];
const shownIn = (lines: readonly string[]) =>
  bulletsFromLines(lines.join('\n'), before).map(({ text, isHidden }) => (isHidden ? '' : text));

describe('hidden points among the lines of a text', () => {
  it('never hide another text that replaces them', () => {
    const pasted = ['Wrote a book', 'Ran a shop', 'Won a prize'];
    expect(shownIn(pasted)).toEqual(pasted);
    expect(shownIn(pasted.slice(0, 2))).toEqual(pasted.slice(0, 2));
  });

  it('stay hidden while they or their neighbors are edited, and when they are split', () => {
    expect(shownIn(['Led a team', 'Something else', 'Cut costs'])).toEqual([
      'Led a team',
      '',
      'Cut costs',
    ]);
    expect(shownIn(['Led teams', 'Left after one dispute', 'Cut all costs'])).toEqual([
      'Led teams',
      '',
      'Cut all costs',
    ]);
    expect(shownIn(['Led a team', 'Left after', ' a dispute', 'Cut costs'])).toEqual([
      'Led a team',
      '',
      '',
      'Cut costs',
    ]);
  });
});
