import { createTransport } from 'nodemailer';
import { tell } from '../happenings.ts';
import type { Job, Jobs } from '../jobs.ts';
import type { Mail } from './mailer.ts';
import { outgoingMails } from './queues.ts';

type Options = {
  smtpUrl: string;
  from: string;
  onRefused: (reason: string) => void;
};

/** The bodies are texts alone: nothing in a mail makes the server read a file or an address. */
const noSources = { disableFileAccess: true, disableUrlAccess: true };
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends the queued mails; the returned function closes the connections to the mail server. */
export function deliverMails(jobs: Jobs, { smtpUrl, from, onRefused }: Options): () => void {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    ...timeouts,
    ...noSources,
  });
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  jobs.handle<Mail>(outgoingMails, async ({ id, data }: Job<Mail>) => {
    try {
      await transport.sendMail({ from, ...toMessage(data), messageId: `<${id}@${domain}>` });
      tell('mail', { outcome: 'sent' });
    } catch (error) {
      tell('mail', { outcome: isFinal(error) ? 'refused' : 'failed' });
      if (!isFinal(error)) throw new Error(describeFailure(error));
      onRefused(describeFailure(error));
    }
    await jobs.remove(outgoingMails, [id]);
  });
  return () => transport.close();
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
