import type { Job, Jobs } from '../jobs.ts';
import { publish } from '../telemetry.ts';
import type { AttachmentMakers, Mail } from './mailer.ts';
import { outgoingMails } from './queues.ts';
import { type MailFile, openTransport } from './transport.ts';

type Options = {
  smtpUrl: string;
  from: string;
  makers: AttachmentMakers;
  /** Says what went wrong with a mail, without what is in it. */
  onTrouble: (reason: string) => void;
};

/** Sends the queued mails; the returned function closes the connections to the mail server. */
export function deliverMails(jobs: Jobs, options: Options): () => void {
  const { smtpUrl, from, onTrouble } = options;
  const transport = openTransport({ smtpUrl, from });
  jobs.handle<Mail>(outgoingMails, async ({ id, data }: Job<Mail>) => {
    try {
      await transport.send(id, data, await makeFile(data, options));
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
    onTrouble(`A mail goes without its ${maker}, which could not be made.`);
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
