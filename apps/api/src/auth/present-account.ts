import type { User } from '@folio/contract/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../platform/origin.ts';
import { type UserRow, withUnlockedPlan } from '../platform/sessions.ts';
import { pictureAddressOf } from '../profiles/pictures.service.ts';
import type { Caller } from './auth-context.ts';
import { deviceTokensOf } from './known-devices.service.ts';

/** The caller of a request without a session. */
export const callerOf = (request: FastifyRequest): Caller => ({
  ...originOf(request),
  deviceTokens: deviceTokensOf(request),
});

/** An account as shown to its owner. */
export async function shownAccount(
  { configuration, db }: Pick<FastifyInstance, 'configuration' | 'db'>,
  user: UserRow,
): Promise<User> {
  return toUser(withUnlockedPlan(configuration, user), await pictureAddressOf(db, user.id));
}

/** @param avatarUrl the URL of the picture; '' for none. */
function toUser(row: UserRow, avatarUrl: string): User {
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
    ...(row.packOpensUntil && { packOpensUntil: row.packOpensUntil.toISOString() }),
    ...(avatarUrl && { avatarUrl }),
  };
}
