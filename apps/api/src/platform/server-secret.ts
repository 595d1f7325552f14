import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { serverSecrets } from './schema.ts';
import { newSecretToken } from './secret-token.ts';

/**
 * A key of the server's own, 256 bits as text, made when it is first asked for. It is kept in the
 * database and moves with it: of all nodes that ask at once, each gets the same.
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
