import { describe, expect, it } from 'vitest';
import { joinedDifference } from './inline-difference.tsx';

const written = (before: string, after: string) =>
  joinedDifference(before, after)
    .map(({ kind, text }) => ({ same: text, out: `[-${text}-]`, in: `{+${text}+}` })[kind])
    .join('');

describe('a difference within one sentence', () => {
  it.each([
    [
      'Helped with pricing models.',
      'Tested four pricing models.',
      '[-Helped with-]{+Tested four+} pricing models.',
    ],
    ['Ran tests, lifting sales.', 'Ran tests.', 'Ran tests[-, lifting sales-].'],
    ['Ran tests.', 'Ran 22 tests.', 'Ran{+ 22+} tests.'],
    ['Same.', 'Same.', 'Same.'],
    ['', 'New words.', '{+New words.+}'],
  ])('%s → %s', (before, after, shown) => {
    expect(written(before, after).replaceAll(' -]', '-]')).toBe(shown);
  });

  it('says all words of the new text, and strikes all that are left out of the old one', () => {
    const [before, after] = ['A b, c d e.', 'A x c, y e!'];
    const parts = joinedDifference(before, after);
    const without = (kind: string) =>
      parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
    expect(without('out').replace(/\s+/g, '')).toBe(after.replace(/\s+/g, ''));
    expect(without('in').replace(/\s+/g, '')).toBe(before.replace(/\s+/g, ''));
  });
});
