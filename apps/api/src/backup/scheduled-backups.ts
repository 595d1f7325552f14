import { setTimeout as wait } from 'node:timers/promises';
import type { BackupPlace } from './backup-place.ts';

export type TimeOfDay = { hours: number; minutes: number };

/** How long it is until this time of day comes next, in UTC, which has each of them once a day. */
export function msUntil({ hours, minutes }: TimeOfDay, now: Date): number {
  const next = new Date(now);
  next.setUTCHours(hours, minutes, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next.getTime() - now.getTime();
}

/**
 * Does the work each day at a time, until the process is told to end: work that has begun is finished.
 * What goes wrong on one day is told, and the next one comes.
 */
export async function eachDay(
  time: TimeOfDay,
  work: () => Promise<void>,
  report: (problem: string) => void,
  { ended = untilTerminated(), now = () => new Date() } = {},
): Promise<void> {
  while (!ended.aborted) {
    await wait(msUntil(time, now()), undefined, { signal: ended }).catch(() => {});
    if (ended.aborted) return;
    await work().catch((error: unknown) => report(String(error)));
  }
}

function untilTerminated(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  return ending.signal;
}

/** Beside the backups: which of them was proven last, and when. */
const proofFile = 'folio-proven.json';
const proofEveryMs = 30 * 24 * 60 * 60 * 1_000;

/** Whether no backup of this place was proven for a month. What can't be read proves nothing. */
export async function isProofDue(place: BackupPlace, now: Date): Promise<boolean> {
  try {
    const { at } = JSON.parse((await place.readNote(proofFile)) ?? '{}') as { at?: unknown };
    const provenMs = typeof at === 'string' ? Date.parse(at) : Number.NaN;
    return !(now.getTime() - provenMs < proofEveryMs && provenMs <= now.getTime());
  } catch {
    return true;
  }
}

export const noteProof = (place: BackupPlace, file: string, at: Date): Promise<void> =>
  place.writeNote(proofFile, `${JSON.stringify({ file, at })}\n`);
