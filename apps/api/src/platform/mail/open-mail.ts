import type { Configuration } from '../configuration.ts';
import type { Job, Jobs } from '../jobs.ts';
import { publish, type Step, traced } from '../telemetry.ts';
import { canShowDevMailbox } from './dev-mailbox.routes.ts';
import type { AttachmentMakers, Mail, Mailer } from './mailer.ts';
import { createDevMailer, createSendingMailer } from './queued-mailer.ts';
import { outgoingMails } from './queues.ts';

type Log = { info: (message: string) => void; warn: (message: string) => void };

export type OpenMail = { mailer: Mailer; close: () => void };

/**
 * Sends mails by the mail server if one is configured; otherwise keeps them for the dev mailbox.
 */
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
  /** Receives the reason of a failure, without contents of the mail. */
  onTrouble: (reason: string) => void;
};

/** Sends queued mails; returns a function that closes the connections. */
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

/** If the attachment fails, the mail is sent without it. */
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

/**
 * Whether the server rejected the mail permanently; other errors (unreachable, full, greylisted)
 * are retried.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** Without the server's message, which may quote the mail. */
function describeFailure(error: unknown): string {
  const { code = 'unknown', responseCode } = error as SmtpError;
  return `The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ')}).`;
}

/** A connection to a mail server; `send` rejects if the mail is not accepted. */
export type Transport = {
  send: (id: string, mail: Mail, file?: MailFile) => Promise<unknown>;
  close: () => void;
};
type MailFile = { filename: string; contentType: string; bytes: Uint8Array };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Prevents nodemailer from reading files and URLs. */
const noSources = { disableFileAccess: true, disableUrlAccess: true };

export function openTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): Transport {
  /** Opened and loaded with the first mail. */
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
 * Each address is passed as a single one, never parsed as a list. A mail without a reply address is
 * marked, against automatic replies.
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
