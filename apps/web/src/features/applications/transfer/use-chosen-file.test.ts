import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../../testing/run-hook.ts';
import { useChosenFile } from './use-chosen-file.ts';

let trash: PromiseWithResolvers<Response>[];
beforeEach(() => {
  trash = [];
  vi.stubGlobal('localStorage', memoryStorage({ token: 'x' }));
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>();
    trash.push(answer);
    return answer.promise;
  });
});
afterEach(async () => {
  await leavePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const none = { success: true, data: { resumes: [], letters: [], applications: [] } };
const fileOf = (role: string) => new File([`Role\n${role}`], 'jobs.csv');
const open = () => runHook(() => useChosenFile([]));
const rolesIn = (page: Awaited<ReturnType<typeof open>>) =>
  page.shown.rows?.map(({ fields }) => fields.role);
/** The trash was asked for so many times. */
const asked = (times: number) => vi.waitFor(() => expect(trash).toHaveLength(times));

it('a file that is read late replaces none that was chosen after it', async () => {
  const page = await open();
  const late = page.shown.choose(fileOf('Late'));
  await asked(1);
  void page.shown.choose(fileOf('Cook'));
  await asked(2);
  trash[1]?.resolve(Response.json(none));
  await vi.waitFor(() => expect(rolesIn(page)).toEqual(['Cook']));
  trash[0]?.resolve(Response.json(none));
  await late;
  page.shown.changeRows((row) => ({ ...row, isWanted: false }));
  await vi.waitFor(() => expect(page.shown.rows?.[0]?.isWanted).toBe(false));
  expect(rolesIn(page)).toEqual(['Cook']);
});

it('one that was given up is not shown, however late it is read', async () => {
  const page = await open();
  const late = page.shown.choose(fileOf('Late'));
  await asked(1);
  await vi.waitFor(() => expect(page.shown.isReading).toBe(true));
  page.shown.giveUp();
  trash[0]?.resolve(Response.json(none));
  await late;
  await vi.waitFor(() => expect(page.shown.isReading).toBe(false));
  expect(rolesIn(page)).toBeUndefined();
});

it('is shown without the trash where that is never answered', async () => {
  const page = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = page.shown.choose(fileOf('Cook'));
  await asked(1);
  await vi.advanceTimersByTimeAsync(90_000);
  await reading;
  await vi.waitFor(() => expect(rolesIn(page)).toEqual(['Cook']));
});
