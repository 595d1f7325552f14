import { afterEach, expect, it, vi } from 'vitest';
import { leavePages, runHook } from '../../../testing/run-hook.ts';
import { useOpenedDialog } from './transfer-menu.tsx';

afterEach(leavePages);

async function open() {
  const loading = new Map<string, PromiseWithResolvers<string>>();
  const page = await runHook(() =>
    useOpenedDialog((name: string) => {
      const parts = Promise.withResolvers<string>();
      loading.set(name, parts);
      return parts.promise;
    }),
  );
  return { page, load: (name: string) => loading.get(name)?.resolve(name) };
}

it('a dialog that is loaded late takes the place of no other', async () => {
  const { page, load } = await open();
  const late = page.shown.open('import');
  const next = page.shown.open('reminders');
  load('reminders');
  await next;
  await vi.waitFor(() => expect(page.shown.Shown).toBe('reminders'));
  load('import');
  await late;
  void page.shown.open('calendar');
  load('calendar');
  await vi.waitFor(() => expect(page.shown.Shown).toBe('calendar'));
  page.shown.close();
  await vi.waitFor(() => expect(page.shown.Shown).toBeUndefined());
});
