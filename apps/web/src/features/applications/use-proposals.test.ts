import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReadJob } from '../../lib/job-match/job-match.ts';
import { leavePages, runHook } from '../../testing/run-hook.ts';
import { useProposals } from './use-proposals.ts';

afterEach(leavePages);

const blank = { role: '', company: '', place: '', pay: '', deadline: '' };
const cook = { ...blank, role: 'Cook', company: 'Brasa', pay: '€14 an hour' };
const nurse = { ...blank, role: 'Nurse', place: 'Leeds' };
const readText = async (text: string) => (text === 'for a cook' ? cook : nurse);

/** The form with these fields and a description; `paste` replaces the description. */
async function formWith(fields: ReadJob) {
  const latest = { current: fields };
  const change = (changed: Partial<ReadJob>) => {
    latest.current = { ...latest.current, ...changed };
  };
  const page = await runHook(() => {
    const [text, paste] = useState('for a cook');
    useProposals(text, latest, change, readText);
    return { paste };
  });
  return { latest, paste: page.shown.paste };
}

it('fills in blanks, and what another description gave, but nothing that was typed', async () => {
  const { latest, paste } = await formWith({ ...blank, company: 'Typed by hand' });
  const typed = { company: 'Typed by hand' };
  await vi.waitFor(() => expect(latest.current).toEqual({ ...cook, ...typed }));
  paste('for a nurse');
  await vi.waitFor(() => expect(latest.current).toEqual({ ...nurse, ...typed }));
});

it('replaces what the form was left with, also where its description is replaced at once', async () => {
  const { latest, paste } = await formWith(cook);
  paste('for a nurse');
  await vi.waitFor(() => expect(latest.current).toEqual(nurse));
});
