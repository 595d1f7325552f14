import { Email } from '@folio/contract/auth';
import type { Configuration } from '../platform/configuration.ts';
import { layOutMail } from '../platform/mail/layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { factsOf } from './facts.ts';
import type { NewMessage } from './inbox.repository.ts';

type Addresses = Pick<Configuration, 'supportEmail' | 'salesEmail'>;

/** A form takes any text that looks like an address; a mail's head only what is one and no more. */
export const isMailable = (email: string): boolean => Email.safeParse(email).success;

/**
 * Brings a message to the people who answer it. Nothing of it is in the subject, which is logged
 * where mails are kept; the end of its id keeps mail programs from joining two people's messages.
 */
export function forwardedMail(message: NewMessage, addresses: Addresses): Mail {
  const { id, kind, name, email } = message;
  const isInquiry = kind === 'inquiry';
  const what = isInquiry ? 'Enterprise inquiry' : 'Message';
  const canReply = isMailable(email);
  return layOutMail({
    to: isInquiry ? addresses.salesEmail : addresses.supportEmail,
    subject: `${what} ${id.slice(-6)}`,
    preview: `${what} by the form on the website.`,
    paragraphs: [
      canReply
        ? 'Your reply to this mail goes to the person who wrote it.'
        : 'The address below may be mistyped, so that a reply to this mail does not go there.',
    ],
    facts: factsOf(message),
    quote: message.message,
    footnote: `When it is answered: npm run inbox -- --done ${id}`,
    ...(canReply && { replyTo: { name, address: email } }),
  });
}

/**
 * Tells the sender that it arrived. Anybody can type anybody's address, so that not a word of
 * theirs is in it, not even the name.
 */
export function receivedMail({ kind, email }: NewMessage, addresses: Addresses): Mail {
  const isInquiry = kind === 'inquiry';
  const reply = isInquiry
    ? 'A member of our sales team will reply within 24 business hours.'
    : 'We will reply by e-mail, usually within 24 hours.';
  const address = isInquiry ? addresses.salesEmail : addresses.supportEmail;
  return layOutMail({
    to: email,
    subject: isInquiry ? 'We received your inquiry' : 'We received your message',
    preview: reply,
    paragraphs: [
      'Hello,',
      `Thank you for writing to Folio. ${reply}`,
      `If you would like to add something, write to ${address}.`,
    ],
    footnote:
      'This mail was sent because somebody gave this address in a form on our website. If it was not you, you can ignore it.',
  });
}
