import { hasCreativeLayout } from '@folio/contract/entitlements';
import {
  ProfileDetails,
  type ProfileVisibility,
  type UpdateProfile,
} from '@folio/contract/profile';
import type { Profile } from '@folio/contract/profiles';
import { mergeStoredValue } from '@folio/contract/stored-value';
import { versioned } from '@folio/contract/stored-versions';
import { lockAccount, renameAccount } from '../auth/account.service.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import {
  admitEmailChange,
  pendingEmailOf,
  startEmailChange,
} from '../auth/email-change.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { changedElsewhere } from '../platform/refusals.ts';
import type { Session, UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, sizeOf } from '../quotas/quotas.service.ts';
import { detailsOf, profileFields, readDetails, toProfile } from './present-profile.ts';
import {
  findLinkedResume,
  findProfile,
  type ProfileRow,
  saveDetails,
} from './profiles.repository.ts';

export async function ownProfile(db: Db, user: UserRow): Promise<Profile> {
  const profile = (await findProfile(db, user.id)) ?? null;
  return toProfile({ user, profile }, await pendingEmailOf(db, user.id));
}

/** A stored profile that isn't an object, unread. */
export const unreadProfile = async (db: Db, user: UserRow): Promise<unknown> =>
  profileFields(await findProfile(db, user.id)).unread;

/** `verificationToken` is for a new address, if no mail server could deliver it. */
export type UpdatedProfile = { profile: Profile; verificationToken?: string };

/**
 * Changes the given fields, all or nothing. An outdated version is refused with the current
 * profile.
 */
export async function updateProfile(
  context: AuthContext,
  session: Session,
  changes: UpdateProfile,
): Promise<UpdatedProfile> {
  const { user: caller } = session;
  const { firstName, lastName, username, email, currentPassword, version, ...given } = changes;
  if (email !== undefined) await admitEmailChange(context, session, email, currentPassword);
  return inTransaction(context.db, async (tx) => {
    const held = await lockAccount(tx, caller.id);
    const stored = await findProfile(tx, held.id);
    if (version !== undefined && version !== (stored?.version ?? 0))
      throw await staleVersion(tx, held, stored);
    const fields = profileFields(stored);
    const before = 'unread' in fields ? detailsOf(stored) : readDetails(stored).value;
    const details = withChanges(before, given);
    refuseLayout(before.visibility, details.visibility, caller);
    await refuseResume(tx, held.id, given.visibility?.resumeId);
    const merged = mergeStoredValue(ProfileDetails, fields, details);
    const kept = versioned('profile', merged, stored?.details);
    const { quotas } = context.configuration;
    await admitBytes(tx, quotas, held.id, sizeOf(kept), { isProfile: true });
    const profile = await saveDetails(tx, held.id, kept);
    const user = await renameAccount(tx, held, { firstName, lastName, username });
    const verificationToken =
      email === undefined
        ? undefined
        : await startEmailChange(context, tx, { ...session, user }, email);
    const own = toProfile({ user, profile }, await pendingEmailOf(tx, user.id));
    return { profile: own, ...(verificationToken && { verificationToken }) };
  });
}

async function staleVersion(
  tx: Tx,
  user: UserRow,
  profile: ProfileRow | undefined,
): Promise<AppError> {
  const data = toProfile({ user, profile: profile ?? null }, await pendingEmailOf(tx, user.id));
  return changedElsewhere('profile', data);
}

type GivenDetails = Omit<
  UpdateProfile,
  'firstName' | 'lastName' | 'username' | 'email' | 'currentPassword' | 'version'
>;

/** Merges changes, also within nested objects. */
function withChanges(before: ProfileDetails, given: GivenDetails): ProfileDetails {
  const { socialLinks, visibility, notifications, ...fields } = given;
  return {
    ...before,
    ...fields,
    socialLinks: { ...before.socialLinks, ...socialLinks },
    visibility: { ...before.visibility, ...visibility },
    notifications: { ...before.notifications, ...notifications },
  };
}

/** Throws when choosing the creative layout without a plan; keeping it is allowed. */
function refuseLayout(before: ProfileVisibility, after: ProfileVisibility, user: UserRow): void {
  const isChosen = after.profileLayout === 'creative' && before.profileLayout !== 'creative';
  if (!isChosen || hasCreativeLayout(user)) return;
  throw new AppError('PREMIUM_REQUIRED', 'The creative layout comes with a paid plan.');
}

async function refuseResume(tx: Tx, ownerId: string, id: string | null | undefined): Promise<void> {
  if (!id || (await findLinkedResume(tx, ownerId, id))) return;
  const message = 'This resume isn’t yours';
  throw new AppError('VALIDATION_ERROR', `${message}.`, {
    errors: { 'visibility.resumeId': [message] },
  });
}

/**
 * Whether a person wants optional mails such as reminders. Not checked for essential mails:
 * verification, security notices, receipts and replies.
 */
export async function mayMail(db: Queryable, userId: string): Promise<boolean> {
  return detailsOf(await findProfile(db, userId)).notifications.email;
}
