import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { notifyOfSteps, wantStepNotices } from './step-notices.ts';

const asha = 'asha';
let shown: Array<{ title: string; body: string }>;
let days: string[];
let deadlines: string[];
let isOffline: boolean;

beforeEach(() => {
  [shown, days, deadlines, isOffline] = [[], ['2026-11-27'], [], false];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async () => {
    if (isOffline) throw new TypeError('No line');
    const data = days.map((day) => ({
      id: crypto.randomUUID(),
      role: 'Cook',
      company: 'The Inn',
      nextStep: 'Call Jo',
      day,
    }));
    const near = deadlines.map((deadline) => ({
      id: crypto.randomUUID(),
      role: 'Cook',
      company: 'The Inn',
      deadline,
    }));
    return Response.json({ success: true, data, total: days.length, deadlines: near });
  });
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor(title: string, { body }: NotificationOptions) {
        shown.push({ title, body: body ?? '' });
      }
    },
  );
  wantStepNotices(asha, true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const tell = (time = '2026-11-27T07:00:00') =>
  notifyOfSteps(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    asha,
    () => {},
    new Date(time),
  );

describe('the day’s next steps', () => {
  it('[step-notices-1] are told of once a day, without a word of what they are', async () => {
    await tell();
    await tell('2026-11-27T18:00:00');
    expect(shown.map(({ title }) => title)).toEqual(['A next step is due today']);
    expect(JSON.stringify(shown)).not.toMatch(/Cook|Inn|Jo/);
    days = ['2026-11-28', '2026-11-28', '2026-11-27'];
    await tell('2026-11-28T07:30:00');
    expect(shown.at(-1)?.title).toBe('2 next steps are due today');
  });

  it('are told of together with deadlines, three days before and on their day', async () => {
    deadlines = ['2026-11-30', '2026-11-29', '2026-11-26', '2026-12-01'];
    await tell();
    expect(shown.at(-1)?.title).toBe('2 next steps and deadlines');
    days = [];
    deadlines = ['2026-11-28'];
    await tell('2026-11-28T07:30:00');
    expect(shown.at(-1)?.title).toBe('A deadline to apply is near');
    deadlines = ['2026-12-01'];
    await tell('2026-11-29T07:30:00');
    expect(shown).toHaveLength(2);
  });

  it('are told of late in the evening before days that are shorter than others', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    [days, deadlines] = [[], ['2027-03-16']];
    await tell('2027-03-13T23:30:00');
    expect(shown.map(({ title }) => title)).toEqual(['A deadline to apply is near']);
  });

  it('are told of neither before the morning, nor to who has not asked, nor in another’s account', async () => {
    await tell('2026-11-27T06:59:00');
    wantStepNotices(asha, false);
    wantStepNotices('somebody else', true);
    await tell();
    expect(shown).toEqual([]);
  });

  it('are not told of on a day without any, or against the browser’s will', async () => {
    days = ['2026-11-20', '2026-11-29'];
    await tell();
    days = ['2026-11-28'];
    vi.stubGlobal('Notification', { permission: 'denied' });
    await tell('2026-11-28T07:00:00');
    expect(shown).toEqual([]);
  });

  it('are told of later where nobody could be asked', async () => {
    isOffline = true;
    await tell();
    isOffline = false;
    await tell('2026-11-27T09:00:00');
    expect(shown).toHaveLength(1);
  });
});
