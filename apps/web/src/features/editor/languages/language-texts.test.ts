import { expect, it } from 'vitest';
import { isWritten } from './language-texts.tsx';

const written = (own: string, theirs: string, was: string) =>
  isWritten({ kind: 'translate', own, theirs, was } as Parameters<typeof isWritten>[0]);

it('counts a text as translated here only if somebody has written it here', () => {
  expect(written('In 9 Minuten.', 'In 9 minutes.', 'In 9 minutes.')).toBe(true);
  expect(written('In 9 minutes.', 'In 9 minutes.', 'In 9 minutes.')).toBe(false);
  // The original has changed since it was copied.
  expect(written('In 9 minutes.', 'In 7 minutes.', 'In 9 minutes.')).toBe(false);
  expect(written(' ', 'In 7 minutes.', 'In 9 minutes.')).toBe(false);
});
