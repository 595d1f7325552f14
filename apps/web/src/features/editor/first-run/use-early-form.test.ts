import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyLetters, readEarlyLetters } from '../../../lib/early-form/early-letters.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { settle } from './use-early-form.ts';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const path = '/resume/start';
const texts = [{ field: 'title', given: '', text: 'Poet' }];

/** A saver whose device has no room, until `change` says otherwise. */
function makeSaver() {
  const listeners = new Set<() => void>();
  const state = { isKept: false, isSaved: false };
  return {
    keep: async () => undefined,
    get isKept() {
      return state.isKept;
    },
    hasUnsaved: () => !state.isSaved,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next: Partial<typeof state>) => {
      Object.assign(state, next);
      for (const listener of listeners) listener();
    },
  };
}

it.each([{ isKept: true }, { isSaved: true }])(
  'what was typed early stays on a full device until it is elsewhere: %o',
  async (elsewhere) => {
    keepEarlyLetters({ path, texts });
    const saver = makeSaver();
    settle(saver);
    await Promise.resolve();
    saver.change({});
    expect(readEarlyLetters(path)).toEqual(texts);
    saver.change(elsewhere);
    expect(readEarlyLetters(path)).toEqual([]);
    // What is typed early on another page later is not this one's to remove.
    keepEarlyLetters({ path, texts });
    saver.change({});
    expect(readEarlyLetters(path)).toEqual(texts);
  },
);
