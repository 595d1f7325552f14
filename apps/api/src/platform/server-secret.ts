import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { serverSecrets } from './schema.ts';
import { newSecretToken } from './secret-token.ts';

/**
 * A random 256-bit key, generated on first use and stored in the database, so that all nodes share
 * it.
 */
export async function serverSecret(db: Queryable, name: string): Promise<string> {
  const find = () => db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  const [known] = await find();
  if (known) return known.value;
  await db.insert(serverSecrets).values({ name, value: newSecretToken() }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('A key that was just made is gone');
  return made.value;
}
