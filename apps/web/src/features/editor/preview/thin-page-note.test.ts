import { expect, it } from 'vitest';
import { thinPageWords } from './thin-page-note.tsx';

it('[tighten-3] says in words how few lines stand alone, and where', () => {
  expect(thinPageWords({ lines: 3, page: 2 })).toBe('Page 2 has only three lines.');
  expect(thinPageWords({ lines: 1, page: 4 })).toBe('Page 4 has only one line.');
  expect(thinPageWords({ lines: 12, page: 2 })).toBe('Page 2 has only 12 lines.');
});
