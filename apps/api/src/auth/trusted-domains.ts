import { AppError } from '../platform/app-error.ts';
import { isDomainAllowed, isListOfProviders } from '../platform/sign-up-configuration.ts';
import type { AuthContext } from './auth-context.ts';

type Context = Pick<AuthContext, 'configuration'>;

export const isTrustedDomain = ({ configuration }: Context, email: string): boolean =>
  isDomainAllowed(
    email.slice(email.lastIndexOf('@') + 1).toLowerCase(),
    configuration.allowedEmailDomains,
  );

/** Throws for an address whose domain isn't allowed by the configuration. */
export function refuseUntrustedDomain(context: Context, email: string): void {
  if (isTrustedDomain(context, email)) return;
  const trustedDomains = context.configuration.allowedEmailDomains;
  const message = isListOfProviders(trustedDomains)
    ? 'Please use a trusted email provider (Gmail, Outlook, Yahoo, etc.)'
    : `Please use an email address at ${named(trustedDomains)}`;
  throw new AppError('VALIDATION_ERROR', message, { trustedDomains, errors: { email: [message] } });
}

/** The first few domains, since the message has little space. */
function named(domains: readonly string[]): string {
  const few = domains.slice(0, 4);
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(
    few.length < domains.length ? [...few, 'others'] : few,
  );
}
