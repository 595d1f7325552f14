import { limits } from '../limits.ts';
import { inflateStream } from './unzip.ts';

/**
 * Scripts whose fonts draw several letters as one glyph, which a PDF's ToUnicode map cannot
 * resolve. NUL is for glyphs missing from the map, such as the 'fi' in 'Profile' in PDFs made by
 * browsers.
 */
const joinedScripts = /[\0\u0900-\u0dff\u0f00-\u109f\u1780-\u17ff]/u;

export const mayJoinLetters = (texts: readonly string[]): boolean =>
  texts.some((text) => joinedScripts.test(text));

const streamStart = /stream\r?\n/g;
/**
 * The replacement text is in hexadecimal digits, or a literal string as Chromium writes for
 * ligatures.
 */
const span =
  /\/Span\s*<<\s*\/ActualText\s*(?:<([\dA-F]{0,800})>|\(((?:[^()\\]|\\[\s\S]){0,400})\))\s*>>\s*BDC/gi;

/**
 * Extracts the replacement texts of each page's marked spans (ISO 32000-2, 14.9.4), in content
 * order. Browsers, Google Docs and LibreOffice write them for glyphs that represent several
 * letters. pdf.js reports the position of a span, but not its text.
 */
export function actualTexts(pdf: Uint8Array): string[][] {
  const file = new TextDecoder('latin1').decode(pdf);
  const found: string[][] = [];
  let left: number = limits.unzippedBytes;
  let end = 0;
  for (const { index, 0: sign } of file.matchAll(streamStart)) {
    const isDeflated = /\/FlateDecode[^<>]{0,200}>>\s{0,8}$/.test(
      file.slice(Math.max(0, index - 240), index),
    );
    // Skips apparent stream starts within a stream: scanning on from each would be quadratic.
    if (!isDeflated || index < end) continue;
    end = file.indexOf('endstream', index);
    if (end < 0) break;
    const { bytes } = inflateStream(pdf.subarray(index + sign.length, end), left);
    left -= bytes.length;
    if (left <= 0) break;
    const content = new TextDecoder('latin1').decode(bytes);
    const texts = [...content.matchAll(span)].map(([, hex, plain]) =>
      textOfBytes(plain === undefined ? bytesOfHex(hex ?? '') : unescaped(plain)),
    );
    if (texts.length > 0) found.push(texts);
  }
  return found;
}

/** Bytes are represented as characters up to U+00FF. */
const bytesOfHex = (hex: string): string =>
  hex.replace(/..?/g, (byte) => String.fromCharCode(Number.parseInt(byte.padEnd(2, '0'), 16)));

const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a literal string (ISO 32000-2, 7.3.4.2). */
const unescaped = (literal: string): string =>
  literal.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string, sign: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : (named[sign] ?? sign),
  );

/** Decodes UTF-16 after its byte order mark, otherwise Latin-1. */
const textOfBytes = (bytes: string): string =>
  bytes.startsWith('\xfe\xff')
    ? new TextDecoder('utf-16be').decode(
        Uint8Array.from(bytes.slice(2), (one) => one.charCodeAt(0)),
      )
    : bytes;

type Marked = { str: string; width: number; transform: number[]; span?: number };

/**
 * Replaces the letters of a page's items by the texts of their spans, and joins the items of a
 * span. Removes the page's texts from `actualTexts`. A page without a matching list of texts keeps
 * its own letters.
 */
export function withActualText<T extends Marked>(
  items: readonly T[],
  actualTexts: string[][],
): T[] {
  const texts = takeTexts(items, actualTexts);
  return texts ? joinSpans(items, texts) : [...items];
}

function takeTexts(
  items: readonly Marked[],
  actualTexts: string[][],
): readonly string[] | undefined {
  const count = Math.max(-1, ...items.map(({ span }) => span ?? -1)) + 1;
  const at = count === 0 ? -1 : actualTexts.findIndex((texts) => texts.length >= count);
  return at < 0 ? undefined : actualTexts.splice(0, at + 1).at(-1);
}

function joinSpans<T extends Marked>(items: readonly T[], texts: readonly string[]): T[] {
  const whole: T[] = [];
  // A space before a span is reported with its first glyph.
  let space = '';
  for (const item of items) {
    const before = whole.at(-1);
    const { span } = item;
    if (span === undefined) whole.push(item);
    else if (item.width > 0 && before?.span === span) before.width = endOf(item) - leftOf(before);
    else if (isSpace(item)) space = ' ';
    else if (item.width > 0) {
      const lead = space || (/^\s/.test(item.str) ? ' ' : '');
      whole.push({ ...item, str: lead + (texts[span] ?? item.str) });
      space = '';
    }
  }
  return whole;
}

const isSpace = ({ str }: Marked): boolean => /^\s+$/.test(str);
const leftOf = ({ transform }: Marked): number => transform[4] ?? 0;
const endOf = (item: Marked): number => leftOf(item) + item.width;
