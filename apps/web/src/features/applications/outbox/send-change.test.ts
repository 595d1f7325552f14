import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { addition } from '../application-changes.ts';
import { moved } from '../testing/outbox-server.ts';
import { sendChange } from './send-change.ts';

const bodies: { waitedMs?: number }[] = [];
beforeEach(() => {
  bodies.length = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    bodies.push(JSON.parse(`${body}`));
    return Response.error();
  });
});
afterEach(() => vi.unstubAllGlobals());

const job = { role: 'Cook', company: '', place: '', pay: '', source: '' };
const added = (status: 'saved' | 'applied') => addition('a', { ...job, status }).change;

it.each([
  ['a move', moved('a'), true],
  ['a new application that was sent', added('applied'), true],
  ['a new application that is saved', added('saved'), false],
])('the server is told for how long %s has waited', async (_, change, isTold) => {
  for (const ms of [0, 3_600_000]) {
    const made = { ...change, id: 'x', at: Date.now() - ms, isAttempted: true };
    await sendChange(made as Parameters<typeof sendChange>[0]).catch(() => undefined);
  }
  const [prompt, late] = bodies;
  expect(prompt?.waitedMs).toBeUndefined();
  expect(late?.waitedMs).toEqual(isTold ? expect.closeTo(3_600_000, -4) : undefined);
});
