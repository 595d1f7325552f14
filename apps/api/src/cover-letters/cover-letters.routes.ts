import {
  type CoverLetter,
  CoverLetterContent,
  coverLetterRoutes,
  type UpdateCoverLetter,
} from '@folio/contract/cover-letters';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import type { UserRow } from '../platform/sessions.ts';
import { readStored } from '../platform/stored-reading.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { getResume } from '../resumes/resumes.service.ts';
import {
  type CoverLetterRow,
  findCoverLetter,
  storeCoverLetter,
} from './cover-letters.repository.ts';

/** The letter that goes with a resume of the user, or null; a stranger's resume is not found. */
async function getCoverLetter(
  db: Db,
  user: UserRow,
  resumeId: string,
): Promise<CoverLetter | null> {
  const { id } = await getResume(db, user, resumeId);
  const row = await findCoverLetter(db, { userId: user.id, resumeId: id });
  return row ? toCoverLetter(row) : null;
}

/** Stores the letter. A version that is no longer the current one is refused with the current letter. */
async function saveCoverLetter(
  { db, configuration }: QuotaContext,
  user: UserRow,
  resumeId: string,
  { version, ...content }: UpdateCoverLetter,
): Promise<CoverLetter> {
  const { id } = await getResume(db, user, resumeId);
  const place = { userId: user.id, resumeId: id };
  const stored = await inTransaction(db, async (tx) => {
    const replaced = { letterOfResumeId: id };
    await admitBytes(tx, configuration.quotas, user.id, sizeOf(content), replaced);
    return storeCoverLetter(tx, place, content, version);
  });
  if (stored) return toCoverLetter(stored);
  throw new AppError(
    'VERSION_CONFLICT',
    'This letter was changed in another window or on another device.',
    { data: await getCoverLetter(db, user, id) },
  );
}

/** Texts that a later release allowed to be longer are cut; the row keeps them until they are changed. */
const toCoverLetter = ({
  id,
  version,
  createdAt,
  updatedAt,
  ...row
}: CoverLetterRow): CoverLetter => ({
  ...readStored(z.object(CoverLetterContent.shape), row, 'cover letter').value,
  ...{ id, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
});

export const coverLettersPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...coverLetterRoutes.get,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await getCoverLetter(app.db, user, request.params.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...coverLetterRoutes.update,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await saveCoverLetter(app, user, request.params.id, request.body);
      return { success: true, data } as const;
    },
  });
};
