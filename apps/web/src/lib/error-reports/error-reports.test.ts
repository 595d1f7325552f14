import { ErrorReport } from '@folio/contract/error-reports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { ErrorFrequency, ReportLimit } from './report-error.ts';
import { isStaleApp } from './watch-errors.ts';

let sent: unknown[];
let status: number;
/** Every test meets the module as a page does that was just loaded. */
let page: typeof import('./report-error.ts') & typeof import('./visit.ts');

beforeEach(async () => {
  sent = [];
  status = 200;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response('{}', { status });
  });
  vi.resetModules();
  page = { ...(await import('./report-error.ts')), ...(await import('./visit.ts')) };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const history = () => JSON.parse(localStorage.getItem('errorHistory') ?? '[]');

describe('the report of an error', () => {
  it('is valid for the server, and has no personal data', async () => {
    page.countPageView('/login');
    page.countPageView('/resume/editor/:id');
    expect(await page.reportError('part', new TypeError('No asha@gmail.com'))).toBe('taken');
    expect(ErrorReport.parse(sent[0])).toMatchObject({
      kind: 'part',
      message: 'TypeError: No [email]',
      place: '/resume/editor/:id',
      trail: ['/login'],
    });
    expect(localStorage.getItem('errorHistory')).not.toContain('asha');
  });

  it.each([undefined, null, '', 'words', 42, { some: 'thing' }, new Error()])(
    'is fit to send whatever was thrown: %s',
    async (thrown) => {
      await page.reportError('promise', thrown);
      expect(ErrorReport.safeParse(sent[0]).error).toBeUndefined();
    },
  );

  it('is cut to what the server takes', async () => {
    const error = new Error('x y '.repeat(10_000));
    error.stack = 'at f\n'.repeat(10_000);
    page.countPageView('/z'.repeat(500));
    await page.reportError('script', error);
    expect(ErrorReport.safeParse(sent[0]).error).toBeUndefined();
  });

  it('[error-reports-1] is sent five times in 60 seconds at most', async () => {
    vi.useFakeTimers();
    const outcomes = [];
    for (const name of 'abcdefg') outcomes.push(await page.reportError('part', new Error(name)));
    expect(outcomes).toEqual([...Array(5).fill('taken'), 'limited', 'limited']);
    expect(sent).toHaveLength(5);
    vi.advanceTimersByTime(60_000);
    expect(await page.reportError('part', new Error('later'))).toBe('taken');
    expect(history()).toHaveLength(8);
  });

  it('does not repeat itself', async () => {
    for (let times = 1; times <= 12; times += 1) await page.reportError('part', new Error('Again'));
    expect(sent).toHaveLength(2);
  });

  it('says when the server has too many, or was not reached', async () => {
    status = 429;
    expect(await page.reportError('part', new Error('a'))).toBe('limited');
    status = 500;
    expect(await page.reportError('part', new Error('b'))).toBe('lost');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await page.reportError('part', new Error('c'))).toBe('lost');
  });

  it('[error-reports-2] is kept in this browser, the last ten of them', async () => {
    localStorage.setItem('errorHistory', '"nonsense"');
    for (let number = 1; number <= 12; number += 1)
      await page.reportError('part', new Error(`no ${number}`));
    expect(history().map((entry: { message: string }) => entry.message)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Error: no ${index + 3}`),
    );
  });

  it('does without a storage that is closed', async () => {
    const closed = () => {
      throw new DOMException('No', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed });
    page.countPageView('/tips');
    expect(await page.reportError('part', new Error('a'))).toBe('taken');
    expect(sent[0]).toMatchObject({ place: '/tips' });
  });
});

describe('the visit', () => {
  it('keeps one id and one start for as long as the tab is open', () => {
    const first = page.currentVisit(1_000_000);
    const later = page.currentVisit(1_090_500);
    expect(first.sessionSeconds).toBe(0);
    expect(later).toMatchObject({ sessionId: first.sessionId, sessionSeconds: 90 });
    expect(first.sessionId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('begins with the first screen, long before anything fails', () => {
    sessionStorage.clear();
    page.countPageView('/login');
    expect(JSON.parse(sessionStorage.getItem('sessionStart') ?? '')).toBeLessThanOrEqual(
      Date.now(),
    );
    const id = JSON.parse(sessionStorage.getItem('sessionId') ?? '');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    page.countPageView('/dashboard');
    expect(page.currentVisit().sessionId).toBe(id);
  });

  it('keeps the last fifty screens', () => {
    for (let number = 1; number <= 60; number += 1) page.countPageView(`/${number}`);
    page.countPageView('/60');
    const views = JSON.parse(sessionStorage.getItem('pageViews') ?? '');
    expect([views.length, views[0], views.at(-1)]).toEqual([50, '/11', '/60']);
  });
});

describe('the frequency of errors', () => {
  it('[error-reports-3] is known of the hundred that were met last', () => {
    const frequency = new ErrorFrequency();
    expect([frequency.count('a'), frequency.count('a')]).toEqual([1, 2]);
    for (let number = 1; number <= 99; number += 1) frequency.count(`e${number}`);
    expect(frequency.count('a')).toBe(3);
    frequency.count('one more');
    expect(frequency.size).toBe(100);
    expect(frequency.count('e1')).toBe(1);
    expect(frequency.count('a')).toBe(4);
  });
});

describe('the limit of reports', () => {
  it('looks at the last 60 seconds, whenever they began', () => {
    const limit = new ReportLimit();
    const taken = [0, 0, 0, 30_000, 30_000, 59_999, 60_000, 60_000, 60_000, 60_001];
    expect(taken.map((now) => limit.take(now))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('a part of the app that is not there any more', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://folio.test/assets/tips-B3.js',
    'error loading dynamically imported module: https://folio.test/assets/tips-B3.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/tips-B3.css',
  ])('is told by %s', (message) => {
    expect(isStaleApp(new TypeError(message))).toBe(true);
  });

  it('is not mistaken for another error', () => {
    expect(isStaleApp(new TypeError('x is not a function'))).toBe(false);
    expect(isStaleApp('dynamically imported module')).toBe(false);
  });
});
