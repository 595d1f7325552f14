import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238) as every app has them: SHA-1, six digits, 30 seconds. */
const stepSeconds = 30;
/** Of the steps before and after, whose codes are taken, too: clocks differ, and people type. */
const window = 1;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** 160 bits, the length of the hash (RFC 4226, section 4). */
export const newTotpSecret = (): Buffer => randomBytes(20);

export const stepAt = (ms: number): number => Math.floor(ms / 1_000 / stepSeconds);

/** The code of one step, by the dynamic truncation of RFC 4226, section 5.3. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step whose code this is, of those that are near; undefined for a wrong or an old one. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | undefined {
  const now = stepAt(nowMs);
  const steps = Array.from({ length: 2 * window + 1 }, (_, index) => now - window + index);
  const given = Buffer.from(code);
  return steps.findLast((step) => {
    const expected = Buffer.from(totpCode(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Base32 (RFC 4648) in lower case, without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** 80 random bits in four groups of four: nobody finds one by its hash. */
export const newRecoveryCode = (): string =>
  (toBase32(randomBytes(10)).match(/.{4}/g) ?? []).join('-');

/** What an app reads from a QR code. */
export function totpAddress(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const key = toBase32(secret).toUpperCase();
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}
