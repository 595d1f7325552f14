import type { ByteWriter } from './byte-writer.ts';

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

/** The two bytes of a character code inside a literal string. */
export function writeCode(out: ByteWriter, cid: number): void {
  writeByte(out, cid >> 8);
  writeByte(out, cid & 255);
}
