import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { noticePermission, noticeWhenAway } from './notices.ts';

const notice = { title: 'Done', body: 'It is ready.' };
let shown: string[];
let wants: boolean;
let isHidden: boolean;
let calls: number;

function allow(permission: NotificationPermission): void {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = permission;
      constructor(title: string) {
        shown.push(title);
      }
    },
  );
}

beforeEach(() => {
  [shown, wants, isHidden, calls] = [[], true, true, 0];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden;
    },
  });
  vi.stubGlobal('fetch', () => {
    calls += 1;
    return Promise.resolve(
      Response.json({ success: true, data: { notifications: { email: true, browser: wants } } }),
    );
  });
  allow('granted');
});
afterEach(() => vi.unstubAllGlobals());

describe('a notice', () => {
  it('[notices-1] is shown to who is in another tab and wants it', async () => {
    await noticeWhenAway(notice);
    expect(shown).toEqual(['Done']);
  });

  it('is not shown to who looks at the page, and nothing is asked', async () => {
    isHidden = false;
    await noticeWhenAway(notice);
    expect([shown, calls]).toEqual([[], 0]);
  });

  it('is not shown to who has not switched it on', async () => {
    wants = false;
    await noticeWhenAway(notice);
    expect(shown).toEqual([]);
  });

  it('[notices-2] is not shown without permission or support', async () => {
    allow('denied');
    await noticeWhenAway(notice);
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(globalThis, 'Notification');
    await noticeWhenAway(notice);
    expect(noticePermission()).toBe('unsupported');
    expect([shown, calls]).toEqual([[], 0]);
  });

  it('that cannot be shown, or not be asked about, fails nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No line')));
    await noticeWhenAway(notice);
    expect(shown).toEqual([]);
  });
});
