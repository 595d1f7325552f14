import { Inflate, strFromU8, strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { unzip } from './unzip.ts';

const unreadable = expect.objectContaining({ code: 'unreadable' });

it('unpacks what is needed', () => {
  const parts = unzip(
    zipSync({ a: strToU8('one'), b: strToU8('two') }),
    'zip',
    ({ name }) => name === 'b',
  );
  expect(parts).toEqual({ b: strToU8('two') });
});

it('refuses a part that is longer than it says before it is unpacked', () => {
  const file = zipSync({ a: new Uint8Array(20_000_000) }, { level: 9 });
  const directory = new DataView(file.buffer).getUint32(file.length - 6, true);
  expect(unzip(file, 'zip', () => true).a).toHaveLength(20_000_000);
  new DataView(file.buffer).setUint32(directory + 24, 1_000, true);
  const push = vi.spyOn(Inflate.prototype, 'push');
  expect(() => unzip(file, 'zip', () => true)).toThrow(unreadable);
  expect(push).toHaveBeenCalledOnce();
  push.mockRestore();
});

it('refuses a directory that ends before its entries, or none', () => {
  const file = zipSync({ a: strToU8('one') });
  new DataView(file.buffer).setUint16(file.length - 14, 9, true);
  expect(() => unzip(file, 'zip', () => false)).toThrow(unreadable);
  expect(() => unzip(new Uint8Array(98), 'zip', () => true)).toThrow(unreadable);
});

it('refuses a file whose names share their bytes', () => {
  const file = zipSync({ a: new Uint8Array(1_000), b: strToU8('') }, { level: 0 });
  const twice = file.slice();
  const view = new DataView(twice.buffer);
  const directory = view.getUint32(twice.length - 6, true);
  // The second entry gets the size and the place of the first.
  const next = directory + 46 + 1;
  for (const field of [10, 20, 24, 42])
    view.setUint32(next + field, view.getUint32(directory + field, true), true);
  expect(Object.keys(unzip(file, 'zip', () => true))).toEqual(['a', 'b']);
  expect(() => unzip(twice, 'zip', () => true)).toThrow(unreadable);
});

/** By `printf hello%.0s {1..500} > a.txt && zip -fz z64.zip a.txt`. */
const longZip =
  'UEsDBC0AAAAIAO+1fV3G9CER//////////8FADAAYS50eHRVVAkAA4GrDGuBqwxrdXgLAAEEAAAAAAQAAAAAAQAQAMQJAAAAAAAAGgAAAAAAAADLSM3Jyc8YJUaJUWKUGCVGiVFilBglhhIBAFBLAQIeAy0AAAAIAO+1fV3G9CERGgAAAP////8FACQAAAAAAAEAAACkgQAAAABhLnR4dFVUBQADgasMa3V4CwABBAAAAAAEAAAAAAEACADECQAAAAAAAFBLBgYsAAAAAAAAAB4DLQAAAAAAAAAAAAEAAAAAAAAAAQAAAAAAAABXAAAAAAAAAG0AAAAAAAAAUEsGBwAAAADEAAAAAAAAAAEAAABQSwUGAAAAAAEAAQBXAAAA/////wAA';

it('reads sizes and places of 64 bits, but no more entries than there are', () => {
  const file = Uint8Array.from(Buffer.from(longZip, 'base64'));
  expect(strFromU8(unzip(file, 'zip', () => true)['a.txt'] ?? new Uint8Array())).toBe(
    'hello'.repeat(500),
  );
  // The record of 64 bits stands 76 bytes before the last one.
  new DataView(file.buffer).setUint32(file.length - 98 + 24, 4_000_000_000, true);
  expect(() => unzip(file, 'zip', () => false)).toThrow(unreadable);
});
