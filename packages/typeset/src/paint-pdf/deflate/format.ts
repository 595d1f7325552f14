/** The symbols of deflate (RFC 1951) for lengths and distances, and their extra bits. */

export const endOfBlock = 256;
export const literalCount = 286;
export const distanceCount = 30;

const lengthBits = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
/** By symbol - 257: the number of extra bits, and the minimum length. */
export const lengthExtraBits = Uint8Array.from(lengthBits);
export const lengthBases = new Uint16Array(lengthBits.length);
export const distanceExtraBits = new Uint8Array(distanceCount);
export const distanceBases = new Uint16Array(distanceCount);

/** By length: its symbol - 257. */
export const lengthSymbols = new Uint8Array(259);
/** By distance - 1 if that is below 256, otherwise by 256 plus a 128th of it. */
const distanceSymbols = new Uint8Array(512);

for (let symbol = 0, base = 3; symbol < lengthBits.length; symbol++) {
  lengthBases[symbol] = base;
  const width = 1 << (lengthBits[symbol] ?? 0);
  lengthSymbols.fill(symbol, base, base + width);
  base += width;
}
// The maximum length has a symbol of its own.
lengthBases[28] = 258;
lengthSymbols[258] = 28;

for (let symbol = 0, base = 1; symbol < distanceCount; symbol++) {
  const bits = Math.max(0, (symbol >> 1) - 1);
  distanceExtraBits[symbol] = bits;
  distanceBases[symbol] = base;
  const first = base - 1;
  base += 1 << bits;
  if (first < 256) distanceSymbols.fill(symbol, first, base - 1);
  else distanceSymbols.fill(symbol, 256 + (first >> 7), 256 + ((base - 1) >> 7));
}

export const distanceSymbolOf = (distance: number): number =>
  distanceSymbols[distance <= 256 ? distance - 1 : 256 + ((distance - 1) >> 7)] as number;

/** Writes bits, lowest first, into a growing buffer. */
export class BitWriter {
  #bytes: Uint8Array;
  #length = 0;
  #bits = 0;
  #count = 0;

  /** `bytes` is the first buffer. It is replaced by a larger one when it is full. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** At most 16 bits. */
  write(value: number, count: number): void {
    this.#bits |= value << this.#count;
    this.#count += count;
    if (this.#count < 16) return;
    if (this.#length + 2 > this.#bytes.length) this.#grow(2);
    this.#bytes[this.#length] = this.#bits;
    this.#bytes[this.#length + 1] = this.#bits >>> 8;
    this.#length += 2;
    this.#bits >>>= 16;
    this.#count -= 16;
  }

  /** Continues at the next whole byte. */
  align(): void {
    for (; this.#count > 0; this.#count -= 8) {
      if (this.#length === this.#bytes.length) this.#grow(1);
      this.#bytes[this.#length++] = this.#bits;
      this.#bits >>>= 8;
    }
    this.#bits = 0;
    this.#count = 0;
  }

  /** Only at a byte boundary. */
  append(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Returns a copy of the output, up to the last whole byte. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + least));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
