import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';

type Recipient = { email: string; firstName: string };

/** To the new address: the link makes it the account's. */
export function newAddressMail(to: Recipient, baseUrl: string, token: string): Mail {
  const query = new URLSearchParams({ email: to.email, token });
  return layOutMail({
    to: to.email,
    subject: 'Please confirm your new e-mail address',
    preview: 'One click, and your Folio account has this address.',
    paragraphs: [
      greeting(to.firstName),
      'You would like your Folio account to have this address. Please confirm that it is yours, where you are logged in.',
    ],
    action: { label: 'Confirm my new address', url: `${baseUrl}/verify-email?${query}` },
    footnote:
      'The link is good for 24 hours and can be used once. If you have no Folio account, somebody mistyped their address, and you can ignore this mail.',
  });
}

/** To the owner of an address that another account asked for. */
export function addressIsUsedMail(to: Recipient, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'You already have a Folio account',
    preview: 'Another account asked for your address. Nothing was changed.',
    paragraphs: [
      greeting(to.firstName),
      'Someone tried to give your address to another Folio account. It belongs to yours, and nothing was changed.',
      'If it was you, and you want one account alone, delete this one or use another address.',
    ],
    action: { label: 'Log in', url: `${baseUrl}/login` },
    footnote: 'If it was not you, there is nothing you need to do.',
  });
}

/** To the address that the account has until the new one is confirmed. */
export function addressToChangeMail(to: Recipient, newEmail: string, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'Your e-mail address is about to change',
    preview: 'If it was not you, set a new password at once.',
    paragraphs: [
      greeting(to.firstName),
      `Your Folio account is to have the address ${newEmail}. Once that is confirmed, this one is no longer used.`,
      'If it was not you, set a new password now: it stops the change and ends every session.',
    ],
    action: { label: 'Set a new password', url: `${baseUrl}/reset-password` },
  });
}

/** To the address that the account had. */
export function addressChangedMail(to: Recipient, newEmail: string, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'Your e-mail address was changed',
    preview: 'This address no longer belongs to your account.',
    paragraphs: [
      greeting(to.firstName),
      `Your Folio account now has the address ${newEmail}, and mails go there from now on.`,
      'If it was not you, write to us at once, from this address.',
    ],
    action: { label: 'Write to us', url: `${baseUrl}/contact` },
  });
}
