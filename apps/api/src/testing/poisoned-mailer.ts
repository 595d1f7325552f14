import { sql } from 'drizzle-orm';
import type { Mail, Mailer } from '../platform/mail/mailer.ts';

/**
 * Returns a mailer one of whose mails the database rejects, like a mail with a character that JSON
 * allows but the database can't store.
 */
export const poisonedMailer = (mailer: Mailer, isPoison: (mail: Mail) => boolean): Mailer => ({
  send: async (mail, tx) => {
    if (isPoison(mail)) await tx?.execute(sql`select '"\\u0000"'::jsonb`);
    await mailer.send(mail, tx);
  },
});
