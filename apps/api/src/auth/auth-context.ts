import type { Configuration } from '../platform/configuration.ts';
import type { Db } from '../platform/database.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Origin } from '../platform/origin.ts';

/** Dependencies of the account services. */
export type AuthContext = { configuration: Configuration; db: Db; mailer: Mailer };

/** An unauthenticated caller: network, user agent, and device tokens. */
export type Caller = Origin & { deviceTokens: string[] };
