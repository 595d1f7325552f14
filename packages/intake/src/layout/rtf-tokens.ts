/**
 * The tokens of Rich Text Format (Microsoft, RTF 1.9.1): groups in braces, control words such as
 * `\b0`, control symbols such as `\~`, and text bytes in the code page of their font.
 */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; name: string; value: number | undefined }
  | { kind: 'symbol'; name: string }
  | { kind: 'byte'; value: number };

const backslash = 0x5c;
const isLetter = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
/** A control word has at most 32 letters, and its number at most ten digits. */
const longestWord = 32;
const mostDigits = 10;

/** Reads the file once, from start to end: O(n). */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const code = bytes[at++] ?? 0;
    if (code === 0x7b) yield { kind: 'open' };
    else if (code === 0x7d) yield { kind: 'close' };
    else if (code === backslash) {
      const { token, next } = controlAt(bytes, at);
      at = next + binaryBytes(token);
      yield token;
    } else if (code >= 0x20 || code === 0x09) yield { kind: 'byte', value: code };
  }
}

/** Returns the number of binary bytes that follow, which may include braces. */
const binaryBytes = (token: RtfToken): number =>
  token.kind === 'word' && token.name === 'bin' ? Math.max(0, token.value ?? 0) : 0;

function controlAt(bytes: Uint8Array, from: number): { token: RtfToken; next: number } {
  let at = from;
  while (at < from + longestWord && isLetter(bytes[at] ?? 0)) at++;
  if (at === from) return symbolAt(bytes, from);
  const name = asciiOf(bytes, from, at);
  const sign = at;
  if (bytes[at] === 0x2d && isDigit(bytes[at + 1] ?? 0)) at++;
  const digits = at;
  while (at < digits + mostDigits && isDigit(bytes[at] ?? 0)) at++;
  const value = at > digits ? Number(asciiOf(bytes, sign, at)) : undefined;
  // A space ends the control word and belongs to it.
  if (bytes[at] === 0x20) at++;
  return { token: { kind: 'word', name, value }, next: at };
}

function symbolAt(bytes: Uint8Array, from: number): { token: RtfToken; next: number } {
  const code = bytes[from] ?? 0;
  if (code === 0x27) {
    const value = Number.parseInt(asciiOf(bytes, from + 1, from + 3), 16);
    const token: RtfToken = { kind: 'byte', value: Number.isNaN(value) ? 0x20 : value };
    return { token, next: from + 3 };
  }
  // An escaped line end is the end of a paragraph.
  if (code === 0x0a || code === 0x0d)
    return { token: { kind: 'word', name: 'par', value: undefined }, next: from + 1 };
  return { token: { kind: 'symbol', name: String.fromCharCode(code) }, next: from + 1 };
}

const asciiOf = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
