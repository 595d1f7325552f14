import {
  type ApplicationChange,
  changedFieldNames,
  changedFields,
  type ProposeChange,
} from '@folio/contract/application-changes';
import { ApplicationEvent } from '@folio/contract/application-fields';
import { applicationProposalLimits } from '@folio/contract/application-proposals';
import type { Application, UpdateApplication } from '@folio/contract/applications';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Author } from '../api-keys/api-keys.service.ts';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { readStored } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { getResumeHead } from '../resumes/resumes.service.ts';
import {
  countWaitingChanges,
  type FoundChange,
  findChange,
  insertChange,
  listChanges,
  namesOfResumes,
  setDecision,
  thinDecidedChanges,
} from './application-changes.repository.ts';
import { inOrder } from './application-events.ts';
import { getApplication } from './applications.service.ts';
import { updateAndKeep } from './mark-applied.service.ts';
import { toApplication } from './present-application.ts';

const Stored = z.object({
  ...changedFields,
  event: ApplicationEvent.pick({ day: true, text: true }).optional(),
});
type Stored = z.output<typeof Stored>;

export const changesOf = async (db: Db, user: UserRow): Promise<ApplicationChange[]> =>
  presentAll(db, user, await listChanges(db, user.id));

/** Stores a program's proposed change to an application until its owner accepts or declines it. */
export async function proposeChange(
  { db, configuration }: QuotaContext,
  user: UserRow,
  by: Author,
  applicationId: string,
  { reason = '', ...fields }: ProposeChange,
): Promise<ApplicationChange> {
  const { id: of } = await getApplication(db, user, applicationId);
  if (fields.resumeId) await getResumeHead(db, user, fields.resumeId);
  const id = uuidv7();
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    if ((await countWaitingChanges(tx, user.id)) >= applicationProposalLimits.waiting)
      throw new AppError(
        'QUOTA_EXCEEDED',
        'As many changes wait as can. Their owner has to look at some first.',
      );
    await thinDecidedChanges(tx, user.id, applicationProposalLimits.decided);
    await admitBytes(tx, configuration.quotas, user.id, sizeOf({ fields, reason }));
    await insertChange(tx, { id, userId: user.id, applicationId: of, ...by, fields, reason });
  });
  return presentOne(db, user, id);
}

/**
 * The response to a caller that may propose but not read: the proposed values without the current
 * ones.
 */
export const withoutPresent = (
  change: ApplicationChange,
  proposed: ProposeChange,
): ApplicationChange => ({
  ...change,
  application: { ...change.application, role: '', company: '' },
  changes: changedFieldNames
    .filter((field) => proposed[field] !== undefined)
    .map((field) => ({ field, before: null, after: proposed[field] || null })),
});

type Decided = {
  decision: SuggestionDecision;
  day?: string | undefined;
  /** The version of the application that its owner has seen. */
  version?: number | undefined;
};

/** Records the owner's decision; an accepted change is applied like one of their own. */
export async function decideChange(
  marking: Parameters<typeof updateAndKeep>[0],
  changeId: string,
  { decision, ...seen }: Decided,
): Promise<{ data: ApplicationChange; application: Application }> {
  const { context, user } = marking;
  const found = await findChange(context.db, user.id, changeId);
  if (!found) throw gone();
  const { id } = found.application;
  const isNews = decision === 'taken' && found.change.decision !== 'taken';
  const made = isNews ? await updateAndKeep(marking, id, updateBy(found, seen)) : undefined;
  await setDecision(context.db, user.id, changeId, decision);
  const application = made ?? (await getApplication(context.db, user, id));
  return { data: await presentOne(context.db, user, changeId), application };
}

/**
 * The update that a change makes. Safe to retry: its note is added once. A timeline is replaced
 * only if it is unchanged since the program read it.
 */
function updateBy(
  { change, application }: FoundChange,
  { day, version }: Omit<Decided, 'decision'>,
): UpdateApplication {
  const { event, ...fields } = fieldsOf(change.fields);
  if (!event) return { ...fields, day, version };
  const { status } = fields;
  const others = application.events.filter(({ id }) => id !== change.id);
  const note = { id: change.id, day: event.day, status: null, text: event.text };
  const isMove = status !== undefined && status !== application.status;
  const moved = isMove ? [{ id: uuidv7(), day: day ?? event.day, status, text: '' }] : [];
  const events = inOrder([...others, ...moved, note]);
  return { ...fields, day, events, version: version ?? application.version };
}

const fieldsOf = (stored: unknown): Stored =>
  readStored(Stored, Object(stored), 'change of an application').value;

async function presentOne(db: Db, user: UserRow, id: string): Promise<ApplicationChange> {
  const found = await findChange(db, user.id, id);
  const [presented] = found ? await presentAll(db, user, [found]) : [];
  if (!presented) throw gone();
  return presented;
}

async function presentAll(
  db: Db,
  user: UserRow,
  all: readonly FoundChange[],
): Promise<ApplicationChange[]> {
  const ids = all.flatMap(({ change, application }) => [
    fieldsOf(change.fields).resumeId ?? [],
    application.resumeId ?? [],
  ]);
  const names = await namesOfResumes(db, user.id, [...new Set(ids.flat())]);
  return all.map((found) => present(found, names));
}

const authors = ['api-key', 'owner'] as const;

function present(
  { change, application: row }: FoundChange,
  resumeNames: ReadonlyMap<string, string>,
): ApplicationChange {
  const { event, ...fields } = fieldsOf(change.fields);
  const now = toApplication(row);
  const shownValue = (field: keyof typeof fields, value: string | null | undefined) =>
    (field === 'resumeId' && value ? (resumeNames.get(value) ?? 'A resume that is gone') : value) ||
    null;
  const isOpen = change.decision === 'open';
  return {
    id: change.id,
    by: { kind: authors.find((one) => one === change.byKind) ?? 'api-key', name: change.byName },
    application: { id: now.id, role: now.role, company: now.company, version: now.version },
    changes: changedFieldNames
      .filter((field) => fields[field] !== undefined && (!isOpen || fields[field] !== now[field]))
      .map((field) => ({
        field,
        before: shownValue(field, now[field]),
        after: shownValue(field, fields[field]),
      })),
    event: event ?? null,
    reason: change.reason,
    decision: change.decision,
    createdAt: change.createdAt.toISOString(),
  };
}

const gone = () => new AppError('SUGGESTION_NOT_FOUND', 'This suggestion is gone.');
