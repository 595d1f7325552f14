import { createTransport } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** The way to a mail server; `send` rejects when it does not take a mail. */
export type Transport = {
  send: (id: string, mail: Mail, file?: MailFile) => Promise<unknown>;
  close: () => void;
};
export type MailFile = { filename: string; contentType: string; bytes: Uint8Array };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Bodies are texts and files are bytes: nothing makes the server read a file or an address. */
const noSources = { disableFileAccess: true, disableUrlAccess: true };

export function openTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): Transport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    ...timeouts,
    ...noSources,
  });
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return {
    send: (id, mail, file) =>
      transport.sendMail({
        from,
        ...toMessage(mail),
        messageId: `<${id}@${domain}>`,
        ...(file ? { attachments: [toAttachment(file)] } : {}),
      }),
    close: () => transport.close(),
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
