import { isBranded } from '@folio/contract/entitlements';
import type { PublicResume } from '@folio/contract/public-resumes';
import { shownResume } from '@folio/documents/shown-content';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { photoOfResume } from '../photos/photos.service.ts';
import { AppError } from '../platform/app-error.ts';
import { withOpenDoors } from '../platform/sessions.ts';
import { toResume } from './present-resume.ts';
import { findReadableResume } from './public-resumes.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;

/** What a document of the resume shows, for whoever may read it; all others learn nothing of it. */
export async function readResume(
  { db, configuration }: Parts,
  readerId: string | null,
  id: string,
): Promise<PublicResume> {
  const found = isUuid(id) ? await findReadableResume(db, readerId, id) : undefined;
  if (!found)
    throw new AppError('RESUME_NOT_FOUND', "The resume you're looking for couldn't be found.");
  const { resume: row, account } = found;
  const isOwner = row.userId === readerId;
  const { name, templateId, content, order, settings } = shownResume(toResume(row));
  const photo = await photoOfResume(db, row.userId, { content, settings });
  // Readers can do nothing about a photo that is gone.
  const personalInfo = { ...content.personalInfo, ...(photo ? {} : { photoId: '' }) };
  return {
    id: row.id,
    name: isOwner ? row.name : name,
    isPublic: row.isPublic,
    isOwner,
    templateId,
    content: { ...content, personalInfo },
    order,
    settings,
    ...(isOwner ? { version: row.version } : {}),
    showsBranding: isBranded(withOpenDoors(configuration, account)),
    ...(photo ? { photo } : {}),
  };
}
