import { expect, it } from 'vitest';
import { within } from './model-file.ts';

it('waits no longer for a model whose line hangs than a reader does', async () => {
  expect(await within(1, new Promise(() => undefined))).toBeUndefined();
  expect(await within(60_000, Promise.resolve('a model'))).toBe('a model');
});
