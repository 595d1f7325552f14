import { setTimeout as wait } from 'node:timers/promises';
import type { BackupPlace } from './backup-place.ts';

export type TimeOfDay = { hours: number; minutes: number };

/** Returns the milliseconds until the next occurrence of this time of day (UTC). */
export function msUntil({ hours, minutes }: TimeOfDay, now: Date): number {
  const next = new Date(now);
  next.setUTCHours(hours, minutes, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next.getTime() - now.getTime();
}

/**
 * Runs a job daily at a time until the process is asked to end; a running job is completed.
 * Failures are reported, and the next day is tried as usual.
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

/** A file next to the backups with the name of the last verified backup and the time. */
const proofFile = 'folio-proven.json';
const proofEveryMs = 30 * 24 * 60 * 60 * 1_000;

/** Whether no backup in this place was verified for a month, or the record is unreadable. */
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
