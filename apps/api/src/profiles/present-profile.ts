import { hasCreativeLayout } from '@folio/contract/entitlements';
import { isFields } from '@folio/contract/fields';
import { ProfileDetails, profileSections } from '@folio/contract/profile';
import type { Profile, PublicProfile } from '@folio/contract/profiles';
import { fieldsOf } from '@folio/contract/stored-versions';
import { readStored } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import type { Person, ProfileRow } from './profiles.repository.ts';

/**
 * The fields of a profile. What is none, such as a text in their place, is kept beside those that are
 * written next: `unread` is a field that no release knows.
 */
export function profileFields(row: Row): Record<string, unknown> {
  const stored: unknown = row ? row.details : {};
  const { fields } = fieldsOf('profile', stored);
  return isFields(fields) ? fields : { unread: stored };
}

type Row = Pick<ProfileRow, 'details'> | null | undefined;

export const readDetails = (row: Row) => readStored(ProfileDetails, profileFields(row), 'profile');

/**
 * What another release stored lacks fields, or has more: see `readStoredValue`. Of what its owner may
 * hide, an answer that this release cannot read means hidden: it might be a narrower circle.
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

/** With all that only its owner may see. */
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

/** As much as its page shows to the viewer, who may be nobody in particular. */
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
    // What its owner calls a resume, such as the employer it is for, is nobody else's business.
    resume: resume && { ...resume, name: isOwner ? resume.name : '' },
    layout: isCreative ? 'creative' : 'professional',
  };
}

/** '' for none. Addresses of elsewhere stay as they are. */
export function pictureAddress(profile: Pick<ProfileRow, 'picture'> | null | undefined): string {
  const picture = profile?.picture ?? '';
  return picture === '' || /^https?:/.test(picture) ? picture : `/pictures/${picture}.jpg`;
}
