import { deflate } from './deflate/deflate.ts';
import type { PdfFile } from './pdf-file.ts';
import { writeReference } from './pdf-syntax.ts';

/** The same in all documents. */
let packedProfile: Uint8Array | undefined;

/**
 * Writes the output intent that PDF/A requires (ISO 19005-3, 6.2.3). All colors are sRGB, as in the
 * preview.
 */
export function writeOutputIntent(pdf: PdfFile): string {
  packedProfile ??= deflate(srgbProfile());
  const profile = pdf.addStream('/N 3/Filter/FlateDecode', packedProfile);
  return `/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB IEC61966-2.1)/DestOutputProfile ${writeReference(profile)}>>]`;
}

/**
 * sRGB (IEC 61966-2-1) as an ICC profile of version 4 (ISO 15076-1): its primaries, adapted to D50
 * white by Bradford's matrix, and its curve as a formula instead of a table, so that it takes 480
 * bytes.
 */
function srgbProfile(): Uint8Array {
  const curve = [tagNumber('para'), 0, 3 << 16, ...fixed(curveParameters)];
  const tags: [name: string, words: readonly number[]][] = [
    ['desc', localizedText('sRGB')],
    ['cprt', localizedText('CC0')],
    ['wtpt', xyz(d50)],
    ['chad', [tagNumber('sf32'), 0, ...fixed(bradfordToD50)]],
    ['rXYZ', xyz([0.436066, 0.222488, 0.013916])],
    ['gXYZ', xyz([0.385147, 0.716873, 0.097076])],
    ['bXYZ', xyz([0.143066, 0.060608, 0.714096])],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const directory: number[] = [];
  const data: number[] = [];
  const offsets = new Map<readonly number[], number>();
  const dataStart = (headerWords + 1 + 3 * tags.length) * 4;
  for (const [name, words] of tags) {
    const offset = offsets.get(words) ?? dataStart + data.length * 4;
    if (!offsets.has(words)) data.push(...words);
    offsets.set(words, offset);
    directory.push(tagNumber(name), offset, words.length * 4);
  }
  const size = dataStart + data.length * 4;
  return bigEndian([...header(size), tags.length, ...directory, ...data]);
}

const headerWords = 32;
const d50 = [0.9642, 1, 0.8249];
const bradfordToD50 = [
  1.0478112, 0.0228866, -0.050127, 0.0295424, 0.9904844, -0.0170491, -0.0092345, 0.0150436,
  0.7521316,
];
/** y = (a·x + b)^g for x ≥ d, y = c·x below: g, a, b, c, d. */
const curveParameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

function header(size: number): number[] {
  const words = new Array<number>(headerWords).fill(0);
  const set = (offset: number, ...values: number[]) =>
    words.splice(offset / 4, values.length, ...values);
  set(0, size);
  set(8, 0x04200000, tagNumber('mntr'), tagNumber('RGB '), tagNumber('XYZ '));
  // 2026-01-01. A date is required, and the bytes must stay the same.
  set(24, 0x07ea0001, 0x00010000);
  set(36, tagNumber('acsp'));
  set(68, ...fixed(d50));
  return words;
}

/** Four letters as a number. */
const tagNumber = (name: string): number =>
  [...name].reduce((number, letter) => (number << 8) | letter.charCodeAt(0), 0);

/** Converts to fixed-point numbers with 16 bits before and 16 after the point. */
const fixed = (values: readonly number[]): number[] =>
  values.map((value) => Math.round(value * 0x10000));

const xyz = (values: readonly number[]): number[] => [tagNumber('XYZ '), 0, ...fixed(values)];

/** Encodes an English text as UTF-16, padded to a whole word. */
function localizedText(text: string): number[] {
  const units = [...text].map((letter) => letter.charCodeAt(0));
  if (units.length % 2 === 1) units.push(0);
  const pairs = units.flatMap((unit, i) =>
    i % 2 === 0 ? [(unit << 16) | (units[i + 1] ?? 0)] : [],
  );
  return [tagNumber('mluc'), 0, 1, 12, tagNumber('enUS'), text.length * 2, 28, ...pairs];
}

function bigEndian(words: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [i, word] of words.entries()) view.setInt32(i * 4, word);
  return new Uint8Array(view.buffer);
}
