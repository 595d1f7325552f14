import { createHmac } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * The code that an app shows for a key (RFC 6238). The server accepts it for at least another 30
 * seconds.
 */
export const codeOf = (key: string): string => codeIn(key, 0);

/**
 * The code of the next period: valid even if the current code was just used, whether or not the
 * next period has begun. The server accepts it for at least another minute.
 */
export const nextCodeOf = (key: string): string => codeIn(key, 1);

function codeIn(key: string, stepsFromNow: number): string {
  const bits = [...key.toLowerCase().replaceAll(' ', '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsFromNow));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
