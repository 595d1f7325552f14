import type { Configuration } from '../platform/configuration.ts';
import type { Db } from '../platform/database.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Origin } from '../platform/origin.ts';

/** What the services of accounts work with. */
export type AuthContext = { configuration: Configuration; db: Db; mailer: Mailer };

/** Who asks without a session: from where, with what in words, and what their browser has kept. */
export type Caller = Origin & { deviceTokens: string[] };
