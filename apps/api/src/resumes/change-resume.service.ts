import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { DocumentSettings } from '@folio/contract/document-settings';
import { maySetInTemplate } from '@folio/contract/entitlements';
import { withIds } from '@folio/contract/entry-ids';
import { hasAllIds, matchIds } from '@folio/contract/match-ids';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume, SavedResume, UpdateResume } from '@folio/contract/resumes';
import { SectionOrder } from '@folio/contract/section-order';
import { mergeStoredValue } from '@folio/contract/stored-value';
import { fieldsOf, fromStoredContent, versioned } from '@folio/contract/stored-versions';
import { type KeptOperation, keptChange } from '@folio/operations/apply-operations';
import { documentOf } from '@folio/operations/document';
import { v7 as uuidv7 } from 'uuid';
import { thinHistory } from '../history/history.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/database.ts';
import { readTemplateId } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitContent, isWithinShare, type QuotaContext } from '../quotas/quotas.service.ts';
import { fullReadingOf, isReadable, rememberFullyRead, toResume, toRow } from './present-resume.ts';
import { deleteSavesBeyond, deleteSavesUpTo } from './resume-log.repository.ts';
import {
  type ChangedRow,
  changeResume,
  type KeepReason,
  type ResumeRow,
  type StoredTexts,
} from './resumes.repository.ts';
import { getStoredTexts, lockedTemplate, versionConflict } from './resumes.service.ts';

/** The resume to change, and its owner. */
export type Owner = { context: QuotaContext; user: UserRow; id: string };

/** A resume as stored, and as this release reads it. */
export type Current = {
  texts: StoredTexts;
  resume: Resume;
  isFullyRead: boolean;
  /** True if it is unreadable and is replaced as a whole by `resume`. */
  isReplaced: boolean;
};

export type Changes = Omit<UpdateResume, 'version' | 'reason'>;

/** The log entry of a change, and the reason why the history keeps the previous version. */
type Log = { operations: readonly KeptOperation[]; reason?: KeepReason | undefined };

/**
 * Changes a resume and logs the operations. An outdated version is refused with the current resume.
 */
export async function updateResume(owner: Owner, input: UpdateResume): Promise<Resume> {
  const { current, changes, row } = await update(owner, input);
  if (current.isFullyRead) return { ...current.resume, ...changes, ...savedPartsOf(row) };
  const { content = current.resume.content, order, settings } = changes;
  // The stored row may hold more than was read, so its reading is not cached.
  const { writtenBy: _, ...stored } = { ...toRow(current.texts), ...row, content };
  return toResume({ ...stored, ...(order && { order }), ...(settings && { settings }) });
}

/** Saves for a caller who has the content and needs only the new version. */
export async function saveResume(owner: Owner, input: UpdateResume): Promise<SavedResume> {
  const { row } = await update(owner, input);
  return { id: row.id, ...savedPartsOf(row) };
}

export const savedPartsOf = ({ version, updatedAt }: ChangedRow) => ({
  version,
  updatedAt: updatedAt.toISOString(),
});

async function update(owner: Owner, { version, reason, ...sent }: UpdateResume) {
  const change = async (current: Current) => {
    const { texts, resume, isReplaced } = current;
    if (version !== undefined && version !== resume.version) throw versionConflict(toRow(texts));
    refuseNewTemplate(owner.user, resume, sent);
    const known = identified(sent, resume);
    await letOthersGo(texts);
    const before = documentOf(resume);
    const operations = keptChange(before, { ...before, ...known }, `api:${resume.version + 1}`);
    await letOthersGo(texts);
    const changes = current.isFullyRead ? known : withUnread(toRow(texts), known);
    const kept = reason ?? (isReplaced ? 'restore' : undefined);
    const row = await storeChange(owner, current, changes, { operations, reason: kept });
    // Clients with an older version get the whole resume, since the change can't be expressed as
    // operations.
    if (row && isReplaced) await deleteSavesUpTo(owner.context.db, row.id, row.version);
    return row && { current, changes, row };
  };
  return changeCurrent(owner, change, sent);
}

/**
 * From this many characters on, a step of a save takes milliseconds, and 15 ms for the largest
 * content.
 */
const longContent = 100_000;

/**
 * Lets other requests run between the steps of a long save. The `version` check detects their
 * changes.
 */
const letOthersGo = async ({ content }: StoredTexts): Promise<void> => {
  if (content.length > longContent) await nextTurn();
};

/** Attempts at a change while others save concurrently. */
const maxAttempts = 12;
const maxWaitMs = 200;

/**
 * Reads and changes a resume, retrying when `make` returns undefined because of a concurrent save.
 */
export async function changeCurrent<T>(
  owner: Owner,
  make: (current: Current) => Promise<T | undefined>,
  sent: Changes = {},
): Promise<T> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const made = await make(await readCurrent(owner, sent));
    if (made !== undefined) return made;
    await wait(Math.random() * Math.min(maxWaitMs, 5 * 2 ** attempt));
  }
  throw new AppError(
    'UNAVAILABLE',
    'This resume is getting too many changes at once. Please try again in a moment.',
    {
      retryAfterSeconds: 2,
    },
  );
}

/** The current resume for a change. An unreadable one can only be replaced as a whole. */
export async function readCurrent(
  { context, user, id }: Owner,
  { content, order, settings }: Changes = {},
): Promise<Current> {
  const texts = await getStoredTexts(context.db, user, id);
  const row = toRow(texts);
  if (content && order && settings && !isReadable(row)) {
    const { writtenBy: _, ...replaced } = { ...row, content, order, settings };
    const resume = toResume(replaced);
    return { texts, resume, isFullyRead: false, isReplaced: true };
  }
  const resume = toResume(row);
  const isFullyRead = fullReadingOf(texts.id)?.version === texts.version;
  return { texts, resume, isFullyRead, isReplaced: false };
}

/**
 * Writes changes if the resume is unchanged since it was read. One statement, except for contents
 * whose size must be counted first.
 */
export async function storeChange(
  { context, user }: Owner,
  { texts, isFullyRead }: Current,
  { content, settings, ...others }: Changes,
  log: Log,
): Promise<ChangedRow | undefined> {
  const { db, configuration } = context;
  const { id, version } = texts;
  const text = content && JSON.stringify(content);
  const changes = {
    ...others,
    ...(settings && { settings: versioned('settings', settings, settings) }),
    content: text,
  };
  const write = (to: Queryable) => changeResume(to, { userId: user.id, id, version }, changes, log);
  const { quotas } = configuration;
  const row =
    text === undefined || isWithinShare(quotas, text)
      ? await write(db)
      : await inTransaction(db, async (tx) => {
          await admitContent(tx, quotas, user.id, text, id);
          return write(tx);
        });
  // The replaced parts were validated, and the rest is unchanged.
  if (row && isFullyRead) {
    const before = fullReadingOf(id);
    const hasExactContent = text !== undefined || before?.hasExactContent;
    rememberFullyRead(row, { exactAs: before?.exactAs && row.writtenBy, hasExactContent });
  }
  // The previous version was kept: see `changeResume`.
  if (row && row.historyKeptAt?.getTime() === row.updatedAt.getTime())
    await thinHistory(db, quotas, { userId: user.id, resumeId: id, subject: 'resume' });
  const isDue = row && row.version % purgeEvery === 0;
  if (isDue) await deleteSavesUpTo(db, id, row.version - keptSaves);
  // A large save may add twice its size to the log: the old value and the new one.
  if (isDue || (text && text.length > longContent)) await deleteSavesBeyond(db, id, keptLogBytes);
  return row;
}

/**
 * The maximum number of saves in the log, and their bytes on disk, far above what people need.
 * Clients further behind get the whole resume.
 */
const keptSaves = 2_000;
const keptLogBytes = 4_000_000;
const purgeEvery = 100;

/** Entries sent without ids get those of the matching stored entries, or new ones. */
function identified(sent: Changes, { content: stored }: Resume): Changes {
  const { content } = sent;
  if (!content) return sent;
  // If places contradict the order of the list, the list's order is used.
  return {
    ...sent,
    content: withIds(hasAllIds(content) ? content : matchIds(content, stored), newId),
  };
}

const newId = () => uuidv7();

/** Adds unknown fields of the stored row to the changes. */
export function withUnread(stored: ResumeRow, changes: Changes): Changes {
  const { order, settings, templateId, content, ...others } = changes;
  const isNewTemplate = templateId !== readTemplateId(stored.templateId);
  return {
    ...others,
    ...(content && {
      content: mergeStoredValue(
        ResumeContent,
        fromStoredContent(stored.content) as ResumeContent,
        content,
      ),
    }),
    ...(order && { order: mergeStoredValue(SectionOrder, stored.order, order) }),
    ...(settings && { settings: mergeSettings(stored.settings, settings) }),
    ...(templateId && { templateId: isNewTemplate ? templateId : stored.templateId }),
  };
}

function mergeSettings(stored: unknown, settings: DocumentSettings): DocumentSettings {
  const { fields, isKnown } = fieldsOf('settings', stored);
  const merged = mergeStoredValue(DocumentSettings, fields, settings);
  return isKnown ? merged : versioned('settings', merged, stored);
}

/** Choosing a premium template needs a plan; keeping it doesn't. */
function refuseNewTemplate(user: UserRow, resume: Resume, { templateId }: Changes): void {
  if (templateId && !maySetInTemplate(templateId, resume.templateId, user)) throw lockedTemplate();
}
