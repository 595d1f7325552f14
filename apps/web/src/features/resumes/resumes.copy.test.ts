import { expect, it } from 'vitest';
import { lastUpdated, nameOr } from './resumes.copy.ts';

it.each([
  [0, 'Last Updated 0 days ago'],
  [1, 'Last Updated 1 day ago'],
  [12, 'Last Updated 12 days ago'],
])('[resumes-copy-1] a resume that was changed %i days ago says so', (days, expected) => {
  expect(lastUpdated(days)).toBe(expected);
});

it('a name of nothing but spaces is none', () => {
  expect([nameOr('  ', 'Untitled'), nameOr(' For Acme ', 'Untitled')]).toEqual([
    'Untitled',
    'For Acme',
  ]);
});
