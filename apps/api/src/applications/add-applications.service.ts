import { applicationLimits } from '@folio/contract/application-fields';
import type {
  Application,
  ApplicationSummary,
  CreateApplication,
} from '@folio/contract/applications';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { lockAccount } from '../auth/account.service.ts';
import type { Db, Tx } from '../platform/database.ts';
import { idTaken, requireRoomFor } from '../platform/refusals.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { findOnlyResume, getResumeHead } from '../resumes/resumes.service.ts';
import { inOrder, today } from './application-events.ts';
import {
  countApplications,
  findApplication,
  findMade,
  findMadeIds,
  findSummaries,
  insertApplications,
  type NewApplication,
} from './applications.repository.ts';
import { toApplication, toSummary } from './present-application.ts';

/**
 * Creates an application. With an id from the caller this is idempotent: a retry gets the existing
 * one, or learns that it has been deleted since; it isn't restored.
 */
export async function createApplication(
  { db, configuration }: QuotaContext,
  user: UserRow,
  given: Created,
): Promise<{ application: Application; isDeleted: boolean }> {
  if (given.resumeId) await getResumeHead(db, user, given.resumeId);
  const resumeId =
    given.resumeId === undefined ? await onlyResume(db, user, given) : given.resumeId;
  const made = toRow(user.id, { ...given, resumeId });
  const row = await inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    const known = await findMade(tx, user.id, made.id);
    if (known) return known;
    await admitApplications(tx, user.id);
    await admitBytes(tx, configuration.quotas, user.id, sizeOf(made));
    await insertApplications(tx, [made]);
    return findApplication(tx, user.id, made.id);
  });
  if (!row) throw idTaken();
  return { application: toApplication(row), isDeleted: row.trashedAt !== null };
}
type Created = z.output<typeof CreateApplication>;

/**
 * The user's only resume, to be linked; none if the application was already sent, since it is
 * unknown with which resume.
 */
async function onlyResume(db: Db, user: UserRow, { status }: Created): Promise<string | null> {
  if (status !== 'saved') return null;
  return findOnlyResume(db, user);
}

/**
 * Creates many applications in one transaction. Existing ones are left unchanged, so a retry is
 * safe; deleted ones stay in the trash and are not returned.
 */
export async function createApplications(
  { db, configuration }: QuotaContext,
  user: UserRow,
  given: readonly Created[],
): Promise<ApplicationSummary[]> {
  const resumes = new Set(given.flatMap(({ resumeId }) => resumeId ?? []));
  for (const resumeId of resumes) await getResumeHead(db, user, resumeId);
  const rows = given.map((one) => toRow(user.id, one));
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    const wanted = rows.map(({ id }) => id);
    const known = await findMadeIds(tx, user.id, wanted);
    const fresh = rows.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) {
      await admitApplications(tx, user.id, fresh.length);
      await admitBytes(tx, configuration.quotas, user.id, sizeOf(fresh));
      if ((await insertApplications(tx, fresh)) < fresh.length) throw idTaken();
    }
    return (await findSummaries(tx, user.id, wanted)).map(toSummary);
  });
}

/** The row of a new application; without events its history begins with its status. */
function toRow(
  userId: string,
  { id = uuidv7(), day = today(), events, status, resumeId = null, ...fields }: Created,
): NewApplication {
  const first = { id: uuidv7(), day, status, text: '' };
  return {
    ...fields,
    id: id.toLowerCase(),
    userId,
    resumeId,
    status,
    statusDay: day,
    events: inOrder(events.length > 0 ? events : [first]),
  };
}

/** Throws if the account would have more applications than it may. */
export async function admitApplications(tx: Tx, userId: string, more = 1): Promise<void> {
  const known = await countApplications(tx, userId);
  requireRoomFor('applications', { known, more, most: applicationLimits.applications });
}
