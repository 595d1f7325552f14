import { count } from '@folio/contract/content-limits';
import { AppError } from './app-error.ts';

/** Words for what every kind of thing that an account keeps is refused for, alike for all kinds. */

/** Somebody else's change has come first; `data` is the thing as it now is. */
export const changedElsewhere = (thing: string, data: unknown): AppError =>
  new AppError(
    'VERSION_CONFLICT',
    `This ${thing} was changed in another window or on another device.`,
    { data },
  );

/** The caller's own id for something new is another row's, whose owner is not told. */
export const idTaken = (): AppError =>
  new AppError('IDEMPOTENCY_CONFLICT', 'This id can’t be used. Choose another one.');

/** @throws AppError `QUOTA_EXCEEDED` where an account would have more than `most` things. */
export function requireRoomFor(
  things: string,
  { known, more, most }: { known: number; more: number; most: number },
): void {
  if (known + more > most)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `An account can have up to ${count(most)} ${things}. Delete some you no longer need and try again.`,
    );
}
