import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import { compoundStreams } from './compound-file.ts';
import { docDocument } from './doc-document.ts';

const file = resolve(import.meta.dirname, '../../fixtures/word-processors/h30-letterhead-docx.doc');
const whole = () => new Uint8Array(readFileSync(file));
/** Where the stream WordDocument begins: with Word's own number. */
const startOfText = (bytes: Uint8Array) =>
  bytes.findIndex(
    (byte, at) => at % 512 === 0 && at > 0 && byte === 0xec && bytes[at + 1] === 0xa5,
  );
const codeOf = (bytes: Uint8Array) => {
  try {
    docDocument(bytes);
    return 'read';
  } catch (error) {
    return error instanceof IntakeError ? error.code : String(error);
  }
};

it('is refused with its reason where a password keeps it', () => {
  const bytes = whole();
  const flags = startOfText(bytes) + 0x0b;
  bytes[flags] = (bytes[flags] ?? 0) | 1;
  expect(codeOf(bytes)).toBe('encrypted');
});

it('is of an unknown kind where it is older than Word 97, or no text at all', () => {
  const bytes = whole();
  bytes.set([0x65, 0], startOfText(bytes) + 2);
  expect(codeOf(bytes)).toBe('unknown-kind');
});

it('is refused where its sectors follow each other in a circle', () => {
  const bytes = whole();
  const view = new DataView(bytes.buffer);
  const table = 512 * (1 + view.getUint32(76, true));
  const directory = view.getUint32(48, true);
  view.setUint32(table + 4 * directory, directory, true);
  expect(() => compoundStreams(bytes)).toThrow(IntakeError);
});

it('has its streams whole, the small ones too', () => {
  const streams = compoundStreams(whole());
  expect([...streams.keys()]).toEqual(expect.arrayContaining(['WordDocument', '1Table']));
  const properties = streams.get('\x05SummaryInformation')?.();
  expect(properties?.subarray(0, 2)).toEqual(Uint8Array.of(0xfe, 0xff));
});

it('says where it has more characters than are read', () => {
  const bytes = whole();
  expect(docDocument(bytes).isCut).toBe(false);
  const streams = compoundStreams(bytes);
  const main = streams.get('WordDocument')?.() ?? new Uint8Array();
  const table = streams.get('1Table')?.() ?? new Uint8Array();
  const placeOfPieces = new DataView(main.buffer).getUint32(0x1a2, true);
  // The positions of the only piece stand behind a mark and their length.
  const pieces = Buffer.from(table.subarray(placeOfPieces, placeOfPieces + 13));
  expect(pieces[0]).toBe(2);
  const at = Buffer.from(bytes).indexOf(pieces);
  new DataView(bytes.buffer).setUint32(at + 9, limits.textCharacters + 1, true);
  expect(docDocument(bytes).isCut).toBe(true);
});
