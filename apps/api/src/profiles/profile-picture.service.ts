import type { Queryable } from '../platform/database.ts';
import { findPicture } from './pictures.repository.ts';
import { pictureAddress } from './present-profile.ts';

/** Where a person's picture is; '' for none. */
export const pictureAddressOf = async (db: Queryable, userId: string): Promise<string> =>
  pictureAddress({ picture: await findPicture(db, userId) });
