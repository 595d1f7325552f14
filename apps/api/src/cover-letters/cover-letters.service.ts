import type { CoverLetter, UpdateCoverLetter } from '@folio/contract/cover-letters';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import { getResume } from '../resumes/resumes.service.ts';
import {
  type CoverLetterRow,
  findCoverLetter,
  storeCoverLetter,
} from './cover-letters.repository.ts';

/** The letter that goes with a resume of the user, or null; a stranger's resume is not found. */
export async function getCoverLetter(
  db: Db,
  user: UserRow,
  resumeId: string,
): Promise<CoverLetter | null> {
  const { id } = await getResume(db, user, resumeId);
  const row = await findCoverLetter(db, { userId: user.id, resumeId: id });
  return row ? toCoverLetter(row) : null;
}

/** Stores the letter. A version that is no longer the current one is refused with the current letter. */
export async function saveCoverLetter(
  db: Db,
  user: UserRow,
  resumeId: string,
  { version, ...content }: UpdateCoverLetter,
): Promise<CoverLetter> {
  const { id } = await getResume(db, user, resumeId);
  const place = { userId: user.id, resumeId: id };
  const stored = await storeCoverLetter(db, place, content, version);
  if (stored) return toCoverLetter(stored);
  throw new AppError(
    'VERSION_CONFLICT',
    'This letter was changed in another window or on another device.',
    { data: await getCoverLetter(db, user, id) },
  );
}

const toCoverLetter = ({
  userId: _userId,
  resumeId: _resumeId,
  createdAt,
  updatedAt,
  ...letter
}: CoverLetterRow): CoverLetter => ({
  ...letter,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
