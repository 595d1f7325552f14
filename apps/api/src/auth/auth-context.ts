import type { Configuration } from '../platform/configuration.ts';
import type { Db } from '../platform/database.ts';
import type { Mailer } from '../platform/mail/mailer.ts';

/** What the services of accounts work with. */
export type AuthContext = { configuration: Configuration; db: Db; mailer: Mailer };
