/** Writes bits, the lowest first, into a buffer that grows. */
export class BitWriter {
  #bytes: Uint8Array;
  #length = 0;
  #bits = 0;
  #count = 0;

  /** `bytes` is written over, and left for a larger one when it is full. */
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

  /** Goes on at the next whole byte. */
  align(): void {
    for (; this.#count > 0; this.#count -= 8) {
      if (this.#length === this.#bytes.length) this.#grow(1);
      this.#bytes[this.#length++] = this.#bits;
      this.#bits >>>= 8;
    }
    this.#bits = 0;
    this.#count = 0;
  }

  /** Only where a whole byte ends. */
  append(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** A copy of what was written, up to the last whole byte. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + least));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
