import { maySetInTemplate, mayUseTemplate } from '@folio/contract/entitlements';
import { isFields } from '@folio/contract/fields';
import type { Moment, ResumeDocument } from '@folio/contract/history';
import type { Resume } from '@folio/contract/resumes';
import { SectionOrder } from '@folio/contract/section-order';
import { fieldsOf } from '@folio/contract/stored-versions';
import { defaultTemplateId } from '@folio/contract/template-ids';
import type { Db } from '../platform/database.ts';
import { readStored, readTemplateId, unreadable } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import type { QuotaContext } from '../quotas/quotas.service.ts';
import { updateResume } from '../resumes/change-resume.service.ts';
import { readContent, readSettings, toResume } from '../resumes/present-resume.ts';
import { createResume, getResume, getResumeHead } from '../resumes/resumes.service.ts';
import { type DocumentKey, getMoment } from './history.service.ts';

/** The history of the user's resume; 404 for another's. */
export async function resumeKey(db: Db, user: UserRow, id: string): Promise<DocumentKey> {
  await getResumeHead(db, user, id);
  return { userId: user.id, resumeId: id.toLowerCase(), subject: 'resume' };
}

/** A moment with its resume, as far as this release can read it. */
export async function readMoment(
  db: Db,
  user: UserRow,
  id: string,
  momentId: string,
): Promise<Moment & { document: ResumeDocument }> {
  const { moment, document } = await getMoment(db, await resumeKey(db, user, id), momentId);
  return { ...moment, document: toDocument(document) };
}

/** Restores a moment; the resume's name and visibility are kept. */
export async function restoreMoment(
  context: QuotaContext,
  user: UserRow,
  id: string,
  momentId: string,
): Promise<Resume> {
  const { document } = await readMoment(context.db, user, id, momentId);
  const current = readTemplateId((await getResume(context.db, user, id)).templateId);
  const { content, order, settings } = document;
  // A premium template needs a plan, which may have ended.
  const isOpen = maySetInTemplate(document.templateId, current, user);
  const templateId = isOpen ? document.templateId : current;
  return updateResume(
    { context, user, id },
    { content, order, settings, templateId, reason: 'restore' },
  );
}

/** Creates a new resume from a moment; idempotent if the caller provides its id. */
export async function copyMoment(
  context: QuotaContext,
  user: UserRow,
  id: string,
  momentId: string,
  madeAs?: string,
): Promise<Resume> {
  const { name: given, document } = await readMoment(context.db, user, id, momentId);
  const { content, order, settings } = document;
  const isOpen = mayUseTemplate(document.templateId, user);
  const templateId = isOpen ? document.templateId : defaultTemplateId;
  const name = given ?? nameOfCopy(document.name);
  return toResume(
    await createResume(context, user, { id: madeAs, name, templateId, content, order, settings }),
  );
}

const suffix = ' (earlier version)';
const maxName = 120;
/** Doesn't cut within a surrogate pair. */
const nameOfCopy = (name: string): string =>
  name.slice(0, maxName - suffix.length).replace(/[\uD800-\uDBFF]$/, '') + suffix;

function toDocument(stored: unknown): ResumeDocument {
  const { fields } = fieldsOf('moment', stored);
  if (!isFields(fields)) throw unreadable();
  return {
    name: String(fields.name),
    templateId: readTemplateId(String(fields.templateId)),
    order: readStored(SectionOrder, fields.order, 'section order').value,
    settings: readSettings(fields.settings).value,
    content: readContent(fields.content),
  };
}
