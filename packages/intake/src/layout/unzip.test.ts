import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
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

/** A directory without entries that claims many, by the 64-bit extension. */
function claiming(entries: number): Uint8Array {
  const file = new Uint8Array(98);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x0606_4b50, true);
  view.setUint32(32, entries, true);
  view.setUint32(56, 0x0706_4b50, true);
  view.setUint32(76, 0x0605_4b50, true);
  view.setUint16(84, 0xffff, true);
  return file;
}

it('counts the entries itself, whatever their number is said to be', () => {
  expect(() => unzip(claiming(70_000), 'zip', () => false)).toThrow(unreadable);
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
