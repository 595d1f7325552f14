import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, shownToast } from '../../ui/toast.ts';
import { shareProfile } from './profile-page.tsx';

const page = { address: 'https://folio.example/ada', title: 'Ada' };
let isTouched: boolean;
let copied: string[];
let sent: unknown[];
let send: ((data: unknown) => Promise<void>) | undefined;
let copy: (text: string) => Promise<void>;

beforeEach(() => {
  [isTouched, copied, sent] = [true, [], []];
  send = async (data) => void sent.push(data);
  copy = async (text) => void copied.push(text);
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
  vi.stubGlobal('navigator', {
    get share() {
      return send;
    },
    clipboard: { writeText: (text: string) => copy(text) },
  });
});
afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

describe('sharing a page', () => {
  it('is the device’s own where fingers do the work', async () => {
    await shareProfile(page);
    expect([sent, copied]).toEqual([[{ title: 'Ada', url: page.address }], []]);
  });

  it('copies the link elsewhere, and says so', async () => {
    isTouched = false;
    await shareProfile(page);
    expect([sent, copied]).toEqual([[], [page.address]]);
    expect(shownToast()).toMatchObject({
      title: 'Link copied',
      description: 'Profile link copied to clipboard',
    });
  });

  it('copies the link where the device cannot, but not after a change of mind', async () => {
    send = () => Promise.reject(new DOMException('closed', 'AbortError'));
    await shareProfile(page);
    expect(copied).toEqual([]);
    send = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    await shareProfile(page);
    expect(copied).toEqual([page.address]);
  });

  it('says where the link is when it cannot be copied', async () => {
    isTouched = false;
    copy = () => Promise.reject(new Error('no'));
    await shareProfile(page);
    expect(shownToast()).toMatchObject({ title: 'We couldn’t copy the link', tone: 'error' });
  });
});
