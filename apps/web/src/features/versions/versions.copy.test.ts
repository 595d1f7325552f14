import { expect, it } from 'vitest';
import { madeWords } from './versions.copy.ts';

it('a version in another template than its source says why', () => {
  const locked = { templateId: 'professional' } as const;
  expect(madeWords(locked, locked)).toBe('Now tailor it to the job.');
  expect(madeWords({ templateId: 'modern' }, locked)).toBe(
    'It’s in Modern Minimalist, since Executive Professional needs a plan. Your original keeps its template.',
  );
});
