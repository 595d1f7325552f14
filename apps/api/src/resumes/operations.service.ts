import { maySetInTemplate } from '@folio/contract/entitlements';
import type {
  Operation,
  OperationsAnswer,
  OperationsSince,
  SendOperations,
} from '@folio/contract/operations';
import type { Resume } from '@folio/contract/resumes';
import type { TemplateId } from '@folio/contract/template-ids';
import { premiumTemplateWords } from '@folio/contract/template-list';
import {
  applyOperations,
  authorsOf,
  type KeptSave,
  mayReviveIn,
  oldestSeen,
  removedIn,
  savesForSender,
  UnknownPathError,
} from '@folio/operations/apply-operations';
import { documentOf, type ResumeDocument } from '@folio/operations/document';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import {
  type Changes,
  type Current,
  changeCurrent,
  type Owner,
  readCurrent,
  savedPartsOf,
  storeChange,
  withUnread,
} from './change-resume.service.ts';
import { toRow } from './present-resume.ts';
import { findPastOf, findSavesSince } from './resume-log.repository.ts';

/**
 * Applies operations to the current resume; returns their effects and what else has changed since
 * the version that they were based on.
 */
export const applySent = (
  owner: Owner,
  { since, operations: sent, reason }: SendOperations,
): Promise<OperationsAnswer> =>
  changeCurrent(owner, async (current) => {
    const { db } = owner.context;
    const oldest = oldestSeen(since, sent);
    const saves = await savesSince(owner, current, oldest);
    // A save made in between may contain one of these operations, with effects that were not read.
    if (saves.some(({ version }) => version > current.texts.version)) return undefined;
    const past = await pastOf(db, current, { oldest, saves, sent });
    const document = documentOf(current.resume);
    const removed = mayReviveIn(document, sent)
      ? removedIn(document, await findSavesSince(db, current.texts.id, 0))
      : [];
    const refuse = (operation: Operation) => lackOfPlan(operation, document, owner.user);
    const { kept, answered, conflicts, refused, ...taken } = withPathErrors(() =>
      applyOperations({ document, sent, since: [...past, ...saves], removed, refuse }),
    );
    const outcome = { answered, conflicts, refused };
    if (kept.length === 0) return { ...changesFor(current, since, saves, sent), ...outcome };
    const known = changedParts(document, taken.document);
    const changes = current.isFullyRead ? known : withUnread(toRow(current.texts), known);
    const row = await storeChange(owner, current, changes, {
      operations: kept,
      reason: reason ?? (conflicts.length > 0 ? 'conflict' : undefined),
    });
    if (!row) return undefined;
    const saved = savedPartsOf(row);
    const next = {
      ...current,
      resume: { ...current.resume, ...taken.document, ...saved } as Resume,
    };
    const all = [...saves, { version: saved.version, operations: kept }];
    // A client that has seen a later version saw it before a backup was restored here.
    const seen = since > current.texts.version ? none : since;
    return { ...changesFor(next, seen, all, sent), ...outcome };
  });

/** Before the first version. */
const none = -1;

/** Returns the changes since a version. */
export async function getOperationsSince(owner: Owner, since: number): Promise<OperationsSince> {
  const current = await readCurrent(owner);
  return changesFor(current, since, await savesSince(owner, current, since));
}

/** Read after the resume, so that a save in between is in the list. */
const savesSince = async ({ context }: Owner, { texts }: Current, since: number) =>
  since >= texts.version ? [] : findSavesSince(context.db, texts.id, since);

/** Returns what the log knows of the senders' operations before the saves that were read. */
async function pastOf(
  db: Db,
  { texts }: Current,
  { oldest, saves, sent }: { oldest: number; saves: KeptSave[]; sent: readonly Operation[] },
): Promise<KeptSave[]> {
  const before = saves[0]?.version ?? texts.version;
  if (before <= oldest + 1) return [];
  return findPastOf(db, texts.id, { after: oldest, before, authors: authorsOf(sent) });
}

/**
 * Other releases save without a log, and old entries are purged: if a version is missing, or this
 * release can't read the whole resume, the whole resume is returned.
 */
function changesFor(
  { resume, isFullyRead }: Current,
  since: number,
  saves: readonly KeptSave[],
  sent: readonly Operation[] = [],
): OperationsSince {
  const { version, updatedAt } = resume;
  const known = saves.filter((save) => save.version > since && save.version <= version);
  const isComplete = since <= version && known.length === version - since;
  if (isComplete && (isFullyRead || since === version))
    return { version, updatedAt, rows: savesForSender(known, sent) };
  return { version, updatedAt, rows: [], resume };
}

function changedParts(before: ResumeDocument, after: ResumeDocument): Changes {
  const names = Object.keys(after) as (keyof ResumeDocument)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  ) as Changes;
}

/** Choosing a premium template needs a plan; keeping it doesn't. */
function lackOfPlan(
  operation: Operation,
  { templateId }: ResumeDocument,
  user: UserRow,
): string | undefined {
  if (operation.kind !== 'set' || operation.path !== 'templateId') return undefined;
  const isAllowed = maySetInTemplate(operation.value as TemplateId, templateId, user);
  return isAllowed ? undefined : premiumTemplateWords.description;
}

function withPathErrors<T>(take: () => T): T {
  try {
    return take();
  } catch (error) {
    if (!(error instanceof UnknownPathError)) throw error;
    throw new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
      errors: { [error.path]: ['This isn’t part of a resume.'] },
    });
  }
}
