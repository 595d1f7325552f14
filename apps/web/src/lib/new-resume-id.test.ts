import { CreateResume } from '@folio/contract/resumes';
import { expect, it } from 'vitest';
import { newResumeId } from './new-resume-id.ts';

it('is an id that the server takes, another each time, in the order of time', () => {
  const ids = [1, 2_000, 2_000_000_000_000].map((now) => newResumeId(now));
  for (const id of ids) expect(CreateResume.parse({ id })).toEqual({ id });
  expect(ids.toSorted()).toEqual(ids);
  expect(newResumeId()).not.toBe(newResumeId());
});
