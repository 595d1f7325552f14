import type { FastifyBaseLogger } from 'fastify';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { toLoggableError } from '../platform/loggable-error.ts';
import type { PictureStore } from '../platform/pictures/open-picture-store.ts';
import { toSquareJpeg } from '../platform/pictures/square-jpeg.ts';
import { newSecretToken } from '../platform/secret-token.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  deletePicture,
  findPicture,
  findUnusedPictures,
  isNoted,
  isOfBanned,
  notePicture,
  showPicture,
} from './pictures.repository.ts';
import { pictureAddress } from './present-profile.ts';

export type PicturesContext = { db: Db; pictures: PictureStore; log: FastifyBaseLogger };

const sidePx = 512;
/** A picture that is being stored is noted already, and not shown yet. */
const keptUnusedMinutes = 60;
const atOnce = 100;
/** The form of a key of `newSecretToken`: nobody guesses an address of a picture. */
const isKey = (text: string) => /^[\w-]{43}$/.test(text);

/** Makes a file the picture of a profile, in place of the one before, and tells its address. */
export async function changePicture(
  context: PicturesContext,
  userId: string,
  file: Uint8Array,
): Promise<string> {
  const jpeg = await toSquareJpeg(file, sidePx);
  const key = newSecretToken();
  await notePicture(context.db, key);
  await context.pictures.put(key, jpeg);
  await replacePicture(context, userId, key);
  return pictureAddress({ picture: key });
}

export const removePicture = (context: PicturesContext, userId: string): Promise<void> =>
  replacePicture(context, userId, null);

async function replacePicture(
  context: PicturesContext,
  userId: string,
  key: string | null,
): Promise<void> {
  const before = await inTransaction(context.db, async (tx) => {
    await lockAccount(tx, userId);
    return showPicture(tx, userId, key);
  });
  await dropPicture(context, before);
}

/** Takes a picture that is shown no more out of the store; what fails is left to the clearing. */
export async function dropPicture(
  { db, pictures, log }: PicturesContext,
  key: string | null,
): Promise<void> {
  if (!key || !isKey(key)) return;
  try {
    await pictures.remove(key);
    await deletePicture(db, key);
  } catch (error) {
    log.warn({ err: toLoggableError(error) }, 'removing a picture');
  }
}

/** Removes what no profile shows any more. Any number of nodes may do it at once. */
export async function clearUnusedPictures(context: PicturesContext): Promise<void> {
  const keys = await findUnusedPictures(context.db, keptUnusedMinutes, atOnce);
  for (const key of keys) await dropPicture(context, key);
}

/**
 * A picture by the name of its file; whoever has its address may see it, as long as its owner is
 * let in. The store is not asked for what was never put there: anybody can make addresses up, and a
 * bucket's questions cost.
 */
export async function readPicture(
  context: Pick<PicturesContext, 'db' | 'pictures'>,
  fileName: string,
): Promise<Buffer> {
  const key = keyIn(`/pictures/${fileName}`);
  const isShown = key && (await isNoted(context.db, key)) && !(await isOfBanned(context.db, key));
  const jpeg = isShown && (await context.pictures.get(key));
  if (!jpeg) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
  return jpeg;
}

/** A picture by its address; undefined for one of elsewhere, or none. */
export async function pictureAt(
  { pictures }: Pick<PicturesContext, 'pictures'>,
  address: string,
): Promise<Buffer | undefined> {
  const key = keyIn(address);
  return key ? pictures.get(key) : undefined;
}

const keyIn = (address: string): string | undefined =>
  /^\/pictures\/([\w-]{43})\.jpg$/.exec(address)?.[1];

/** The address of a person's picture; '' for none. */
export const pictureAddressOf = async (db: Queryable, userId: string): Promise<string> =>
  pictureAddress({ picture: await findPicture(db, userId) });
