import type { Configuration } from '../configuration.ts';
import type { Job, Jobs } from '../jobs.ts';
import { publish, type Step, traced } from '../telemetry.ts';
import { canShowDevMailbox } from './dev-mailbox.routes.ts';
import type { AttachmentMakers, Mail, Mailer } from './mailer.ts';
import { createDevMailer, createSendingMailer } from './queued-mailer.ts';
import { outgoingMails } from './queues.ts';

type Log = { info: (message: string) => void; warn: (message: string) => void };

export type OpenMail = { mailer: Mailer; close: () => void };

/** Mails go to the mail server when there is one; otherwise they are kept to be read. */
export function openMail(
  configuration: Configuration,
  jobs: Jobs,
  log: Log,
  makers: AttachmentMakers = {},
): OpenMail {
  const { smtpUrl, mailFrom, baseUrl } = configuration;
  if (smtpUrl) {
    const onTrouble = (reason: string) => log.warn(reason);
    const close = deliverMails(jobs, { smtpUrl, from: mailFrom, makers, onTrouble });
    return { mailer: createSendingMailer(jobs), close };
  }
  const place = canShowDevMailbox(configuration) ? `${baseUrl}/dev/mail` : 'the database';
  const logPath = (subject: string) => log.info(`The mail "${subject}" is kept: ${place}`);
  return { mailer: createDevMailer(jobs, logPath), close: () => {} };
}

type Options = {
  smtpUrl: string;
  from: string;
  makers: AttachmentMakers;
  /** Says what went wrong with a mail, without what is in it. */
  onTrouble: (reason: string) => void;
};

/** Sends the queued mails; the returned function closes the connections to the mail server. */
function deliverMails(jobs: Jobs, options: Options): () => void {
  const { smtpUrl, from, onTrouble } = options;
  const transport = openTransport({ smtpUrl, from });
  jobs.handle<Mail>(outgoingMails, async ({ id, data }: Job<Mail>) => {
    try {
      const file = await makeFile(data, options);
      await traced(sending(), () => transport.send(id, data, file));
      publish('mail', { outcome: 'sent' });
    } catch (error) {
      publish('mail', { outcome: isFinal(error) ? 'refused' : 'failed' });
      if (!isFinal(error)) throw new Error(describeFailure(error));
      onTrouble(describeFailure(error));
    }
    await jobs.remove(outgoingMails, [id]);
  });
  return transport.close;
}

const sending = (): Step => ({ name: 'send mail', kind: 'client', attributes: {} });

/** A mail goes without its file rather than not at all: what it says does not depend on that. */
async function makeFile(
  { attachment }: Mail,
  { makers, onTrouble }: Options,
): Promise<MailFile | undefined> {
  if (!attachment) return undefined;
  const { filename, contentType, maker, of } = attachment;
  try {
    const bytes = await makers[maker]?.(of as never);
    return bytes && { filename, contentType, bytes };
  } catch {
    onTrouble(`A mail goes out without its ${maker}, which failed.`);
    return undefined;
  }
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** The server will never take this mail; anything else (no server, full, greylisted) may pass. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** Not the server's own words, which may repeat the mail. */
function describeFailure(error: unknown): string {
  const { code = 'unknown', responseCode } = error as SmtpError;
  return `The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ')}).`;
}

/** The way to a mail server; `send` rejects when it does not take a mail. */
export type Transport = {
  send: (id: string, mail: Mail, file?: MailFile) => Promise<unknown>;
  close: () => void;
};
type MailFile = { filename: string; contentType: string; bytes: Uint8Array };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Bodies are texts and files are bytes: nothing makes the server read a file or an address. */
const noSources = { disableFileAccess: true, disableUrlAccess: true };

export function openTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): Transport {
  /** Opened, and what it takes loaded, by the first mail. */
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const pool = { pool: true, maxConnections: 2 } as const;
    return createTransport({ url: smtpUrl, ...pool, ...timeouts, ...noSources });
  };
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return {
    send: async (id, mail, file) => {
      opened ??= open();
      const transport = await opened;
      return transport.sendMail({
        from,
        ...toMessage(mail),
        messageId: `<${id}@${domain}>`,
        ...(file ? { attachments: [toAttachment(file)] } : {}),
      });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/**
 * Addresses as one address each, never as a list to be taken apart. A mail to which nobody can
 * answer says so, or the answers of absent people would come back to it.
 */
function toMessage({ to, replyTo, subject, text, html }: Mail) {
  const message = { to: { name: '', address: to }, subject, text, html };
  if (replyTo) return { ...message, replyTo };
  return { ...message, headers: { 'Auto-Submitted': 'auto-generated' } };
}

const toAttachment = ({ filename, contentType, bytes }: MailFile) => ({
  filename,
  contentType,
  content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});
