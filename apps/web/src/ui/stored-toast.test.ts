import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { showStoredToast, storeToast } from './stored-toast.ts';
import { dismissToast, shownToast, toast } from './toast.ts';

beforeEach(() => {
  dismissToast();
  vi.stubGlobal('sessionStorage', memoryStorage());
});

const message = {
  title: 'Payment successful!',
  tone: 'good' as const,
  link: { label: 'View receipt', href: '/billing' },
};

describe('a kept notification', () => {
  it('is shown once on the page that is loaded next', () => {
    toast({ ...message, action: { label: 'Retry', onClick: () => {} } });
    storeToast();
    dismissToast();
    showStoredToast();
    expect(shownToast()).toMatchObject({ ...message, isOpen: true });
    expect(shownToast()?.action).toBeUndefined();
    dismissToast();
    showStoredToast();
    expect(shownToast()?.isOpen).toBe(false);
  });

  it('is not shown after it was dismissed, or when the storage holds something else', () => {
    toast(message);
    dismissToast();
    storeToast();
    expect(sessionStorage.length).toBe(0);
    sessionStorage.setItem('toast', '{"message":{"title":7},"until":9e15}');
    showStoredToast();
    expect(shownToast()?.isOpen).toBe(false);
  });

  it('is not shown when it is too old', () => {
    toast(message);
    storeToast(0);
    dismissToast();
    showStoredToast(60_000);
    expect(shownToast()?.isOpen).toBe(false);
    toast(message);
    storeToast(0);
    dismissToast();
    showStoredToast(1_000);
    expect(shownToast()?.isOpen).toBe(true);
  });
});
