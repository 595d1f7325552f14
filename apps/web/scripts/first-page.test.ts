import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawFirstPage } from './first-page.ts';

it('is drawn as the editor sets it: otherwise run `npm run draw-first-page -w apps/web`', async () => {
  const kept = await readFile(new URL('../public/first-page.svg', import.meta.url), 'utf8');
  expect(kept).toBe(await drawFirstPage());
});
