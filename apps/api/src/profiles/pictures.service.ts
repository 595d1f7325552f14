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
/** A picture is recorded before it is uploaded and used. */
const keptUnusedMinutes = 60;
const atOnce = 100;
/** The format of a picture's key (`newSecretToken`), which can't be guessed. */
const isKey = (text: string) => /^[\w-]{43}$/.test(text);

/** Sets a file as the profile's picture, and returns its URL. */
export async function changePicture(
  context: PicturesContext,
  userId: string,
  file: Uint8Array,
): Promise<string> {
  const jpeg = await toSquareJpeg(file, { sidePx, whose: userId });
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

/** Deletes an unused picture from the store; failures are left to the periodic purge. */
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

/** Deletes unused pictures. Safe on several nodes at once. */
export async function clearUnusedPictures(context: PicturesContext): Promise<void> {
  const keys = await findUnusedPictures(context.db, keptUnusedMinutes, atOnce);
  for (const key of keys) await dropPicture(context, key);
}

/**
 * A picture by its file name, for anybody who has its URL, unless the account is banned. Unrecorded
 * keys are not looked up in the store, since bucket requests cost money.
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

/** A picture by its URL; undefined for external URLs. */
export async function pictureAt(
  { pictures }: Pick<PicturesContext, 'pictures'>,
  address: string,
): Promise<Buffer | undefined> {
  const key = keyIn(address);
  return key ? pictures.get(key) : undefined;
}

const keyIn = (address: string): string | undefined =>
  /^\/pictures\/([\w-]{43})\.jpg$/.exec(address)?.[1];

/** The URL of a person's picture; '' for none. */
export const pictureAddressOf = async (db: Queryable, userId: string): Promise<string> =>
  pictureAddress({ picture: await findPicture(db, userId) });
