import { eq } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { deviceKeys } from '../platform/profile-schema.ts';

/** The account's secret; stores `fresh` if there is none. */
export async function secretOf(db: Db, userId: string, fresh: string): Promise<string> {
  await db.insert(deviceKeys).values({ userId, secret: fresh }).onConflictDoNothing();
  const { secret } = deviceKeys;
  const [row] = await db.select({ secret }).from(deviceKeys).where(eq(deviceKeys.userId, userId));
  if (!row) throw new Error('The database returned no secret for an account');
  return row.secret;
}
