import type { Configuration } from '../platform/configuration.ts';
import type { Queryable } from '../platform/database.ts';
import { listLinked } from './oidc.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { findSecondFactor } from './second-factors.repository.ts';

/** A way to log in that a new password does not end, and since when it has existed. */
export type WayIn = [name: string, since: string];

/**
 * Returns the passkeys, linked accounts and codes of an account, for the mail about a new password:
 * somebody who had the old one may have added one.
 */
export async function waysIn(
  db: Queryable,
  { oidcProviders, supportEmail }: Configuration,
  userId: string,
): Promise<WayIn[]> {
  const passkeys = await listPasskeys(db, userId);
  const linked = await listLinked(db, userId);
  const codes = await findSecondFactor(db, userId);
  const nameOf = (id: string) => oidcProviders.find((provider) => provider.id === id)?.name ?? id;
  return [
    ...passkeys.map(({ name, createdAt }): WayIn => [`Passkey “${name}”`, added(createdAt)]),
    ...linked.map(
      ({ provider, email, createdAt }): WayIn => [
        [`Account at ${nameOf(provider)}`, email].filter(Boolean).join(', '),
        added(createdAt),
      ],
    ),
    ...(codes?.isConfirmed
      ? [['Two-step login', `If you didn’t turn it on, write to ${supportEmail}`] satisfies WayIn]
      : []),
  ];
}

const added = (at: Date): string => `Added on ${dayFormat.format(at)}`;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
