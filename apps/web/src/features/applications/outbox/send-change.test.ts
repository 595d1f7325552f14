import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { addition } from '../application-changes.ts';
import { moved } from '../testing/outbox-server.ts';
import { sendChange } from './send-change.ts';

const noted = { id: 'e', day: '2026-11-27', status: null, text: 'Called' };
const bodies: { waitedMs?: number }[] = [];
beforeEach(() => {
  bodies.length = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    bodies.push(JSON.parse(`${body}`));
    return Response.error();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it.each([
  ['a move', moved('a')],
  ['a note', { kind: 'note' as const, ids: ['a'], event: noted, shown: [] }],
])(
  '%s that is never answered counts as not sent, so that others have their turn',
  async (_, change) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sent = sendChange({ ...change, id: 'x', at: Date.now(), isAttempted: true });
    const failed = expect(sent).rejects.toMatchObject({ code: 'OFFLINE' });
    await vi.advanceTimersByTimeAsync(90_000);
    await failed;
  },
);
