import { describe, expect, it } from 'vitest';
import { newRecoveryCode, stepOfCode, toBase32, totpAddress, totpCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('a code of an app', () => {
  // RFC 6238, appendix B, whose eight digits end in these six.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('is at %d seconds what the standard says: %s', (seconds, code) => {
    expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code);
    expect(stepOfCode(secret, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('is accepted one step early or late, but not two', () => {
    const at = (step: number) => step * 30_000;
    const code = totpCode(secret, 1_000);
    expect(
      [998, 999, 1_000, 1_001, 1_002].map((step) => stepOfCode(secret, code, at(step))),
    ).toEqual([undefined, 1_000, 1_000, 1_000, undefined]);
  });

  it.each(['', '28708', '2870820', 'ſ87082', '２８７０８２'])('is not %j', (code) => {
    expect(stepOfCode(secret, code, 59_000)).toBeUndefined();
  });
});

it('encodes base32 as in RFC 4648', () => {
  expect(
    ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((t) => toBase32(Buffer.from(t))),
  ).toEqual(['', 'my', 'mzxq', 'mzxw6', 'mzxw6yq', 'mzxw6ytb', 'mzxw6ytboi']);
});

it('escapes names in the otpauth URI', () => {
  expect(totpAddress('Folio', 'a?b&secret=x@example.com', secret)).toBe(
    'otpauth://totp/Folio:a%3Fb%26secret%3Dx%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Folio',
  );
});

it('recovery codes are four groups of four, and never twice the same', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  expect(codes.every((code) => /^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(200);
});
