import { expect, it } from 'vitest';
import { ApiError } from './api-client.ts';
import { onceMade } from './once-made.ts';

/** Whose answers are lost until they are not. */
function server() {
  const made = new Set<string>();
  let fails: ApiError | undefined;
  return {
    made,
    fail: (error?: ApiError) => {
      fails = error;
    },
    create: async (id: string) => {
      made.add(id);
      if (fails) throw fails;
      return id;
    },
  };
}
const body = { name: 'Resume' };

it('asked again after a lost answer there is one, and another after an answer', async () => {
  const make = onceMade();
  const { made, fail, create } = server();
  fail(new ApiError('OFFLINE'));
  await expect(make(body, create)).rejects.toThrow();
  fail();
  expect([...made]).toEqual([await make({ ...body }, create)]);
  await make(body, create);
  expect(made.size).toBe(2);
});

it('what was changed meanwhile, or refused, is asked for anew', async () => {
  const make = onceMade();
  const { made, fail, create } = server();
  fail(new ApiError('UNAVAILABLE'));
  await expect(make(body, create)).rejects.toThrow();
  fail(new ApiError('RESUME_IN_TRASH'));
  await expect(make({ name: 'Corrected' }, create)).rejects.toThrow();
  fail();
  await make({ name: 'Corrected' }, create);
  expect(made.size).toBe(3);
});
