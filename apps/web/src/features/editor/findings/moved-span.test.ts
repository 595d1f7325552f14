import { expect, it } from 'vitest';
import { movedSpan } from './moved-span.ts';

const text = 'I was helped by the team.';
const span = { start: 2, end: 12 };
const moved = (after: string) => {
  const now = movedSpan(text, after, span);
  return now && after.slice(now.start, now.end);
};

it('follows its words while something else is typed', () => {
  for (const after of [
    text,
    'And I was helped by the team.',
    'was helped by the team.'.replace(/^/, 'I '),
    'I was helped by the whole team.',
    'I was helped',
    'Indeed I was helped by the team.',
  ])
    expect(moved(after), after).toBe('was helped');
});

it('is lost as soon as its own words are touched', () => {
  for (const after of [
    'I was held by the team.',
    'I helped by the team.',
    'I was helpedly by the team.',
    'Iwas helped by the team.',
    '',
    'Led the team.',
  ])
    expect(moved(after), after).toBeUndefined();
});
