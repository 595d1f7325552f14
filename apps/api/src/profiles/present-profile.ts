import { hasCreativeLayout } from '@folio/contract/entitlements';
import { isFields } from '@folio/contract/fields';
import { ProfileDetails, profileSections } from '@folio/contract/profile';
import type { Profile, PublicProfile } from '@folio/contract/profiles';
import { fieldsOf } from '@folio/contract/stored-versions';
import { readStored } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import type { Person, ProfileRow } from './profiles.repository.ts';

/**
 * The fields of a stored profile. A value that is not an object is kept under `unread` beside
 * fields that are written next.
 */
export function profileFields(row: Row): Record<string, unknown> {
  const stored: unknown = row ? row.details : {};
  const { fields } = fieldsOf('profile', stored);
  return isFields(fields) ? fields : { unread: stored };
}

type Row = Pick<ProfileRow, 'details'> | null | undefined;

export const readDetails = (row: Row) => readStored(ProfileDetails, profileFields(row), 'profile');

/**
 * Reads stored details tolerantly: see `readStoredValue`. Unreadable visibility settings count as
 * hidden, since they might be stricter.
 */
export function detailsOf(row: Row): ProfileDetails {
  const { value, misfits } = readDetails(row);
  const isUnknown = misfits.includes('visibility') || lacksVisibility(profileFields(row));
  const hidden = (['public', 'phone', ...profileSections] as const).filter(
    (name) => isUnknown || misfits.includes(`visibility.${name}`),
  );
  if (hidden.length === 0) return value;
  const isShown = Object.fromEntries(hidden.map((name) => [name, false]));
  return { ...value, visibility: { ...value.visibility, ...isShown } };
}

const lacksVisibility = (fields: Record<string, unknown>): boolean =>
  'unread' in fields && fields.visibility === undefined;

/** A profile as shown to its owner. */
export function toProfile({ user, profile }: Person, pendingEmail: string): Profile {
  const { id, firstName, lastName, email, username } = user;
  return {
    id,
    firstName,
    lastName,
    email,
    username,
    pendingEmail,
    profilePicture: pictureAddress(profile),
    ...detailsOf(profile),
    views: profile?.views ?? 0,
    version: profile?.version ?? 0,
    ...('unread' in profileFields(profile) ? { hasUnread: true } : {}),
  };
}

/** A profile as shown to a viewer, who may be anonymous. */
export function toPublicProfile(
  { user, profile }: Person,
  viewer: UserRow | null,
  resume: PublicProfile['resume'],
): PublicProfile {
  const { notifications: _, visibility, ...details } = detailsOf(profile);
  const {
    public: _public,
    resumeId: _resumeId,
    download: _download,
    profileLayout,
    ...rest
  } = visibility;
  const { pageLayout, accent, phone: showsPhone, ...shows } = rest;
  const { id, firstName, lastName, username, email } = user;
  const isOwner = viewer?.id === id;
  const isCreative = profileLayout === 'creative' && hasCreativeLayout(user);
  const hidden = profileSections.filter((section) => !shows[section]);
  return {
    id,
    firstName,
    lastName,
    username,
    isOwner,
    ...(isOwner ? { email } : {}),
    profilePicture: pictureAddress(profile),
    ...details,
    ...Object.fromEntries(hidden.map((section) => [section, []])),
    ...(showsPhone ? {} : { phone: '' }),
    pageLayout,
    accent,
    shows,
    // The resume's name is private: it may mention an employer.
    resume: resume && { ...resume, name: isOwner ? resume.name : '' },
    layout: isCreative ? 'creative' : 'professional',
  };
}

/** The picture's URL; '' for none. External URLs are kept. */
export function pictureAddress(profile: Pick<ProfileRow, 'picture'> | null | undefined): string {
  const picture = profile?.picture ?? '';
  return picture === '' || /^https?:/.test(picture) ? picture : `/pictures/${picture}.jpg`;
}
