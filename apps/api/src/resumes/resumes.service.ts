import { defaultSettings } from '@folio/contract/document-settings';
import { mayUseTemplate } from '@folio/contract/entitlements';
import { defaultSectionOrder } from '@folio/contract/resume-content';
import type { CreateResume, UpdateResume } from '@folio/contract/resumes';
import {
  defaultTemplateId,
  premiumTemplateWords,
  type TemplateId,
} from '@folio/contract/templates';
import { sampleContent } from '@folio/documents/sample-content';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import { toResume } from './present-resume.ts';
import {
  changeResume,
  deleteResume,
  findResume,
  findVersion,
  insertResume,
  type ResumeRow,
} from './resumes.repository.ts';

export type { ResumeRow };

/** A resume of the user; another's, an unknown and a malformed id are all the same 404. */
export async function getResume(db: Db, user: UserRow, id: string): Promise<ResumeRow> {
  const row = isUuid(id) ? await findResume(db, user.id, id) : undefined;
  if (!row) throw notFound();
  return row;
}

/** Creates a resume; whatever is left out has the default that the product gives it. */
export async function createResume(
  db: Queryable,
  user: UserRow,
  { name, templateId, content, order, settings, isPublic }: CreateResume,
): Promise<ResumeRow> {
  if (templateId) refuseLockedTemplate(user, templateId);
  return insertResume(db, {
    id: uuidv7(),
    userId: user.id,
    name: name ?? `Resume ${new Date().toLocaleDateString('en-US')}`,
    templateId: templateId ?? defaultTemplateId,
    content: content ?? sampleContent,
    order: order ?? defaultSectionOrder,
    settings: settings ?? defaultSettings,
    isPublic: isPublic ?? false,
  });
}

/** Changes a resume. A version that is no longer the current one is refused with the current record. */
export async function updateResume(
  db: Db,
  user: UserRow,
  id: string,
  { version, ...changes }: UpdateResume,
): Promise<ResumeRow> {
  if (!isUuid(id)) throw notFound();
  if (changes.templateId && !mayUseTemplate(changes.templateId, user)) {
    const { templateId } = await getResume(db, user, id);
    if (templateId !== changes.templateId) refuseLockedTemplate(user, changes.templateId);
  }
  const changed = await changeResume(db, user.id, id, changes, version);
  if (changed) return changed;
  throw versionConflict(await getResume(db, user, id));
}

/** The resume if it is no longer the version that its owner has; null while it is. */
export async function getResumeSince(
  db: Db,
  user: UserRow,
  id: string,
  version: number,
): Promise<ResumeRow | null> {
  const current = isUuid(id) ? await findVersion(db, user.id, id) : undefined;
  if (current === undefined) throw notFound();
  return current === version ? null : getResume(db, user, id);
}

/** What somebody asks for is what they see: a version that they don't is refused. */
export function refuseOtherVersion(current: ResumeRow, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw versionConflict(current);
}

const versionConflict = (current: ResumeRow) =>
  new AppError(
    'VERSION_CONFLICT',
    'This resume was changed in another window or on another device.',
    { data: toResume(current) },
  );

export async function removeResume(db: Db, user: UserRow, id: string): Promise<void> {
  const isRemoved = isUuid(id) && (await deleteResume(db, user.id, id));
  if (!isRemoved) throw notFound();
}

const notFound = () =>
  new AppError('RESUME_NOT_FOUND', "The resume you're looking for couldn't be found.");

/** A plan is needed to choose a premium template, not to keep one that a resume has. */
function refuseLockedTemplate(user: UserRow, templateId: TemplateId): void {
  if (!mayUseTemplate(templateId, user))
    throw new AppError('PREMIUM_REQUIRED', premiumTemplateWords.description);
}
