import { expect, it } from 'vitest';
import { newId } from './new-id.ts';
import { CreateResume } from './resumes.ts';

it('is an id that the server takes, another each time, in the order of time', () => {
  const ids = [1, 2_000, 2_000_000_000_000].map((now) => newId(now));
  for (const id of ids) expect(CreateResume.parse({ id })).toEqual({ id });
  expect(ids.toSorted()).toEqual(ids);
  expect(newId()).not.toBe(newId());
});
