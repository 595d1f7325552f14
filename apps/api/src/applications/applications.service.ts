import { type ApplicationStatus, applicationLimits } from '@folio/contract/application-fields';
import type { ListApplications } from '@folio/contract/application-list';
import type {
  Application,
  ApplicationPage,
  ApplicationSummary,
  NextStepOf,
  UpdateApplication,
} from '@folio/contract/applications';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { changedElsewhere } from '../platform/refusals.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { getResumeHead } from '../resumes/resumes.service.ts';
import { admitApplications } from './add-applications.service.ts';
import {
  inOrder,
  type StatusHistory,
  today,
  withoutLastStatus,
  withStatus,
} from './application-events.ts';
import { listApplications } from './application-list.repository.ts';
import {
  type ApplicationRow,
  findApplication,
  findApplications,
  findSummaries,
  lockApplications,
  restoreApplications,
  storeApplication,
  storeNextSteps,
  storeStatuses,
  trashApplications,
} from './applications.repository.ts';
import { readCursor, writeCursor } from './applications-cursor.ts';
import { toApplication, toSummary } from './present-application.ts';
import { deleteKeptWith } from './sent-documents.repository.ts';

/** A page of a user's applications, sorted in the order of its cursor. */
export async function pageOfApplications(
  db: Db,
  user: UserRow,
  { cursor, limit, ...list }: ListApplications,
): Promise<Omit<ApplicationPage, 'success'>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, list.order);
  // Reads one more to find out whether there is a next page.
  const found = await listApplications(db, user.id, { ...list, limit: limit + 1 }, after);
  const rows = found.rows.slice(0, limit);
  const last = found.rows.length > limit ? rows.at(-1) : undefined;
  return {
    data: rows.map(({ key: _, ...row }) => toSummary(row)),
    page: {
      nextCursor: last ? writeCursor({ order: list.order, key: last.key, id: last.id }) : null,
      total: found.total,
    },
  };
}

/**
 * An application of the user. Another user's, an unknown and a malformed id all give the same 404.
 */
export async function getApplication(db: Db, user: UserRow, id: string): Promise<Application> {
  const row = await findApplication(db, user.id, id);
  if (!row) throw applicationNotFound();
  return toApplication(row);
}

/** Complete applications after a given one, for an export. */
export async function exportApplications(
  db: Db,
  user: UserRow,
  cursor: string | undefined,
): Promise<{ data: Application[]; page: { nextCursor: string | null } }> {
  const limit = applicationLimits.exported;
  const found = await findApplications(db, user.id, { before: cursor, limit: limit + 1 });
  const data = found.slice(0, limit).map(toApplication);
  return { data, page: { nextCursor: found.length > limit ? (data.at(-1)?.id ?? null) : null } };
}

/**
 * Updates the given fields. Returns whether that changed the status to `applied`. Refuses a stale
 * version with the current application.
 */
export async function updateApplication(
  { db, configuration }: QuotaContext,
  user: UserRow,
  id: string,
  { version, day = today(), ...given }: Omit<UpdateApplication, 'waitedMs'>,
): Promise<{ application: Application; hasApplied: boolean }> {
  if (given.resumeId) await getResumeHead(db, user, given.resumeId);
  const changes = withoutUndefined(given);
  const { row, isStale, before } = await inTransaction(db, async (tx) => {
    // Lock order: accounts before anything that belongs to them.
    await lockAccount(tx, user.id);
    const [current] = await lockApplications(tx, user.id, [id]);
    if (!current) return { row: undefined, isStale: false };
    const before = current.status;
    if (version !== undefined && version !== current.version)
      return { row: current, isStale: true, before };
    const grown = sizeOf(changes) > largestSmallChange;
    if (grown)
      await admitBytes(tx, configuration.quotas, user.id, sizeOf(changes), { applicationId: id });
    const history = historyAfter(current, given, day);
    return {
      row: await storeApplication(tx, user.id, id, { ...changes, ...history }),
      isStale: false,
      before,
    };
  });
  if (!row) throw applicationNotFound();
  const application = toApplication(row);
  const hasApplied = before !== 'applied' && application.status === 'applied';
  if (!isStale) return { application, hasApplied };
  throw changedElsewhere('application', application);
}

/** Changes of up to this many bytes of JSON don't count against the quota. */
const largestSmallChange = 2_000;

/** Events that are sent replace the existing ones; otherwise a new status adds an event. */
function historyAfter(
  current: ApplicationRow,
  given: UpdateApplication,
  day: string,
): StatusHistory {
  const status = given.status ?? current.status;
  if (!given.events) return requireRoom(current, withStatus(current, status, day));
  const statusDay = status === current.status ? current.statusDay : day;
  const isFull = given.events.length > applicationLimits.events;
  const history = { status, statusDay, events: inOrder(given.events) };
  return requireRoom(current, isFull ? undefined : history);
}

/**
 * Throws if there are too many events. None is dropped automatically, so the user has to remove
 * one.
 */
function requireRoom(
  { role, company }: ApplicationRow,
  history: StatusHistory | undefined,
): StatusHistory {
  if (history) return history;
  const name = [role, company].filter(Boolean).join(', ');
  throw new AppError(
    'QUOTA_EXCEEDED',
    `The timeline of “${name}” is full: it can have up to ${applicationLimits.events} events. Remove one of them and try again.`,
  );
}

/**
 * Sets the status of many applications; returns those that had another one, so that an undo affects
 * only these.
 */
export const setStatuses = (
  db: Db,
  user: UserRow,
  ids: readonly string[],
  status: ApplicationStatus,
  day = today(),
): Promise<ApplicationSummary[]> =>
  changeHistories(db, user, ids, (row) => requireRoom(row, withStatus(row, status, day)));

/**
 * Undoes the last status change of those with the given status, or of all. Documents that were kept
 * automatically with the change are deleted, since they were not sent.
 */
export const undoStatuses = (
  db: Db,
  user: UserRow,
  ids: readonly string[],
  status?: ApplicationStatus,
): Promise<ApplicationSummary[]> =>
  changeHistories(db, user, ids, (row) =>
    status === undefined || row.status === status ? withoutLastStatus(row) : row,
  );

/** Some of the user's applications as list items. */
export const summariesOf = async (
  db: Db,
  user: UserRow,
  ids: readonly string[],
): Promise<ApplicationSummary[]> => (await findSummaries(db, user.id, ids)).map(toSummary);

const changeHistories = (
  db: Db,
  user: UserRow,
  ids: readonly string[],
  change: (row: ApplicationRow) => StatusHistory,
): Promise<ApplicationSummary[]> =>
  inTransaction(db, async (tx) => {
    const rows = await lockApplications(tx, user.id, ids);
    const changed = rows
      .map((row) => ({ before: row.events, id: row.id, ...change(row) }))
      .filter(({ before, events }) => events !== before);
    if (changed.length === 0) return [];
    const histories = changed.map(({ before: _, ...history }) => history);
    await storeStatuses(tx, user.id, histories);
    for (const one of changed)
      await deleteKeptWith(tx, { userId: user.id, applicationId: one.id }, eventsGone(one));
    const changedIds = changed.map(({ id }) => id);
    return (await findSummaries(tx, user.id, changedIds)).map(toSummary);
  });

/** The events that an update has removed. */
function eventsGone({ before, events }: Pick<ApplicationRow, 'events'> & { before: Events }) {
  const left = new Set(events.map(({ id }) => id));
  return before.map(({ id }) => id).filter((id) => !left.has(id));
}
type Events = ApplicationRow['events'];

/** Sets next steps; returns the applications that exist. */
export const setNextSteps = (
  db: Db,
  user: UserRow,
  steps: readonly NextStepOf[],
): Promise<ApplicationSummary[]> =>
  inTransaction(db, async (tx) => {
    await storeNextSteps(tx, user.id, steps);
    const ids = steps.map(({ id }) => id);
    return (await findSummaries(tx, user.id, ids)).map(toSummary);
  });

/** Moves applications to the trash; returns the ids of those that existed. */
export const removeApplications = (
  db: Db,
  user: UserRow,
  ids: readonly string[],
): Promise<string[]> => inTransaction(db, (tx) => trashApplications(tx, user.id, ids));

export const bringBackApplications = (
  db: Db,
  user: UserRow,
  ids: readonly string[],
): Promise<ApplicationSummary[]> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    // Checked afterwards, so that a retried restore needs no additional room.
    if (await restoreApplications(tx, user.id, ids)) await admitApplications(tx, user.id, 0);
    return (await findSummaries(tx, user.id, ids)).map(toSummary);
  });

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const applicationNotFound = () =>
  new AppError('APPLICATION_NOT_FOUND', 'There is no such application.');
