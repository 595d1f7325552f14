import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAskedAhead } from './asked-ahead.ts';

const path = '/api/auth/me';
const answer = new Response('{}');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
  globalThis.askedAhead = { token: 'mine', answers: new Map([[path, Promise.resolve(answer)]]) };
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.askedAhead = undefined;
});

describe('an answer that was asked for ahead', () => {
  it('is given once', async () => {
    expect(await takeAskedAhead(path, 'mine')).toBe(answer);
    expect(takeAskedAhead(path, 'mine')).toBeUndefined();
  });

  it('is of its own path and its own session', () => {
    expect(takeAskedAhead('/api/resumes', 'mine')).toBeUndefined();
    expect(takeAskedAhead(path, 'another')).toBeUndefined();
    expect(takeAskedAhead(path, null)).toBeUndefined();
  });

  it('is of no use when the page has long begun', () => {
    vi.advanceTimersByTime(31_000);
    expect(takeAskedAhead(path, 'mine')).toBeUndefined();
  });

  it('is none where nothing was asked', () => {
    globalThis.askedAhead = undefined;
    expect(takeAskedAhead(path, null)).toBeUndefined();
  });
});
