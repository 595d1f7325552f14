import { AppError } from '../platform/app-error.ts';
import type { AuthContext } from './auth-context.ts';

/** Addresses of other providers than those of the configuration are refused. */
export function refuseUntrustedDomain(
  { configuration }: Pick<AuthContext, 'configuration'>,
  email: string,
): void {
  const trustedDomains = configuration.allowedEmailDomains;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (trustedDomains.includes(domain)) return;
  const message = 'Please use a trusted email provider (Gmail, Outlook, Yahoo, etc.)';
  throw new AppError('VALIDATION_ERROR', message, { trustedDomains, errors: { email: [message] } });
}
