import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, displayMsOf, shownToast, toast } from './toast.ts';

const visible = () => (shownToast()?.isOpen ? shownToast()?.title : undefined);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('notifications', () => {
  it('[toast-1] are shown for five seconds, and one that tells of an error until it is dismissed', () => {
    expect(displayMsOf({ title: 'Saved' })).toBe(5_000);
    expect(displayMsOf({ title: 'Saved', tone: 'good' })).toBe(5_000);
    for (const stays of [{ tone: 'error' }, { tone: 'good', isLasting: true }] as const)
      expect(displayMsOf({ title: 'Save failed', ...stays })).toBe(Number.POSITIVE_INFINITY);
  });

  it('go by themselves when the page says the same for good', () => {
    expect(displayMsOf({ title: 'Check failed', tone: 'error', isBrief: true })).toBe(5_000);
  });

  it('are shown one at a time', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(visible()).toBe('Second');
    dismissToast();
    expect(visible()).toBeUndefined();
  });

  it('[toast-2] are kept unseen for 1,000,000 ms after they were dismissed', () => {
    toast({ title: 'Gone' });
    dismissToast();
    vi.advanceTimersByTime(999_999);
    expect(shownToast()).toMatchObject({ title: 'Gone', isOpen: false });
    vi.advanceTimersByTime(1);
    expect(shownToast()).toBeUndefined();
  });

  it('are not removed by the delay of an earlier one', () => {
    toast({ title: 'First' });
    dismissToast();
    vi.advanceTimersByTime(999_000);
    toast({ title: 'Second', tone: 'error' });
    vi.advanceTimersByTime(999_000);
    expect(visible()).toBe('Second');
  });

  it('are not closed by the name of another', () => {
    const first = toast({ title: 'First' });
    toast({ title: 'Second' });
    dismissToast(first);
    expect(visible()).toBe('Second');
  });
});
