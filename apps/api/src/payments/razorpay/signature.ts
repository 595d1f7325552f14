import { createHmac, timingSafeEqual } from 'node:crypto';

const hexDigest = /^[0-9a-f]{64}$/i;

/** Returns the provider's signature of a text: HMAC-SHA256 in hexadecimal. */
export const sign = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether one of the secrets signed the text. Compares in constant time. */
export function isSignedBy(
  secrets: readonly string[],
  text: string | Buffer,
  signature: string,
): boolean {
  if (!hexDigest.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  const matches = secrets.map((secret) =>
    timingSafeEqual(Buffer.from(sign(secret, text), 'hex'), given),
  );
  return matches.includes(true);
}
