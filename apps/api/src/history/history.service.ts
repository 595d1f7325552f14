import { type Moment, MomentKind, maxNamedMoments } from '@folio/contract/history';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import type { Bounds, NewMoment } from '../platform/keep-moment.ts';
import { inTransaction } from '../platform/transaction.ts';
import { historyBytes, type QuotaContext, type Quotas } from '../quotas/quotas.service.ts';
import {
  bytesOfNamed,
  countNamed,
  type DocumentKey,
  deleteMomentsBeyond,
  deleteUnshown,
  findMoment,
  findMoments,
  findNewestMoment,
  hasName,
  insertMoment,
  lockDocument,
  type MomentRow,
  setMomentName,
  thinMoments,
} from './history.repository.ts';

export type { DocumentKey, NewMoment };

/**
 * Limits for unnamed moments. A document of a few pages takes 3 kB, so 60 of them take about 200.
 */
export const bounds: Bounds = { moments: 80, bytes: 2_000_000 };

/**
 * Keeps a resume's or letter's current state, before large changes and when it is exported.
 * Ordinary saves keep the previous state by themselves, once per sitting. Returns the id of the
 * moment with that state, which may exist already; with a `version`, undefined if the document has
 * another one by now.
 */
export async function keepMoment(
  { db, configuration }: QuotaContext,
  key: DocumentKey,
  moment: NewMoment,
  version?: number,
): Promise<string | undefined> {
  const kept = await inTransaction(db, async (tx) => {
    const id = await insertMoment(tx, key, moment, version);
    if (id) await thinDocument(tx, key);
    return id;
  });
  if (kept) await thinAccount(db, configuration.quotas, key.userId);
  if (kept === undefined && version !== undefined) return undefined;
  return kept ?? (await findNewestMoment(db, key, moment));
}

/**
 * Keeps the current state before the same transaction replaces it. The caller thins the history out
 * afterwards.
 */
export const keepWithin = async (tx: Tx, key: DocumentKey, moment: NewMoment): Promise<void> => {
  await insertMoment(tx, key, moment);
};

/** Thins out a history to its limits and the account's. To be called after adding to it. */
export async function thinHistory(db: Db, quotas: Quotas, key: DocumentKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockDocument(tx, key);
    await thinDocument(tx, key);
  });
  await thinAccount(db, quotas, key.userId);
}

/** Requires the lock on the document. */
async function thinDocument(tx: Tx, key: DocumentKey): Promise<void> {
  await thinMoments(tx, key, bounds);
  await deleteUnshown(tx, key);
}

async function thinAccount(db: Db, quotas: Quotas, userId: string): Promise<void> {
  // Retried after a deadlock with a concurrent thinning; the save is stored by then.
  const thinned = await inTransaction(db, (tx) =>
    deleteMomentsBeyond(tx, userId, historyBytes(quotas)),
  );
  for (const { subject, resumeId } of uniqueDocuments(thinned))
    await inTransaction(db, async (tx) => {
      await lockDocument(tx, { subject, resumeId });
      await deleteUnshown(tx, { subject, resumeId });
    });
}

const uniqueDocuments = <P extends Omit<DocumentKey, 'userId'>>(documents: P[]): P[] => [
  ...new Map(
    documents.map((document) => [`${document.resumeId} ${document.subject}`, document]),
  ).values(),
];

/** A document's moments, newest first. */
export const listMoments = async (db: Db, key: DocumentKey): Promise<Moment[]> =>
  (await findMoments(db, key)).map(toMoment);

/** A moment with its stored document. */
export async function getMoment(
  db: Db,
  key: DocumentKey,
  id: string,
): Promise<{ moment: Moment; document: unknown }> {
  const found = await findMoment(db, key, id);
  if (!found) throw momentNotFound();
  return { moment: toMoment(found.moment), document: found.document };
}

/** Keeps the current document under a name. */
export async function nameNow(
  context: QuotaContext,
  key: DocumentKey,
  name: string,
): Promise<Moment> {
  const { db, configuration } = context;
  await admitName(db, configuration.quotas, key);
  const kept = await inTransaction(db, (tx) =>
    insertMoment(tx, key, { kind: 'name', detail: name }),
  );
  const known = kept ?? (await findMoments(db, key)).find(isNamed(name))?.id;
  const moment = await renameMoment(context, key, known ?? '', name);
  await thinHistory(db, configuration.quotas, key);
  return moment;
}

const isNamed = (name: string) => (moment: MomentRow) =>
  moment.kind === 'name' && moment.detail === name;

export async function renameMoment(
  { db, configuration: { quotas } }: QuotaContext,
  key: DocumentKey,
  id: string,
  name: string | null,
): Promise<Moment> {
  const row = await inTransaction(db, async (tx) => {
    // Serializes concurrent calls, so that each counts the names before it.
    await lockAccount(tx, key.userId);
    // Renaming takes no more space.
    if (name !== null && !(await hasName(tx, key, id))) await admitName(tx, quotas, key);
    return setMomentName(tx, key, id, name);
  });
  if (!row) throw momentNotFound();
  return toMoment(row);
}

type MomentFields = Pick<MomentRow, 'id' | 'kind' | 'name' | 'detail' | 'at'>;

/** Named moments are never thinned out, so their number and size are limited. */
async function admitName(db: Queryable, quotas: Quotas, key: DocumentKey): Promise<void> {
  if ((await countNamed(db, key)) >= maxNamedMoments)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `A history can have up to ${maxNamedMoments} named versions. Remove a name you no longer need.`,
    );
  if ((await bytesOfNamed(db, key.userId)) > historyBytes(quotas) / 2)
    throw new AppError(
      'QUOTA_EXCEEDED',
      'Your named versions take up all the storage. Remove a name you no longer need.',
    );
}

export const toMoment = ({ id, kind, name, detail, at }: MomentFields): Moment => ({
  id,
  // Unknown kinds come from a later release.
  kind: MomentKind.safeParse(kind).data ?? 'sitting',
  name,
  detail,
  at: at.toISOString(),
});

export const momentNotFound = () =>
  new AppError('MOMENT_NOT_FOUND', 'This version is no longer in the history.');
