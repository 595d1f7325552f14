import { defaultSettings } from '@folio/contract/default-settings';
import { maySetInTemplate } from '@folio/contract/entitlements';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { CreateResume } from '@folio/contract/resumes';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { fromStoredContent, versioned } from '@folio/contract/stored-versions';
import { defaultTemplateId } from '@folio/contract/template-ids';
import { premiumTemplateWords } from '@folio/contract/template-list';
import { sampleContent } from '@folio/documents/sample-content';
import { v7 as uuidv7 } from 'uuid';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Tx } from '../platform/database.ts';
import { changedElsewhere, idTaken } from '../platform/refusals.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitResume, type QuotaContext, type Quotas } from '../quotas/quotas.service.ts';
import { resumeMissing, trashResume } from '../trash/trash.service.ts';
import { toResume } from './present-resume.ts';
import { listResumes } from './resume-pages.repository.ts';
import {
  findHead,
  findInserted,
  findResume,
  findStoredTexts,
  insertResume,
  type ResumeHead,
  type ResumeRow,
  type StoredTexts,
} from './resumes.repository.ts';

export type { ResumeRow };

/** A resume of the user; the same 404 for another's, unknown and malformed ids. */
export async function getResume(db: Db, user: UserRow, id: string): Promise<ResumeRow> {
  const row = await findResume(db, user.id, id);
  if (!row) throw await resumeMissing(db, user.id, id);
  return row;
}

/** The version and hash of a resume, without its content. */
export async function getResumeHead(db: Db, user: UserRow, id: string): Promise<ResumeHead> {
  const head = await findHead(db, user.id, id);
  if (!head) throw await resumeMissing(db, user.id, id);
  return head;
}

/** The resume of an account that has exactly one. */
export async function findOnlyResume(db: Db, user: UserRow): Promise<string | null> {
  const { resumes, total } = await listResumes(db, user.id, { limit: 1 });
  return total === 1 ? (resumes[0]?.id ?? null) : null;
}

/** Settings may also be in stored format, from another resume. */
type NewResume = Omit<CreateResume, 'settings'> & { settings?: ResumeRow['settings'] | undefined };

/** Creates a resume with defaults for omitted fields; idempotent if the caller provides the id. */
export const createResume = (
  { db, configuration }: QuotaContext,
  user: UserRow,
  input: CreateResume,
): Promise<ResumeRow> =>
  inTransaction(db, async (tx) => {
    const known = input.id && (await findNamed(tx, user.id, input.id));
    return known || addResume(tx, configuration.quotas, user, input);
  });

/** The resume that was made under a caller's id before. Locks the account for the transaction. */
export async function findNamed(
  tx: Tx,
  userId: string,
  id: string | undefined,
): Promise<ResumeRow | undefined> {
  // Serializes concurrent calls of one account.
  await lockAccount(tx, userId);
  return id === undefined ? undefined : findInserted(tx, userId, id);
}

/** Creates a resume within a transaction. */
export async function addResume(
  tx: Tx,
  quotas: Quotas,
  user: UserRow,
  { id = uuidv7(), name, templateId, content, order, settings, isPublic }: NewResume,
): Promise<ResumeRow> {
  if (templateId && !maySetInTemplate(templateId, undefined, user)) throw lockedTemplate();
  // Stored contents without ids get deterministic ones.
  const read = content && (fromStoredContent(content) as ResumeContent);
  const made = read ?? sampleContent;
  await admitResume(tx, quotas, user.id, JSON.stringify(made));
  const row = await insertResume(tx, {
    id: id.toLowerCase(),
    userId: user.id,
    name: name ?? `Resume ${new Date().toLocaleDateString('en-US')}`,
    templateId: templateId ?? defaultTemplateId,
    content: made,
    order: order ?? defaultSectionOrder,
    settings: versioned('settings', settings ?? defaultSettings, settings),
    isPublic: isPublic ?? false,
  });
  if (!row) throw await namedElsewhere(tx, user.id, id);
  return row;
}

/** The error for a taken id: the owner learns that it is in the trash, others learn nothing. */
async function namedElsewhere(tx: Tx, userId: string, id: string): Promise<AppError> {
  const error = await resumeMissing(tx, userId, id);
  return error.code === 'RESUME_IN_TRASH' ? error : idTaken();
}

/** A resume for the response: stored JSON if it is current, otherwise parsed and migrated. */
export async function getStoredTexts(db: Db, user: UserRow, id: string): Promise<StoredTexts> {
  const texts = await findStoredTexts(db, user.id, id);
  if (!texts) throw await resumeMissing(db, user.id, id);
  return texts;
}

/** The resume if it has changed since a version; null if it hasn't. */
export async function getResumeSince(
  db: Db,
  user: UserRow,
  id: string,
  version: number,
): Promise<ResumeRow | null> {
  const current = await getResumeHead(db, user, id);
  return current.version === version ? null : getResume(db, user, id);
}

/** Throws if the resume has another version than the one that the caller sees. */
export function refuseOtherVersion(current: ResumeRow, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw versionConflict(current);
}

export const versionConflict = (current: ResumeRow) =>
  changedElsewhere('resume', toResume(current));

/** Moves a resume to the trash. */
export const removeResume = (context: QuotaContext, user: UserRow, id: string): Promise<void> =>
  trashResume(context, user.id, id);

export const lockedTemplate = () =>
  new AppError('PREMIUM_REQUIRED', premiumTemplateWords.description);
