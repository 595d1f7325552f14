import type { Register } from '@folio/contract/auth';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database.ts';
import { newSecretToken } from '../platform/secret-token.ts';
import type { AuthContext } from './auth-context.ts';
import { claimInvitation, insertInvitation, isInvited } from './invitations.repository.ts';
import { isTrustedDomain, refuseUntrustedDomain } from './trusted-domains.ts';

type Applicant = Pick<Register, 'email' | 'invitation'>;

/** Creates an invitation link. It is returned once; only a hash is stored. */
export async function invite(
  { db, configuration }: Pick<AuthContext, 'db' | 'configuration'>,
  invited: { email?: string | undefined; days: number },
): Promise<{ link: string; expiresAt: Date | undefined }> {
  const token = newSecretToken();
  const expiresAt = await insertInvitation(db, token, invited);
  const query = new URLSearchParams({ invitation: token });
  return { link: `${configuration.baseUrl}/signup?${query}`, expiresAt };
}

/** Rejects sign-ups that the configuration doesn't allow; invitations are checked later. */
export function refuseByRules(context: AuthContext, applicant: Applicant): void {
  const { signUp } = context.configuration;
  if (signUp === 'closed') throw refused('No one can sign up here right now.');
  if (applicant.invitation !== undefined) return;
  if (signUp === 'invitation') throw refused('You need an invitation to sign up here.');
  refuseUntrustedDomain(context, applicant.email);
}

/** Checked before the username, so that uninvited people can't probe usernames. */
export async function refuseUninvited(context: AuthContext, applicant: Applicant): Promise<void> {
  const token = neededInvitation(context, applicant);
  if (token !== undefined && !(await isInvited(context.db, token, applicant.email)))
    throw invitationEnded();
}

/** Consumes the invitation in the transaction of the sign-up. */
export async function useInvitation(
  context: AuthContext,
  tx: Tx,
  applicant: Applicant,
): Promise<void> {
  const token = neededInvitation(context, applicant);
  if (token !== undefined && !(await claimInvitation(tx, token, applicant.email)))
    throw invitationEnded();
}

/** If sign-up is open, no invitation is consumed. */
function neededInvitation(context: AuthContext, { email, invitation }: Applicant) {
  const isOpenToThem = context.configuration.signUp === 'open' && isTrustedDomain(context, email);
  return isOpenToThem ? undefined : invitation;
}

const refused = (message: string) => new AppError('SIGN_UP_REFUSED', message);

const invitationEnded = () =>
  refused(
    'This invitation was used, has expired, or is for another address. Log in if you have an account, or ask for a new one.',
  );
