import type { PublicPage } from '@folio/contract/public-page';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { showProfile } from '../profiles/public-profiles.service.ts';
import type { Visit } from '../profiles/visits.ts';

/**
 * The page at `/{name}` as a visitor sees it: who its owner is, an opened address does not tell. A
 * profile that is not there is a page without a person. The visit is counted, unless it is left out.
 */
export async function readPublicPage(
  db: Db,
  baseUrl: string,
  name: string,
  visit?: Visit,
): Promise<PublicPage> {
  try {
    const { user, isPrivate } = await showProfile(db, name, null, visit);
    return { address: `${baseUrl}/${user?.username ?? name}`, user, isPrivate };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'PROFILE_NOT_FOUND')) throw error;
    return { address: `${baseUrl}/${name}`, user: null, isPrivate: false };
  }
}
