import { expect, it } from 'vitest';
import { fitWords, thinPageWords } from './thin-page-note.tsx';

it('[tighten-3] says in words how few lines stand alone, and how many pages there could be', () => {
  expect(thinPageWords({ lines: 3 })).toBe('Three lines over.');
  expect(thinPageWords({ lines: 1 })).toBe('One line over.');
  expect(thinPageWords({ lines: 12 })).toBe('12 lines over.');
  expect(fitWords({ page: 2 })).toBe('Fit to one page');
  expect(fitWords({ page: 4 })).toBe('Fit to 3 pages');
});
