import { expect, it } from 'vitest';
import { deadlineWords } from './applications.copy.ts';

const today = '2026-12-09';

it.each([
  ['2026-12-20', 'Apply by Dec 20', false],
  ['2026-12-13', 'Apply by Dec 13', false],
  ['2026-12-12', 'Apply by Dec 12', true],
  ['2026-12-09', 'Apply by Dec 9', true],
  ['2026-12-08', 'Deadline was Dec 8', true],
  ['2027-01-02', 'Apply by Jan 2, 2027', false],
])(
  'a deadline is told in words, and is urgent from three days before: %s',
  (deadline, words, isUrgent) => {
    expect(deadlineWords({ status: 'saved', deadline }, today)).toEqual({ words, isUrgent });
  },
);

it('of what was sent, or has none, nothing is told', () => {
  expect(deadlineWords({ status: 'applied', deadline: '2026-12-12' }, today)).toBeUndefined();
  expect(deadlineWords({ status: 'saved', deadline: null }, today)).toBeUndefined();
});
