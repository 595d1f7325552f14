import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearFormDrafts } from '../../../lib/form-draft.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { caughtJob, keepCaught } from './caught-job.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a job that was caught is there until its person signs out', () => {
  const page = { title: 'Cook', link: 'https://inn.example/cook', text: 'Cook wanted' };
  keepCaught(`#${encodeURIComponent(JSON.stringify(page))}`);
  expect(caughtJob()).toMatchObject({ link: page.link });
  clearFormDrafts();
  expect(caughtJob()).toBeUndefined();
});
