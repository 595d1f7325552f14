import { Email } from '@folio/contract/auth';
import type { ContactMessage } from '@folio/contract/contact';
import type { EnterpriseInquiry } from '@folio/contract/enterprise';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Configuration } from '../platform/configuration.ts';
import { layOutMail } from '../platform/mail/layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { countHits, isWithinLimit, type RateLimit, senderHits } from '../platform/rate-limit.ts';
import { inTransaction } from '../platform/transaction.ts';
import { deletePastMessages, insertMessage, type NewMessage } from './inbox.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer'>;
type SentForm = Pick<ContactMessage, 'faxNumber' | 'openForMs' | 'id'>;

/** Forms submitted faster than this are from bots. */
const minFillMs = 2_000;

/** @param address the caller's network address. */
export function receiveInquiry(parts: Parts, form: EnterpriseInquiry, address: string) {
  const { firstName, lastName, email, company, phone, employees, message } = form;
  const details = { company, phone, employees };
  const sender = { name: `${firstName} ${lastName}`, email };
  return receive(parts, { kind: 'inquiry', ...sender, details, message }, { form, address });
}

/** @param address the caller's network address. */
export function receiveMessage(parts: Parts, form: ContactMessage, address: string) {
  const { name, email, subject, message } = form;
  const written = { kind: 'message' as const, name, email, details: { subject }, message };
  return receive(parts, written, { form, address });
}

/**
 * Stores and mails a message, once per id, so that retries are safe. A bot's message is dropped
 * with the same response.
 */
async function receive(
  parts: Parts,
  written: Omit<NewMessage, 'id'>,
  { form, address }: { form: SentForm; address: string },
): Promise<void> {
  await countHits(parts, senderHits(messagesOfSender, address));
  if (isSpam(form)) return;
  await countHits(parts, [{ limit: inboxLimits.messagesOfEverybody, subject: 'everybody' }]);
  const message = { id: idOf(form), ...written };
  const mails = [forwardedMail(message, parts.configuration)];
  if (await mayConfirm(parts, message)) mails.push(receivedMail(message, parts.configuration));
  await inTransaction(parts.db, async (tx) => {
    if (!(await insertMessage(tx, message))) return;
    for (const mail of mails) await parts.mailer.send(mail, tx);
  });
}

/**
 * Messages are sorted by the time in their ids, so an id with a time that would pin its message to
 * the top is not accepted.
 */
function idOf({ id }: SentForm): string {
  const madeAt = Number.parseInt(id?.replaceAll('-', '').slice(0, 12) ?? '', 16);
  return id && Math.abs(Date.now() - madeAt) < dayMs ? id : uuidv7();
}
const dayMs = 24 * 60 * 60_000;

const isSpam = ({ faxNumber = '', openForMs = minFillMs }: SentForm): boolean =>
  faxNumber !== '' || openForMs < minFillMs;

async function mayConfirm(parts: Parts, { email }: NewMessage): Promise<boolean> {
  const subject = mailboxSubject(email);
  return (
    isMailable(email) &&
    (await isWithinLimit(parts, { limit: inboxLimits.confirmationsToMailbox, subject }))
  );
}

/** Deletes messages after two years. */
export const purgePastMessages = ({ db }: Pick<Parts, 'db'>): Promise<boolean> =>
  deletePastMessages(db);

const minute = 60;
const hour = 60 * minute;

const messagesOfSender = {
  ofAddress: { name: 'messages-address', hits: 10, seconds: hour },
  ofNetwork: { name: 'messages-network', hits: 50, seconds: hour },
} as const satisfies Record<string, RateLimit>;

const inboxLimits = {
  /** A limit on all senders together, so that no crowd of addresses floods the inbox. */
  messagesOfEverybody: { name: 'messages', hits: 300, seconds: hour },
  /** The recipient may not be the sender, who could have typed any address. */
  confirmationsToMailbox: { name: 'confirmations-mailbox', hits: 1, seconds: 24 * hour },
} as const satisfies Record<string, RateLimit>;

/** Normalizes a mailbox: ignores case, everything after '+', and Gmail's dots. */
function mailboxSubject(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  const [untagged = ''] = name.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

type Addresses = Pick<Configuration, 'supportEmail' | 'salesEmail'>;

/** Mail headers need a stricter address than the form accepts. */
const isMailable = (email: string): boolean => Email.safeParse(email).success;

/**
 * The mail to support. The subject has nothing of the message, since it is logged in development;
 * the end of its id prevents mail programs from threading different people's messages.
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
 * The confirmation to the sender. The address may be somebody else's, so it quotes nothing from the
 * form, not even the name.
 */
export function receivedMail({ kind, email }: NewMessage, addresses: Addresses): Mail {
  const isInquiry = kind === 'inquiry';
  const reply = isInquiry
    ? 'A member of our sales team will reply within 24 business hours.'
    : 'We’ll reply by email, usually within 24 hours.';
  const address = isInquiry ? addresses.salesEmail : addresses.supportEmail;
  return layOutMail({
    to: email,
    subject: isInquiry ? 'We received your inquiry' : 'We received your message',
    preview: reply,
    paragraphs: [
      'Hello,',
      `Thank you for writing to Folio. ${reply}`,
      `To add something, email ${address}.`,
    ],
    footnote:
      'You’re getting this email because someone entered this address in a form on our website. If it wasn’t you, you can ignore it.',
  });
}

/** The sender's details and the form's further fields, as text. */
export function factsOf({ name, email, details }: NewMessage): Array<[string, string]> {
  const { subject, company, phone, employees } = details;
  const facts: Array<[string, string | undefined]> = [
    ['Name', name],
    ['Email', email],
    ['Subject', subject],
    ['Company', company],
    ['Phone', phone],
    ['Employees', employees],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
