import { type Moment, maxNamedMoments } from '@folio/contract/history';
import { lockAccount } from '../auth/account.service.ts';
import { bounds, momentNotFound, type NewMoment, toMoment } from '../history/history.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { inTransaction } from '../platform/transaction.ts';
import { historyBytes, type QuotaContext, type Quotas } from '../quotas/quotas.service.ts';
import {
  bytesOfNamedLetters,
  countNamedMoments,
  findLetterMoment,
  findLetterMoments,
  hasName,
  insertLetterMoment,
  type LetterPlace,
  setLetterMomentName,
  thinLetterMoments,
} from './letter-history.repository.ts';

/** The part of an account's history quota for letters. */
const letterBytes = (quotas: Quotas): number => Math.floor(historyBytes(quotas) / 4);

/** Thins out a history to its limits and the account's. To be called after adding to it. */
export const thinLetterHistory = (db: Db, quotas: Quotas, place: LetterPlace): Promise<void> =>
  // Retried, because two concurrent calls for one account may deadlock.
  inTransaction(db, (tx) => thinLetterMoments(tx, place, bounds, letterBytes(quotas)));

/**
 * Keeps exactly the version from which something was made and returns the moment, or undefined if
 * the letter has changed meanwhile.
 */
export async function keepLetterMomentOf(
  { db, configuration: { quotas } }: QuotaContext,
  place: LetterPlace,
  { kind, detail = '' }: NewMoment,
  version: number,
): Promise<string | undefined> {
  const kept = await insertLetterMoment(db, place, { kind, detail }, version);
  if (kept === undefined) return undefined;
  const known = (await findLetterMoments(db, place)).find(
    (moment) => moment.kind === kind && moment.detail === detail,
  );
  await thinLetterHistory(db, quotas, place);
  return kept ?? known?.id;
}

/** A letter's moments, newest first. */
export const listLetterMoments = async (db: Db, place: LetterPlace): Promise<Moment[]> =>
  (await findLetterMoments(db, place)).map(toMoment);

/** A moment with its stored letter. */
export async function getLetterMoment(
  db: Db,
  place: LetterPlace,
  id: string,
): Promise<{ moment: Moment; document: unknown }> {
  const found = await findLetterMoment(db, place, id);
  if (!found) throw momentNotFound();
  return { moment: toMoment(found), document: found.document };
}

/** Keeps the current letter under a name. */
export async function nameLetterNow(
  context: QuotaContext,
  place: LetterPlace,
  name: string,
): Promise<Moment> {
  await admitName(context.db, context.configuration.quotas, place);
  const kept = await insertLetterMoment(context.db, place, { kind: 'name', detail: name });
  const known = (await findLetterMoments(context.db, place)).find(
    (moment) => moment.kind === 'name' && moment.detail === name,
  )?.id;
  const moment = await renameLetterMoment(context, place, kept ?? known ?? '', name);
  await thinLetterHistory(context.db, context.configuration.quotas, place);
  return moment;
}

export async function renameLetterMoment(
  { db, configuration: { quotas } }: QuotaContext,
  place: LetterPlace,
  id: string,
  name: string | null,
): Promise<Moment> {
  const row = await inTransaction(db, async (tx) => {
    // Serializes concurrent calls, so that each counts the names before it.
    await lockAccount(tx, place.userId);
    // Renaming takes no more space.
    if (name !== null && !(await hasName(tx, place, id))) await admitName(tx, quotas, place);
    return setLetterMomentName(tx, place, id, name);
  });
  if (!row) throw momentNotFound();
  return toMoment(row);
}

/** Named moments are never thinned out, so their number and size are limited. */
async function admitName(db: Queryable, quotas: Quotas, place: LetterPlace): Promise<void> {
  const isFull =
    (await countNamedMoments(db, place)) >= maxNamedMoments ||
    (await bytesOfNamedLetters(db, place.userId)) > letterBytes(quotas) / 2;
  if (isFull)
    throw new AppError(
      'QUOTA_EXCEEDED',
      'There are too many named versions. Remove a name you no longer need.',
    );
}
