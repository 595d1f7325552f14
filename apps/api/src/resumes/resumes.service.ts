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

/** A resume of the user; another's, an unknown and a malformed id are all the same 404. */
export async function getResume(db: Db, user: UserRow, id: string): Promise<ResumeRow> {
  const row = await findResume(db, user.id, id);
  if (!row) throw await resumeMissing(db, user.id, id);
  return row;
}

/** What tells one state of a resume from another, without its content. */
export async function getResumeHead(db: Db, user: UserRow, id: string): Promise<ResumeHead> {
  const head = await findHead(db, user.id, id);
  if (!head) throw await resumeMissing(db, user.id, id);
  return head;
}

/** Settings may be as another resume has them stored. */
type NewResume = Omit<CreateResume, 'settings'> & { settings?: ResumeRow['settings'] | undefined };

/**
 * Creates a resume; whatever is left out has the default that the product gives it. One that the
 * caller has named is created once, however often it is asked for.
 */
export const createResume = (
  { db, configuration }: QuotaContext,
  user: UserRow,
  input: CreateResume,
): Promise<ResumeRow> =>
  inTransaction(db, async (tx) => {
    const known = input.id && (await findNamed(tx, user.id, input.id));
    return known || addResume(tx, configuration.quotas, user, input);
  });

async function findNamed(tx: Tx, userId: string, id: string): Promise<ResumeRow | undefined> {
  // Of two concurrent calls the second waits for the first.
  await lockAccount(tx, userId);
  return findInserted(tx, userId, id);
}

/** Creates a resume within a transaction. */
export async function addResume(
  tx: Tx,
  quotas: Quotas,
  user: UserRow,
  { id = uuidv7(), name, templateId, content, order, settings, isPublic }: NewResume,
): Promise<ResumeRow> {
  if (templateId && !maySetInTemplate(templateId, undefined, user)) throw lockedTemplate();
  // What another resume has stored without ids is read with the same ones everywhere.
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

/** Why an id is taken: its owner learns that it is in the trash, others learn nothing. */
async function namedElsewhere(tx: Tx, userId: string, id: string): Promise<AppError> {
  const error = await resumeMissing(tx, userId, id);
  return error.code === 'RESUME_IN_TRASH' ? error : idTaken();
}

/** A resume as its route answers it: as JSON where it is stored so, else as it is read. */
export async function getStoredTexts(db: Db, user: UserRow, id: string): Promise<StoredTexts> {
  const texts = await findStoredTexts(db, user.id, id);
  if (!texts) throw await resumeMissing(db, user.id, id);
  return texts;
}

/** The resume if it is no longer the version that its owner has; null while it is. */
export async function getResumeSince(
  db: Db,
  user: UserRow,
  id: string,
  version: number,
): Promise<ResumeRow | null> {
  const current = await getResumeHead(db, user, id);
  return current.version === version ? null : getResume(db, user, id);
}

/** What somebody asks for is what they see: a version that they don't is refused. */
export function refuseOtherVersion(current: ResumeRow, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw versionConflict(current);
}

export const versionConflict = (current: ResumeRow) =>
  changedElsewhere('resume', toResume(current));

/** Into the trash, from where it can be restored. */
export const removeResume = (context: QuotaContext, user: UserRow, id: string): Promise<void> =>
  trashResume(context, user.id, id);

export const lockedTemplate = () =>
  new AppError('PREMIUM_REQUIRED', premiumTemplateWords.description);
