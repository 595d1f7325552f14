import { isBranded } from '@folio/contract/entitlements';
import type { PublicResume } from '@folio/contract/public-resumes';
import type { FastifyInstance } from 'fastify';
import { photoOfResume } from '../photos/photos.service.ts';
import { AppError } from '../platform/app-error.ts';
import { withUnlockedPlan } from '../platform/sessions.ts';
import {
  findReadableHead,
  findReadableResume,
  type ReadableResume,
} from './public-resumes.repository.ts';
import { isShownKnown, type ReadableRow, type ShownForm, shownOf } from './shown-resumes.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;

/**
 * Returns what a document of the resume shows to somebody who may read it. Others learn nothing
 * about it.
 */
export async function readResume(
  parts: Parts,
  readerId: string | null,
  id: string,
): Promise<PublicResume> {
  const { db } = parts;
  const head = await findReadableHead(db, readerId, id);
  const isKnown = head && isShownKnown(head.resume, 'all');
  const found = isKnown ? head : head && (await findReadableResume(db, readerId, id));
  if (!found)
    throw new AppError('RESUME_NOT_FOUND', "The resume you're looking for couldn't be found.");
  const { resume: row, account } = found;
  const isOwner = row.userId === readerId;
  const { name, ...shown } = await shownToOthers(parts, row, account);
  return {
    id: row.id,
    name: isOwner ? row.name : name,
    isPublic: row.isPublic,
    isOwner,
    ...shown,
    ...(isOwner ? { version: row.version } : {}),
  };
}

/** Returns what a resume's document shows to anybody; `form` determines how much. */
export async function shownToOthers(
  { db, configuration }: Parts,
  row: ReadableRow,
  account: ReadableResume['account'],
  form: ShownForm = 'all',
) {
  const { name, templateId, content, order, settings } = shownOf(row, form);
  const photo = await photoOfResume(db, row.userId, { content, settings });
  // Readers can't do anything about a deleted photo.
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
