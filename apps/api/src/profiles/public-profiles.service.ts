import type { PublicProfile } from '@folio/contract/profiles';
import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import { detailsOf, toPublicProfile } from './present-profile.ts';
import {
  findLinkedResume,
  findPerson,
  type LinkedResume,
  type Person,
} from './profiles.repository.ts';

/** What the page of a profile shows; `user` is null where it is there but not for the viewer. */
export type ShownProfile = { user: PublicProfile | null; isPrivate: boolean; message: string };

const privateMessage = 'This profile is private and cannot be viewed.';

/**
 * The profile at an address of the product, as its viewer may see it.
 *
 * @param address a username in any case, or 'user' followed by the account's id.
 * @param viewer null for a visitor.
 */
export async function showProfile(
  db: Db,
  address: string,
  viewer: UserRow | null,
): Promise<ShownProfile> {
  const id = /^user(.+)$/i.exec(address)?.[1];
  return id && isUuid(id)
    ? showProfileById(db, id, viewer)
    : show(db, await personNamed(db, address), viewer);
}

/** What no username looks like need not be looked for, and may be no text for the database. */
const personNamed = async (db: Db, username: string) =>
  /^[\w.-]{1,30}$/.test(username) ? findPerson(db, { username }) : undefined;

export async function showProfileById(
  db: Db,
  id: string,
  viewer: UserRow | null,
): Promise<ShownProfile> {
  return show(db, isUuid(id) ? await findPerson(db, { id }) : undefined, viewer);
}

async function show(
  db: Db,
  person: Person | undefined,
  viewer: UserRow | null,
): Promise<ShownProfile> {
  if (!person) throw new AppError('PROFILE_NOT_FOUND', 'Profile Not Found');
  const { visibility } = detailsOf(person.profile);
  const isOwner = person.user.id === viewer?.id;
  if (!visibility.public && !isOwner)
    return { user: null, isPrivate: true, message: privateMessage };
  const resume = await publicResume(db, person.user.id, visibility.resumeId);
  return { user: toPublicProfile(person, viewer, resume), isPrivate: false, message: '' };
}

async function publicResume(
  db: Db,
  ownerId: string,
  id: string | null,
): Promise<LinkedResume | null> {
  const resume = id ? await findLinkedResume(db, ownerId, id) : undefined;
  return resume?.isPublic ? { id: resume.id, name: resume.name } : null;
}
