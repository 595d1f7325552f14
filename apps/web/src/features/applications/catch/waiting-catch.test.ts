import { afterEach, expect, it, vi } from 'vitest';
import { leavePages, runHook } from '../../../testing/run-hook.ts';
import { useCaught } from './waiting-catch.tsx';

afterEach(leavePages);

const empty = {
  role: '',
  company: '',
  place: '',
  pay: '',
  source: '',
  link: '',
  jobDescription: '',
  deadline: '',
  status: 'saved',
};
const caught = { role: 'Cook', company: 'The Inn' };

/** A form that has this on the device, and is given a job of another page. */
async function open(stored: Partial<typeof empty>, isRead = true) {
  const latest = { current: { ...empty, ...stored } };
  const change = vi.fn((fields: Partial<typeof empty>) => Object.assign(latest.current, fields));
  const onSettled = vi.fn();
  const page = await runHook(() => useCaught({ caught, empty, isRead, latest, change, onSettled }));
  return { page, latest, onSettled };
}

it('a job waits in the tab until the form has it', async () => {
  expect((await open({}, false)).onSettled).not.toHaveBeenCalled();
  const { latest, onSettled } = await open({});
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  expect(latest.current.role).toBe('Cook');
});

it.each(['onReplace', 'onKeep'] as const)(
  'one that must not replace another is not forgotten until %s',
  async (answer) => {
    const { page, latest, onSettled } = await open({ role: 'Baker' });
    await vi.waitFor(() => expect(page.shown).toBeDefined());
    expect(onSettled).not.toHaveBeenCalled();
    page.shown?.[answer]();
    expect(onSettled).toHaveBeenCalledOnce();
    expect(latest.current.role).toBe(answer === 'onReplace' ? 'Cook' : 'Baker');
  },
);
