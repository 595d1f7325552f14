import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReadJob } from '../../lib/job-match/job-match.ts';
import { leavePages, runHook } from '../../testing/run-hook.ts';
import { useProposals } from './use-proposals.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leavePages();
});

const blank = { role: '', company: '', place: '', pay: '', deadline: '' };
const cook = { ...blank, role: 'Cook', company: 'Brasa', pay: '€14 an hour' };
const nurse = { ...blank, role: 'Nurse', place: 'Leeds' };
const readText = async (text: string) => (text === 'for a cook' ? cook : nurse);

/** The form with these fields and a description; `paste` replaces the description. */
async function formWith(fields: ReadJob, read = readText) {
  const latest = { current: fields };
  const change = (changed: Partial<ReadJob>) => {
    latest.current = { ...latest.current, ...changed };
  };
  const page = await runHook(() => {
    const [text, paste] = useState('for a cook');
    return { text, paste, ...useProposals(text, latest, change, read) };
  });
  return { latest, page };
}

it('fills in blanks, and what another description gave, but nothing that was typed', async () => {
  const { latest, page } = await formWith({ ...blank, company: 'Typed by hand' });
  const typed = { company: 'Typed by hand' };
  await vi.waitFor(() => expect(latest.current).toEqual({ ...cook, ...typed }));
  page.shown.paste('for a nurse');
  await vi.waitFor(() => expect(latest.current).toEqual({ ...nurse, ...typed }));
});

it('replaces what the form was left with, also where its description is replaced at once', async () => {
  const { latest, page } = await formWith(cook);
  page.shown.paste('for a nurse');
  await vi.waitFor(() => expect(latest.current).toEqual(nurse));
});

it('has filled in what was just pasted before the form is sent', async () => {
  const { latest, page } = await formWith(blank);
  page.shown.paste('for a nurse');
  // The form is drawn again with the pasted text, and sent before anybody could see what it says.
  await vi.waitFor(() => expect(page.shown.text).toBe('for a nurse'));
  await page.shown.finish();
  expect(latest.current).toEqual(nurse);
});

it('has nothing to wait for in a description that was deleted', async () => {
  const { latest, page } = await formWith({ ...blank, role: 'Typed by hand' });
  page.shown.paste('');
  await vi.waitFor(() => expect(page.shown.text).toBe(''));
  await page.shown.finish();
  expect(latest.current.role).toBe('Typed by hand');
});

it('sends what was typed where the description is never read', async () => {
  const { latest, page } = await formWith(
    { ...blank, role: 'Typed by hand' },
    () => new Promise(() => {}),
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const finished = page.shown.finish();
  await vi.advanceTimersByTimeAsync(5_000);
  await finished;
  expect(latest.current.role).toBe('Typed by hand');
});
