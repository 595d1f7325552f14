import type { Tx } from '../database.ts';

/** A mail in its plain and its HTML form. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where that is not the product. */
  replyTo?: { name: string; address: string };
  attachment?: MailAttachment;
};

/** A file that is made when its mail is sent, of what is queued for it: plain JSON, and small. */
type MailAttachment = { filename: string; contentType: string; maker: string; of: object };

/** Those who make attachments, by name. */
export type AttachmentMakers = Readonly<Record<string, (of: never) => Promise<Uint8Array>>>;

export type Mailer = {
  /** Queues a mail; with `tx` it is sent only if that transaction commits. */
  send: (mail: Mail, tx?: Tx) => Promise<void>;
  /** Drops the mails to an address that are kept because nobody delivers them. */
  clear?: (address: string) => Promise<void>;
};
