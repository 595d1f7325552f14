import { mayUseTemplate } from '@folio/contract/entitlements';
import { isFields } from '@folio/contract/fields';
import { defaultTemplateId } from '@folio/contract/template-ids';
import { maxVersions, type ResumeFamily } from '@folio/contract/versions';
import { keepMoment } from '../history/history.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { oneByOne } from '../platform/one-by-one.ts';
import { readTemplateId, unreadable } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { isReadable, readContent, toResume } from '../resumes/present-resume.ts';
import { addResume, findNamed, getResume, type ResumeRow } from '../resumes/resumes.service.ts';
import {
  countVersions,
  deleteVersion,
  findOriginalId,
  findVersions,
  insertVersion,
  setBase,
} from './versions.repository.ts';

export { countVersions };

/** The original of a resume, or the resume itself if it has none. */
async function originalOf(db: Db, user: UserRow, resume: ResumeRow): Promise<ResumeRow> {
  const originalId = await findOriginalId(db, resume.id);
  return originalId === undefined ? resume : getResume(db, user, originalId);
}

export async function readFamily(db: Db, user: UserRow, id: string): Promise<ResumeFamily> {
  const original = await originalOf(db, user, await getResume(db, user, id));
  const versions = await findVersions(db, user.id, original.id);
  const shown = toResume(original);
  // Unreadable versions are left out here, and remain in the list of resumes.
  const readable = versions.filter(({ resume }) => isReadable(resume));
  return {
    original: shown,
    versions: await oneByOne(readable, ({ resume, base, ...version }) => ({
      ...version,
      resume: toResume(resume),
      // Without its base, no change of the original is known.
      base: isFields(base) ? readContent(base) : shown.content,
    })),
  };
}

/**
 * Creates a tailored version of a resume for a job. Starts with a copy of the resume. Idempotent if
 * the caller provides the id.
 */
export async function createVersion(
  context: QuotaContext,
  user: UserRow,
  id: string,
  { jobDescription, ...named }: { jobDescription: string } & Named,
): Promise<ResumeRow> {
  const { db, configuration } = context;
  const { quotas } = configuration;
  const source = await getResume(db, user, id);
  if (!isReadable(source)) throw unreadable();
  const original = await originalOf(db, user, source);
  const { version, isNew } = await inTransaction(db, async (tx) => {
    // Locks the account, so that concurrent requests see each other's versions.
    const known = await findNamed(tx, user.id, named.id);
    if (known) return { version: known, isNew: false };
    if ((await countVersions(tx, original.id)) >= maxVersions) throw tooMany();
    // Copied as stored, including what only a later release can read.
    const { content, order, settings } = source;
    const templateId = readTemplateId(source.templateId);
    const version = await addResume(tx, quotas, user, {
      id: named.id,
      name: named.name ?? nameOfVersion(original.name),
      content,
      order,
      settings,
      // After a plan has ended, its templates can't be chosen for new resumes.
      templateId: mayUseTemplate(templateId, user) ? templateId : defaultTemplateId,
    });
    await admitBytes(tx, quotas, user.id, sizeOf([jobDescription, original.content]));
    await insertVersion(tx, {
      resumeId: version.id,
      originalId: original.id,
      jobDescription,
      base: original.content,
    });
    return { version, isNew: true };
  });
  if (!isNew) return version;
  const place = { userId: user.id, resumeId: source.id, subject: 'resume' as const };
  await keepMoment(context, place, { kind: 'application', detail: version.name });
  return version;
}

type Named = { id?: string | undefined; name?: string | undefined };

const suffix = ' (tailored)';
const maxName = 120;
/** Truncates without splitting a surrogate pair. */
const nameOfVersion = (name: string): string =>
  name.slice(0, maxName - suffix.length).replace(/[\uD800-\uDBFF]$/, '') + suffix;

const tooMany = () =>
  new AppError(
    'VALIDATION_ERROR',
    `A resume can have up to ${maxVersions} versions, those in Recently deleted included. Detach one, or delete one for good.`,
  );

/**
 * Records that a version has adopted or declined the changes of its original up to
 * `originalVersion`.
 */
export async function settleWithOriginal(
  db: Db,
  user: UserRow,
  id: string,
  originalVersion: number,
): Promise<void> {
  const { resume, original } = await versionAndOriginal(db, user, id);
  if (original.version !== originalVersion)
    throw new AppError('VERSION_CONFLICT', 'The original was changed in the meantime.', {
      data: toResume(original),
    });
  await setBase(db, resume.id, original.content);
}

export async function releaseVersion(db: Db, user: UserRow, id: string): Promise<void> {
  const { resume } = await versionAndOriginal(db, user, id);
  await deleteVersion(db, resume.id);
}

async function versionAndOriginal(db: Db, user: UserRow, id: string) {
  const resume = await getResume(db, user, id);
  const original = await originalOf(db, user, resume);
  if (original.id === resume.id)
    throw new AppError('RESUME_NOT_FOUND', 'This resume isn’t a version of another.');
  return { resume, original };
}
