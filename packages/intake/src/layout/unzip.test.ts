import { Inflate, strToU8, zipSync } from 'fflate';
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
  const file = zipSync({ a: new Uint8Array(64_000_000) }, { level: 9 });
  const directory = new DataView(file.buffer).getUint32(file.length - 6, true);
  expect(unzip(file, 'zip', () => true).a).toHaveLength(64_000_000);
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
