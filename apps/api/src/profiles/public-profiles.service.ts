import type { PublicProfile } from '@folio/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { type UserRow, withUnlockedPlan } from '../platform/sessions.ts';
import { readOnPage, showLinkedResume } from './linked-resume.service.ts';
import { detailsOf, toPublicProfile } from './present-profile.ts';
import { addViews, type FoundPerson, findPerson } from './profiles.repository.ts';
import { createVisits, type Visit } from './visits.ts';

/**
 * The content of a profile's page. `user` is null if the profile exists but is hidden from the
 * viewer.
 */
export type ShownProfile = { user: PublicProfile | null; isPrivate: boolean; message: string };

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;

const privateMessage = 'This profile is private and cannot be viewed.';

const noteVisit = createVisits();

/**
 * Returns the profile at an address of the product, as its viewer may see it.
 *
 * @param address a username in any case, or 'user' followed by the account's id.
 * @param viewer null for a visitor.
 * @param visit counts as a view if somebody else sees the profile. The page and its API call share
 * one view: only the first of them counts.
 */
export async function showProfile(
  parts: Parts,
  address: string,
  viewer: UserRow | null,
  visit?: Visit,
): Promise<ShownProfile> {
  const id = /^user(.+)$/i.exec(address)?.[1];
  const shown =
    id && isUuid(id)
      ? await showProfileById(parts, id, viewer)
      : await show(parts, await personNamed(parts.db, address), viewer);
  if (visit && shown.user) await countView(parts.db, shown.user, visit);
  return shown;
}

async function countView(db: Db, { id, isOwner }: PublicProfile, visit: Visit): Promise<void> {
  const views = noteVisit(id, visit, isOwner);
  if (views !== 0) await addViews(db, id, views);
}

/**
 * Anything that can't be a username is not looked up, because the database may reject it as text.
 */
const personNamed = async (db: Db, username: string) =>
  /^[\w.-]{1,30}$/.test(username) ? findPerson(db, { username }) : undefined;

/** The profile of an account, by its id; counts no view. */
export async function showProfileById(
  parts: Parts,
  id: string,
  viewer: UserRow | null,
): Promise<ShownProfile> {
  return show(parts, await findPerson(parts.db, { id }), viewer);
}

/**
 * Returns the linked resume of the profile at an address, as visitors see it there, or undefined if
 * there is none.
 */
export async function readShownResume(
  parts: Parts,
  address: string,
): ReturnType<typeof readOnPage> {
  const id = /^user(.+)$/i.exec(address)?.[1];
  const isId = id !== undefined && isUuid(id);
  const person = isId ? await findPerson(parts.db, { id }) : await personNamed(parts.db, address);
  if (!person || person.isHidden) return undefined;
  const { visibility } = detailsOf(person.profile);
  if (!visibility.public) return undefined;
  return readOnPage(parts, person.user.id, visibility);
}

async function show(
  parts: Parts,
  person: FoundPerson | undefined,
  viewer: UserRow | null,
): Promise<ShownProfile> {
  const isOwner = person !== undefined && person.user.id === viewer?.id;
  if (!person || (person.isHidden && !isOwner))
    throw new AppError('PROFILE_NOT_FOUND', 'Profile Not Found');
  const { visibility } = detailsOf(person.profile);
  if (!visibility.public && !isOwner)
    return { user: null, isPrivate: true, message: privateMessage };
  const resume = await showLinkedResume(parts, person.user, visibility);
  const shown = { ...person, user: withUnlockedPlan(parts.configuration, person.user) };
  return { user: toPublicProfile(shown, viewer, resume), isPrivate: false, message: '' };
}
