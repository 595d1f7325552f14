import type { Queryable } from '../platform/database.ts';
import { detailsOf } from './present-profile.ts';
import { findProfile } from './profiles.repository.ts';

/**
 * Whether a person wants mails that they could do without, such as reminders. Asked before each of
 * those; never for what an account needs: proofs of an address, passwords, other news of its
 * security, receipts and answers to what somebody wrote always go.
 */
export async function mayMail(db: Queryable, userId: string): Promise<boolean> {
  return detailsOf(await findProfile(db, userId)).notifications.email;
}
