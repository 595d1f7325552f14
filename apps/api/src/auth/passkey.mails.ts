import { layOutMail } from '../platform/mail/layout.ts';
import { greeting, oneLine } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** A new passkey is always announced to the owner, in case session and password were stolen. */
export function passkeyMail(
  to: { email: string; firstName: string },
  baseUrl: string,
  { name, state }: { name: string; state: 'added' | 'removed' },
): Mail {
  const isAdded = state === 'added';
  return layOutMail({
    to: to.email,
    subject: isAdded ? 'A passkey was added to your account' : 'A passkey was removed',
    preview: isAdded ? 'It logs in without your password.' : 'It no longer logs in.',
    paragraphs: [
      greeting(to.firstName),
      isAdded
        ? `The passkey “${oneLine(name)}” was added to your Folio account. It logs in without your password or a code.`
        : `The passkey “${oneLine(name)}” was removed from your Folio account. It no longer logs in.`,
    ],
    action: { label: 'See your passkeys', url: `${baseUrl}/profile/settings` },
    footnote: isAdded
      ? 'If it wasn’t you, remove it and set a new password right away.'
      : 'If it wasn’t you, set a new password right away.',
  });
}
