import type { AppDestination } from '@folio/contract/connected-apps';
import { scopesInWords } from '../api-keys/api-keys.mails.ts';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting, oneLine } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';

type Connected = { name: string; place: AppDestination; scopes: readonly string[] };

/** A newly connected app is always announced to the owner, in case the session was stolen. */
export function appConnectedMail(
  to: { email: string; firstName: string },
  baseUrl: string,
  { name, place, scopes }: Connected,
): Mail {
  const where = place.kind === 'site' ? `at ${place.name}` : 'on a device';
  return layOutMail({
    to: to.email,
    subject: 'A new app was connected to your account',
    preview: 'If it wasn’t you, remove it and change your password.',
    paragraphs: [
      greeting(to.firstName),
      `An app ${where} that calls itself “${oneLine(name)}” was connected to your Folio account. It can ${scopesInWords(scopes)}.`,
      'If it wasn’t you, remove the app and change your password.',
    ],
    action: { label: 'See your connected apps', url: `${baseUrl}/profile/settings?tab=account` },
  });
}
