import { layOutMail } from '../platform/mail/layout.ts';
import { greeting, oneLine } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** A new way to log in is always announced to the owner. */
export function linkedAccountMail(
  to: { email: string; firstName: string },
  baseUrl: string,
  { name, state }: { name: string; state: 'linked' | 'unlinked' },
): Mail {
  const provider = oneLine(name);
  const isLinked = state === 'linked';
  return layOutMail({
    to: to.email,
    subject: isLinked
      ? `An account at ${provider} was linked to yours`
      : `An account at ${provider} was unlinked`,
    preview: isLinked ? 'It logs in without your password.' : 'It no longer logs in.',
    paragraphs: [
      greeting(to.firstName),
      isLinked
        ? `An account at ${provider} was linked to your Folio account. It logs in without your password.`
        : `An account at ${provider} was unlinked from your Folio account. It no longer logs in.`,
    ],
    action: { label: 'See linked accounts', url: `${baseUrl}/profile/settings` },
    footnote: isLinked
      ? 'If it wasn’t you, unlink it and set a new password right away.'
      : 'If it wasn’t you, set a new password right away.',
  });
}
