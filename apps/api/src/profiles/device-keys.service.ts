import { createHmac, randomBytes } from 'node:crypto';
import type { AuthContext } from '../auth/auth-context.ts';
import { countHits } from '../platform/rate-limit.ts';
import { secretOf } from './device-keys.repository.ts';

const asks = { name: 'device-key', hits: 60, seconds: 60 * 60 };
const secretBytes = 32;

/**
 * The encryption key of one device: HMAC-SHA256 of the device id under the account's secret, as
 * base64url. It is only available to signed-in users of the account, and to nobody after its
 * deletion.
 */
export async function deviceKey(
  context: AuthContext,
  userId: string,
  device: string,
): Promise<string> {
  await countHits(context, [{ limit: asks, subject: userId }]);
  const fresh = randomBytes(secretBytes).toString('base64url');
  const secret = await secretOf(context.db, userId, fresh);
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(device).digest('base64url');
}
