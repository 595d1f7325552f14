import { sql } from 'drizzle-orm';
import type { Mail, Mailer } from '../platform/mail/mailer.ts';

/**
 * A mailer that the database refuses one mail, as it does one with a sign that JSON may have, and it
 * cannot store.
 */
export const poisonedMailer = (mailer: Mailer, isPoison: (mail: Mail) => boolean): Mailer => ({
  send: async (mail, tx) => {
    if (isPoison(mail)) await tx?.execute(sql`select '"\\u0000"'::jsonb`);
    await mailer.send(mail, tx);
  },
});
