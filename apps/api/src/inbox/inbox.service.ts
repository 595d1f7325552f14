import type { ContactMessage } from '@folio/contract/contact';
import type { EnterpriseInquiry } from '@folio/contract/enterprise';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { countHits, isWithinLimit } from '../platform/rate-limit.ts';
import { inTransaction } from '../platform/transaction.ts';
import { inboxLimits, mailboxSubject } from './inbox.limits.ts';
import { forwardedMail, isMailable, receivedMail } from './inbox.mails.ts';
import { deletePastMessages, insertMessage, type NewMessage } from './inbox.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer'>;
type Traps = Pick<ContactMessage, 'faxNumber' | 'openForMs'>;

/** No person fills in one of these forms in less. */
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

/** Stores and mails a message; of a program's it does nothing, and lets the program believe so. */
async function receive(
  parts: Parts,
  written: Omit<NewMessage, 'id'>,
  { form, address }: { form: Traps; address: string },
): Promise<void> {
  await countHits(parts, [
    { limit: inboxLimits.messagesFromAddress, subject: address },
    { limit: inboxLimits.messagesOfEverybody, subject: 'everybody' },
  ]);
  if (isSpam(form)) return;
  const message = { id: uuidv7(), ...written };
  const mails = [forwardedMail(message, parts.configuration)];
  if (await mayConfirm(parts, message)) mails.push(receivedMail(message, parts.configuration));
  await inTransaction(parts.db, async (tx) => {
    await insertMessage(tx, message);
    for (const mail of mails) await parts.mailer.send(mail, tx);
  });
}

const isSpam = ({ faxNumber = '', openForMs = minFillMs }: Traps): boolean =>
  faxNumber !== '' || openForMs < minFillMs;

async function mayConfirm(parts: Parts, { email }: NewMessage): Promise<boolean> {
  const subject = mailboxSubject(email);
  return (
    isMailable(email) &&
    (await isWithinLimit(parts, { limit: inboxLimits.confirmationsToMailbox, subject }))
  );
}

/** Messages are forgotten two years after they came. */
export const forgetPastMessages = ({ db }: Pick<Parts, 'db'>): Promise<void> =>
  deletePastMessages(db);
