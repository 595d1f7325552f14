import { LruCache } from '../lru-cache.ts';
import type { ByteWriter } from './byte-writer.ts';

/**
 * The syntax of values in a PDF. All functions return ASCII or Latin-1 text, one character per
 * byte, and are deterministic.
 */

const printableAscii = /^[\x20-\x7e]*$/;

/** Writes thousandths of a unit as a number, such as -1250 -> '-1.25'. */
export function writeThousandths(value: number): string {
  if (value % 1000 === 0) return String(value / 1000);
  const size = Math.abs(value);
  const fraction = String(1000 + (size % 1000)).slice(1);
  const trimmed = fraction.endsWith('00')
    ? fraction.slice(0, 1)
    : fraction.endsWith('0')
      ? fraction.slice(0, 2)
      : fraction;
  return `${value < 0 ? '-' : ''}${Math.trunc(size / 1000)}.${trimmed}`;
}

/** Writes a number with at most three decimals. `-0` and non-finite numbers become 0. */
export function writeNumber(value: number): string {
  const thousandths = Math.round(value * 1000);
  return Number.isFinite(thousandths) ? writeThousandths(thousandths + 0 || 0) : '0';
}

/** A page changes its color some hundred times, among only a few colors. */
const writtenColors = new LruCache<string>(256);

/** Writes '#rrggbb' as three numbers from 0 to 1, and anything else as black. */
export function writeColor(color: string): string {
  const known = writtenColors.get(color);
  if (known !== undefined) return known;
  const operands = colorNumbers(color);
  writtenColors.set(color, operands, 1);
  return operands;
}

function colorNumbers(color: string): string {
  const value = /^#[0-9a-f]{6}$/i.test(color) ? Number.parseInt(color.slice(1), 16) : 0;
  return [value >> 16, (value >> 8) & 255, value & 255]
    .map((channel) => writeNumber(channel / 255))
    .join(' ');
}

export const writeHex16 = (value: number): string =>
  (value + 0x10000).toString(16).slice(1).toUpperCase();

/** Writes UTF-16BE in hexadecimal digits; lone surrogates become U+FFFD. */
export function writeUtf16(text: string): string {
  const wellFormed = text.toWellFormed();
  let digits = '';
  for (let i = 0; i < wellFormed.length; i++) digits += writeHex16(wellFormed.charCodeAt(i));
  return digits;
}

const escapeLiteral = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** Writes a text string for display: a literal if it is ASCII, otherwise UTF-16BE. */
export const writeText = (text: string): string =>
  printableAscii.test(text) ? `(${escapeLiteral(text)})` : `<FEFF${writeUtf16(text)}>`;

const percentEncode = (character: string): string =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`)
    .join('');

/**
 * Writes a URL as an ASCII string, with spaces, controls and non-ASCII characters percent-encoded.
 */
export const writeUri = (address: string): string =>
  `(${escapeLiteral(address.toWellFormed().replace(/[^\x21-\x7e]/gu, percentEncode))})`;

/**
 * Writes a name such as '/Inter-Bold'; characters that names can't contain become hexadecimal
 * codes.
 */
export const writeName = (name: string): string =>
  `/${name.replace(/[^A-Za-z0-9_.+-]/g, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 256 ? `#${code.toString(16).padStart(2, '0')}` : '_';
  })}`;

export const writeReference = (id: number): string => `${id} 0 R`;

const [parenthesis, closing, backslash, lineEnd] = [0x28, 0x29, 0x5c, 0x0d];
const letterR = 0x72;

function writeByte(out: ByteWriter, byte: number): void {
  if (byte === lineEnd) {
    out.byte(backslash);
    out.byte(letterR);
    return;
  }
  if (byte === parenthesis || byte === closing || byte === backslash) out.byte(backslash);
  out.byte(byte);
}

/** Writes the two bytes of a character code inside a literal string. */
export function writeCode(out: ByteWriter, cid: number): void {
  writeByte(out, cid >> 8);
  writeByte(out, cid & 255);
}

/** The length of a Bézier curve's handles for a quarter of a circle of radius 1. */
const quarter = 0.5522847498;

/**
 * Writes the path of a rectangle (left, bottom, width, height) with round corners, as PDF
 * operators.
 */
export function roundedPath(
  [x, y, width, height]: readonly [number, number, number, number],
  cornerPt: number,
): string {
  const radius = Math.min(cornerPt, width / 2, height / 2);
  const handle = radius * (1 - quarter);
  const [right, top] = [x + width, y + height];
  const to = (operator: string, ...coordinates: number[]) =>
    `${coordinates.map(writeNumber).join(' ')} ${operator}`;
  return [
    to('m', x + radius, y),
    to('l', right - radius, y),
    to('c', right - handle, y, right, y + handle, right, y + radius),
    to('l', right, top - radius),
    to('c', right, top - handle, right - handle, top, right - radius, top),
    to('l', x + radius, top),
    to('c', x + handle, top, x, top - handle, x, top - radius),
    to('l', x, y + radius),
    to('c', x, y + handle, x + handle, y, x + radius, y),
    'h',
  ].join(' ');
}

const operators: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c', Z: 'h' };

/** Converts a path of M, L, C and Z to PDF operators, which follow their coordinates. */
export const pathOperators = (path: string): string =>
  [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)]
    .map(([, command = '', coordinates = '']) =>
      `${coordinates.trim()} ${operators[command]}`.trim(),
    )
    .join(' ');
