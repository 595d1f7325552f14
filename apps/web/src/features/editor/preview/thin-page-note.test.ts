import { expect, it } from 'vitest';
import { thinPageWords } from './thin-page-note.tsx';

it('[tighten-3] says in words how few lines stand alone, and where', () => {
  expect(thinPageWords({ lines: 3, page: 2 })).toBe('Three lines stand alone on page 2.');
  expect(thinPageWords({ lines: 1, page: 4 })).toBe('One line stands alone on page 4.');
  expect(thinPageWords({ lines: 12, page: 2 })).toBe('12 lines stand alone on page 2.');
});
