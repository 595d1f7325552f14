import { ResumeName } from '@folio/contract/resumes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyName } from './use-resume-actions.tsx';

describe('copyName', () => {
  it('says that it is a copy', () => {
    expect(copyName('Staff engineer')).toBe('Staff engineer (copy)');
  });

  it('is a name that a resume may have, for any name that one has', () => {
    const name = fc
      .string({ unit: 'binary', maxLength: 120 })
      .map((text) => ResumeName.safeParse(text).data)
      .filter((text) => text !== undefined);
    fc.assert(
      fc.property(name, (text) => {
        const copy = copyName(text);
        expect(ResumeName.parse(copy)).toBe(copy);
      }),
    );
    expect(copyName('😀'.repeat(60))).toHaveLength(113 - 1 + 7);
  });
});
