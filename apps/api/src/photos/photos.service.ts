import type { Resume } from '@folio/contract/resumes';
import { shownPhotoId } from '@folio/documents/photo';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { toSquareJpeg } from '../platform/pictures/square-jpeg.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext } from '../quotas/quotas.service.ts';
import { deleteUnusedPhotos, findPhoto, insertPhoto } from './photos.repository.ts';

/** Side of a stored photo: 400 dpi at its printed size of 24 to 31 mm. */
const sidePx = 480;
/** A removed photo may be needed again after an undo. */
const keptUnusedHours = 48;

export async function addPhoto(
  { db, configuration }: QuotaContext,
  ownerId: string,
  file: unknown,
): Promise<string> {
  const sent = file instanceof Uint8Array ? file : new Uint8Array();
  const bytes = await toSquareJpeg(sent, { sidePx, whose: ownerId });
  const id = uuidv7();
  await inTransaction(db, async (tx) => {
    await admitBytes(tx, configuration.quotas, ownerId, bytes.length);
    await insertPhoto(tx, { id, userId: ownerId, bytes });
  });
  return id;
}

/** The JPEG; the same 404 for another's, unknown and malformed ids. */
export async function getPhoto(db: Db, ownerId: string, id: string): Promise<Buffer> {
  const bytes = await findPhoto(db, ownerId, id);
  if (!bytes) throw photoNotFound();
  return bytes;
}

/**
 * Returns a resume's photo for its documents, or undefined if it has none or the photo was deleted.
 * Only the owner's photos are looked up; everybody who may read the resume may see it.
 */
export async function photoOfResume(
  db: Db,
  ownerId: string,
  resume: Pick<Resume, 'content' | 'settings'>,
): Promise<string | undefined> {
  const id = shownPhotoId(resume);
  const bytes = id ? await findPhoto(db, ownerId, id) : undefined;
  return bytes && `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

export const photoNotFound = () =>
  new AppError(
    'PHOTO_NOT_FOUND',
    'We couldn’t find this resume’s photo. Upload it again or remove it.',
  );

/** Safe on several nodes at once. */
export const clearUnusedPhotos = (db: Db): Promise<void> => deleteUnusedPhotos(db, keptUnusedHours);
