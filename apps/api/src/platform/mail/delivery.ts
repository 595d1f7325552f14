import { tell } from '../happenings.ts';
import type { Job, Jobs } from '../jobs.ts';
import type { Mail } from './mailer.ts';
import { outgoingMails } from './queues.ts';
import { openTransport } from './transport.ts';

type Options = {
  smtpUrl: string;
  from: string;
  onRefused: (reason: string) => void;
};

/** Sends the queued mails; the returned function closes the connections to the mail server. */
export function deliverMails(jobs: Jobs, { smtpUrl, from, onRefused }: Options): () => void {
  const transport = openTransport({ smtpUrl, from });
  jobs.handle<Mail>(outgoingMails, async ({ id, data }: Job<Mail>) => {
    try {
      await transport.send(id, data);
      tell('mail', { outcome: 'sent' });
    } catch (error) {
      tell('mail', { outcome: isFinal(error) ? 'refused' : 'failed' });
      if (!isFinal(error)) throw new Error(describeFailure(error));
      onRefused(describeFailure(error));
    }
    await jobs.remove(outgoingMails, [id]);
  });
  return transport.close;
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
