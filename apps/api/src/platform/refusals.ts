import { count } from '@folio/contract/content-limits';
import { AppError } from './app-error.ts';

/** Errors that are the same for every kind of record. */

/** A version conflict; `data` is the current record. */
export const changedElsewhere = (noun: string, data: unknown): AppError =>
  new AppError(
    'VERSION_CONFLICT',
    `This ${noun} was changed in another window or on another device.`,
    { data },
  );

/** The caller's id for a new record exists already; its owner isn't revealed. */
export const idTaken = (): AppError =>
  new AppError('IDEMPOTENCY_CONFLICT', 'This id can’t be used. Choose another one.');

/** @throws AppError `QUOTA_EXCEEDED` if an account would exceed `most` records. */
export function requireRoomFor(
  nouns: string,
  { known, more, most }: { known: number; more: number; most: number },
): void {
  if (known + more > most)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `An account can have up to ${count(most)} ${nouns}. Delete some you no longer need and try again.`,
    );
}
