import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Time-based one-time passwords (RFC 6238) with the parameters of common apps: SHA-1, six digits,
 * 30 seconds.
 */
const stepSeconds = 30;
/** How many steps before and after are accepted, since clocks differ and typing takes time. */
const window = 1;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** 160 bits, the length of the hash (RFC 4226, section 4). */
export const newTotpSecret = (): Buffer => randomBytes(20);

export const stepAt = (ms: number): number => Math.floor(ms / 1_000 / stepSeconds);

/** The code of a time step, by the dynamic truncation of RFC 4226, section 5.3. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The recent time step of a code; undefined for a wrong or an old code. */
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

/** 80 random bits in four groups of four letters, so that hashes can't be reversed by guessing. */
export const newRecoveryCode = (): string =>
  (toBase32(randomBytes(10)).match(/.{4}/g) ?? []).join('-');

/** The `otpauth:` URI in the QR code. */
export function totpAddress(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const key = toBase32(secret).toUpperCase();
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}
