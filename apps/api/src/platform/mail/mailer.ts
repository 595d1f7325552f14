import type { Tx } from '../database.ts';

/** A mail as plain text and HTML. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The reply address, if it is not the product's. */
  replyTo?: { name: string; address: string };
  attachment?: MailAttachment;
};

/** An attachment that is generated when the mail is sent, from small JSON data in the queue. */
type MailAttachment = { filename: string; contentType: string; maker: string; of: object };

/** Generators of attachments, by name. */
export type AttachmentMakers = Readonly<Record<string, (of: never) => Promise<Uint8Array>>>;

export type Mailer = {
  /** Queues a mail; with `tx` it is sent only if that transaction commits. */
  send: (mail: Mail, tx?: Tx) => Promise<void>;
  /** Deletes undelivered mails to an address if there is no mail server. */
  clear?: (address: string) => Promise<void>;
};
