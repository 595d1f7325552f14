import { type Moment, MomentKind, maxNamedMoments } from '@folio/contract/history';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import type { Bounds, NewMoment } from '../platform/keep-moment.ts';
import { inTransaction } from '../platform/transaction.ts';
import { historyBytes, type QuotaContext, type Quotas } from '../quotas/quotas.service.ts';
import {
  bytesOfNamed,
  countNamed,
  deleteMomentsBeyond,
  deleteUnshown,
  findMoment,
  findMoments,
  findNewestMoment,
  insertMoment,
  lockDocument,
  type MomentRow,
  type Place,
  setMomentName,
  thinMoments,
} from './history.repository.ts';

export type { NewMoment, Place };

/** Limits for unnamed moments. A document of a few pages takes 3 kB, so 60 take about 200. */
export const bounds: Bounds = { moments: 80, bytes: 2_000_000 };

/**
 * Keeps a resume's or letter's current state, before large changes and when it is exported.
 * Ordinary saves keep the previous state by themselves, once per sitting. Returns the id of the
 * moment with that state, which may exist already; with a `version`, undefined if the document has
 * another one by now.
 */
export async function keepMoment(
  { db, configuration }: QuotaContext,
  place: Place,
  moment: NewMoment,
  version?: number,
): Promise<string | undefined> {
  const kept = await inTransaction(db, async (tx) => {
    const id = await insertMoment(tx, place, moment, version);
    if (id) await thinDocument(tx, place);
    return id;
  });
  if (kept) await thinAccount(db, configuration.quotas, place.userId);
  if (kept === undefined && version !== undefined) return undefined;
  return kept ?? (await findNewestMoment(db, place, moment));
}

/** Thins out a history to its limits and the account's. To be called after adding to it. */
export async function thinHistory(db: Db, quotas: Quotas, place: Place): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockDocument(tx, place);
    await thinDocument(tx, place);
  });
  await thinAccount(db, quotas, place.userId);
}

/** Requires the lock on the document. */
async function thinDocument(tx: Tx, place: Place): Promise<void> {
  await thinMoments(tx, place, bounds);
  await deleteUnshown(tx, place);
}

async function thinAccount(db: Db, quotas: Quotas, userId: string): Promise<void> {
  const thinned = await deleteMomentsBeyond(db, userId, historyBytes(quotas));
  for (const { subject, resumeId } of uniquePlaces(thinned))
    await inTransaction(db, async (tx) => {
      await lockDocument(tx, { subject, resumeId });
      await deleteUnshown(tx, { subject, resumeId });
    });
}

const uniquePlaces = <P extends Omit<Place, 'userId'>>(places: P[]): P[] => [
  ...new Map(places.map((place) => [`${place.resumeId} ${place.subject}`, place])).values(),
];

/** A document's moments, newest first. */
export const listMoments = async (db: Db, place: Place): Promise<Moment[]> =>
  (await findMoments(db, place)).map(toMoment);

/** A moment with its stored document. */
export async function getMoment(
  db: Db,
  place: Place,
  id: string,
): Promise<{ moment: Moment; document: unknown }> {
  const found = await findMoment(db, place, id);
  if (!found) throw momentNotFound();
  return { moment: toMoment(found.moment), document: found.document };
}

/** Keeps the current document under a name. */
export async function nameNow(context: QuotaContext, place: Place, name: string): Promise<Moment> {
  const { db, configuration } = context;
  await admitName(db, configuration.quotas, place);
  const kept = await inTransaction(db, (tx) =>
    insertMoment(tx, place, { kind: 'name', detail: name }),
  );
  const known = kept ?? (await findMoments(db, place)).find(isNamed(name))?.id;
  const moment = await renameMoment(context, place, known ?? '', name);
  await thinHistory(db, configuration.quotas, place);
  return moment;
}

const isNamed = (name: string) => (moment: MomentRow) =>
  moment.kind === 'name' && moment.detail === name;

export async function renameMoment(
  { db, configuration: { quotas } }: QuotaContext,
  place: Place,
  id: string,
  name: string | null,
): Promise<Moment> {
  if (name !== null) await admitName(db, quotas, place);
  const row = await setMomentName(db, place, id, name);
  if (!row) throw momentNotFound();
  return toMoment(row);
}

type MomentFields = Pick<MomentRow, 'id' | 'kind' | 'name' | 'detail' | 'at'>;

/** Named moments are never thinned out, so their number and size are limited. */
async function admitName(db: Queryable, quotas: Quotas, place: Place): Promise<void> {
  if ((await countNamed(db, place)) >= maxNamedMoments)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `A history can have up to ${maxNamedMoments} named versions. Remove a name you no longer need.`,
    );
  if ((await bytesOfNamed(db, place.userId)) > historyBytes(quotas) / 2)
    throw new AppError(
      'QUOTA_EXCEEDED',
      'Your named versions take up all the storage. Remove a name you no longer need.',
    );
}

export const toMoment = ({ id, kind, name, detail, at }: MomentFields): Moment => ({
  id,
  // Unknown kinds are of a later release.
  kind: MomentKind.safeParse(kind).data ?? 'sitting',
  name,
  detail,
  at: at.toISOString(),
});

export const momentNotFound = () =>
  new AppError('MOMENT_NOT_FOUND', 'This version is no longer in the history.');
