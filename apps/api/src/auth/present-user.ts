import type { User } from '@folio/contract/auth';
import type { UserRow } from '../platform/sessions.ts';

/** @param avatarUrl where their picture is; '' for none. */
export function toUser(row: UserRow, avatarUrl: string): User {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    username: row.username,
    subscription: row.subscription,
    ...(row.subscription !== 'free' &&
      row.planEndsAt && { planEndsAt: row.planEndsAt.toISOString() }),
    credits: row.credits,
    hasBoughtPack: row.hasBoughtPack,
    ...(avatarUrl && { avatarUrl }),
  };
}
