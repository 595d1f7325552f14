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

it('[bullets-lines] each line is looked up among the points, not compared with each of them', () => {
  const texts = Array.from({ length: 200_000 }, (_, index) => `Cut costs by ${index}`);
  const points = texts.map((text) => point(text));
  const moved = bulletsFromLines(['new', ...texts.toReversed()].join('\n'), points);
  expect(moved.map(({ id }) => id)).toEqual(['', ...texts.toReversed()]);
  const edited = bulletsFromLines(texts.map((text) => `${text}%`).join('\n'), points);
  expect(edited.map(({ id }) => id)).toEqual(texts);
});
