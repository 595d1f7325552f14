import { applicationLimits } from '@folio/contract/application-fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../../testing/run-hook.ts';
import { shownToast } from '../../../ui/toast.ts';
import { readApplications } from './read-applications.ts';
import { partsOf, toRows, useImport } from './use-import.ts';

const rowsOf = (text: string) => toRows(readApplications(text).read, { known: [], trashed: [] });
const sizesOf = (text: string) => partsOf(rowsOf(text)).map((part) => part.length);

it('two thousand rows are four requests, in their order', () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `Cook ${at}`);
  const rows = rowsOf(['Role', ...names].join('\n'));
  const parts = partsOf(rows);
  expect(parts.map(({ length }) => length)).toEqual(
    Array(4).fill(applicationLimits.importedAtOnce),
  );
  expect(parts.flat()).toEqual(rows);
});

it('no request is larger than what the server takes, whatever its rows say', () => {
  const long = 'न'.repeat(19_000);
  const rows = Array.from({ length: 40 }, (_, at) => `Cook ${at},${long}`);
  const text = ['Role,Job description', ...rows].join('\n');
  expect(sizesOf(text).reduce((sum, size) => sum + size)).toBe(40);
  for (const part of partsOf(rowsOf(text)))
    expect(Buffer.byteLength(JSON.stringify(part.map(({ fields }) => fields)))).toBeLessThan(
      1_000_000,
    );
});

it('what lies in the trash is not added a second time unless it is asked for', () => {
  const { read } = readApplications(
    'Role,Company\nCook,Kitchen\nCook,kitchen\nBaker,Mill\nWaiter,Bar',
  );
  const named = (role: string, company: string) => ({ role, company });
  const rows = toRows(read, {
    known: [named('baker', 'Mill')],
    trashed: [named('Cook', 'KITCHEN'), named('Baker', 'Mill')],
  });
  expect(rows.map(({ isWanted, isKnown, isTrashed }) => [isWanted, isKnown, isTrashed])).toEqual([
    [false, false, true],
    [false, true, false],
    [false, true, false],
    [true, false, false],
  ]);
});

describe('an import', () => {
  let answer: PromiseWithResolvers<Response>;
  beforeEach(() => {
    answer = Promise.withResolvers();
    vi.stubGlobal('localStorage', memoryStorage({ token: 'x' }));
    // Files of tests share their globals: what another one still asks for must not take this body.
    vi.stubGlobal('fetch', async () => (await answer.promise).clone());
  });
  afterEach(async () => {
    await leavePages();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Begins to add so many rows, and leaves before the first part is answered. */
  async function leaveDuring(count: number): Promise<string | undefined> {
    const rows = rowsOf(
      ['Role', ...Array.from({ length: count }, (_, at) => `Cook ${at}`)].join('\n'),
    );
    const client = new QueryClient();
    const page = await runHook(
      () => useImport(vi.fn(), vi.fn()),
      (shown) => createElement(QueryClientProvider, { client }, shown),
    );
    const adding = page.shown.add(rows);
    await page.leave();
    const data = rows.slice(0, applicationLimits.importedAtOnce).map(({ id }) => ({ id }));
    answer.resolve(Response.json({ success: true, data }));
    await adding;
    return shownToast()?.title;
  }

  it('whose page is left says so where not all was added', async () => {
    expect(await leaveDuring(applicationLimits.importedAtOnce + 1)).toBe(
      '500 applications added, not all',
    );
  });

  it('stops where a request is never answered, so that its dialog can be closed', async () => {
    const client = new QueryClient();
    const page = await runHook(
      () => useImport(vi.fn(), vi.fn()),
      (shown) => createElement(QueryClientProvider, { client }, shown),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const adding = page.shown.add(rowsOf('Role\nCook'));
    await vi.advanceTimersByTimeAsync(90_000);
    await adding;
    await vi.waitFor(() => expect(page.shown.state).toMatchObject({ phase: 'stopped', added: 0 }));
  });

  it('whose page is left says what was added where that was all', async () => {
    expect(await leaveDuring(2)).toBe('2 applications added');
  });
});
