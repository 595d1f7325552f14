import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, holdToast, releaseToast, shownToast, toast } from './toast.ts';

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
  it('are shown for five seconds', () => {
    toast({ title: 'Saved' });
    vi.advanceTimersByTime(4_999);
    expect(visible()).toBe('Saved');
    vi.advanceTimersByTime(1);
    expect(visible()).toBeUndefined();
  });

  it('are shown one at a time, each for its own five seconds', () => {
    toast({ title: 'First' });
    vi.advanceTimersByTime(4_000);
    toast({ title: 'Second' });
    vi.advanceTimersByTime(4_999);
    expect(visible()).toBe('Second');
    vi.advanceTimersByTime(1);
    expect(visible()).toBeUndefined();
  });

  it('stay until they are dismissed when they tell of an error', () => {
    const id = toast({ title: 'Save failed', tone: 'error' });
    vi.advanceTimersByTime(60 * 60_000);
    expect(visible()).toBe('Save failed');
    dismissToast(id);
    expect(visible()).toBeUndefined();
  });

  it('go by themselves when the page says the same for good', () => {
    toast({ title: 'Check failed', tone: 'error', isBrief: true });
    vi.advanceTimersByTime(5_000);
    expect(visible()).toBeUndefined();
  });

  it('are kept unseen for 1,000,000 ms after they were dismissed', () => {
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

  it('wait while somebody is at them, and then for what was left', () => {
    toast({ title: 'Read me' });
    vi.advanceTimersByTime(3_000);
    holdToast('pointer');
    holdToast('focus');
    vi.advanceTimersByTime(60_000);
    releaseToast('pointer');
    vi.advanceTimersByTime(60_000);
    expect(visible()).toBe('Read me');
    releaseToast('focus');
    vi.advanceTimersByTime(1_999);
    expect(visible()).toBe('Read me');
    vi.advanceTimersByTime(1);
    expect(visible()).toBeUndefined();
  });

  it('run out again after one was dismissed under the pointer', () => {
    toast({ title: 'First' });
    holdToast('pointer');
    dismissToast();
    toast({ title: 'Second' });
    vi.advanceTimersByTime(5_000);
    expect(visible()).toBeUndefined();
  });
});
