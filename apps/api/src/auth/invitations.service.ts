import type { Register } from '@folio/contract/auth';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database.ts';
import { newSecretToken } from '../platform/secret-token.ts';
import type { AuthContext } from './auth-context.ts';
import { claimInvitation, insertInvitation, isInvited } from './invitations.repository.ts';
import { isTrustedDomain, refuseUntrustedDomain } from './trusted-domains.ts';

type Applicant = Pick<Register, 'email' | 'invitation'>;

/** Makes a link by which one person may sign up; it is told once, and stored as a hash alone. */
export async function invite(
  { db, configuration }: Pick<AuthContext, 'db' | 'configuration'>,
  invited: { email?: string | undefined; days: number },
): Promise<{ link: string; expiresAt: Date | undefined }> {
  const token = newSecretToken();
  const expiresAt = await insertInvitation(db, token, invited);
  const query = new URLSearchParams({ invitation: token });
  return { link: `${configuration.baseUrl}/signup?${query}`, expiresAt };
}

/** Refuses who may not sign up by the rules alone; an invitation is looked at later. */
export function refuseByRules(context: AuthContext, applicant: Applicant): void {
  const { signUp } = context.configuration;
  if (signUp === 'closed') throw refused('No one can sign up here right now.');
  if (applicant.invitation !== undefined) return;
  if (signUp === 'invitation') throw refused('You need an invitation to sign up here.');
  refuseUntrustedDomain(context, applicant.email);
}

/** Called before anything is said of a username: people without an invitation learn nothing. */
export async function refuseUninvited(context: AuthContext, applicant: Applicant): Promise<void> {
  const token = neededInvitation(context, applicant);
  if (token !== undefined && !(await isInvited(context.db, token, applicant.email)))
    throw invitationEnded();
}

/** Uses the invitation for this address, in the transaction that keeps the sign-up. */
export async function useInvitation(
  context: AuthContext,
  tx: Tx,
  applicant: Applicant,
): Promise<void> {
  const token = neededInvitation(context, applicant);
  if (token !== undefined && !(await claimInvitation(tx, token, applicant.email)))
    throw invitationEnded();
}

/** Whoever may sign up anyway uses none up. */
function neededInvitation(context: AuthContext, { email, invitation }: Applicant) {
  const isOpenToThem = context.configuration.signUp === 'open' && isTrustedDomain(context, email);
  return isOpenToThem ? undefined : invitation;
}

const refused = (message: string) => new AppError('SIGN_UP_REFUSED', message);

const invitationEnded = () =>
  refused(
    'This invitation was used, has expired, or is for another address. Log in if you have an account, or ask for a new one.',
  );
