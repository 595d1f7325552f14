import { isBranded } from '@folio/contract/entitlements';
import type { PublicResume } from '@folio/contract/public-resumes';
import type { ResumeContent } from '@folio/contract/resume-content';
import { shownResume } from '@folio/documents/shown-content';
import type { FastifyInstance } from 'fastify';
import { photoOfResume } from '../photos/photos.service.ts';
import { AppError } from '../platform/app-error.ts';
import { withUnlockedPlan } from '../platform/sessions.ts';
import { toResume } from './present-resume.ts';
import { findReadableResume, type ReadableResume } from './public-resumes.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;

/** What a document of the resume shows, for whoever may read it; all others learn nothing of it. */
export async function readResume(
  { db, configuration }: Parts,
  readerId: string | null,
  id: string,
): Promise<PublicResume> {
  const found = await findReadableResume(db, readerId, id);
  if (!found)
    throw new AppError('RESUME_NOT_FOUND', "The resume you're looking for couldn't be found.");
  const { resume: row, account } = found;
  const isOwner = row.userId === readerId;
  const { name, ...shown } = await shownToOthers({ db, configuration }, row, account);
  return {
    id: row.id,
    name: isOwner ? row.name : name,
    isPublic: row.isPublic,
    isOwner,
    ...shown,
    ...(isOwner ? { version: row.version } : {}),
  };
}

/** What a resume's document shows, whoever looks at it; `change` is made before that. */
export async function shownToOthers(
  { db, configuration }: Parts,
  row: ReadableResume['resume'],
  account: ReadableResume['account'],
  change: (content: ResumeContent) => ResumeContent = (content) => content,
) {
  const resume = toResume(row);
  const { name, templateId, content, order, settings } = shownResume({
    ...resume,
    content: change(resume.content),
  });
  const photo = await photoOfResume(db, row.userId, { content, settings });
  // Readers can do nothing about a photo that is gone.
  const personalInfo = { ...content.personalInfo, ...(photo ? {} : { photoId: '' }) };
  return {
    name,
    templateId,
    content: { ...content, personalInfo },
    order,
    settings,
    showsBranding: isBranded(withUnlockedPlan(configuration, account)),
    ...(photo ? { photo } : {}),
  };
}
