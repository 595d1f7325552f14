import { isBranded } from '@folio/contract/entitlements';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { photoOfResume } from '../photos/photos.service.ts';
import type { Db } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import { toOrderedResume } from './present-resume.ts';
import type { ResumeRow } from './resumes.repository.ts';

/** A resume with everything that its documents need; a missing photo is left out. */
export async function resumeForDocument(
  db: Db,
  owner: UserRow,
  row: ResumeRow,
): Promise<ResumeForDocument> {
  const { name, templateId, content, order, settings } = toOrderedResume(row);
  const photo = await photoOfResume(db, row.userId, { content, settings });
  const showsBranding = isBranded(owner);
  return { name, templateId, content, order, settings, photo, showsBranding };
}
