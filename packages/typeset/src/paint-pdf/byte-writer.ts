const firstCapacity = 32 * 1024;
const largestKept = 2 * 1024 * 1024;
const mostKept = 4;
const [minus, point, zero] = [0x2d, 0x2e, 0x30];

/** Writes bytes into a growing buffer. */
export class ByteWriter {
  #bytes = new Uint8Array(firstCapacity);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get capacity(): number {
    return this.#bytes.length;
  }

  /** The written bytes, as a view that is valid until the next write. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = value;
  }

  bytes(values: Uint8Array): void {
    if (this.#length + values.length > this.#bytes.length) this.#grow(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** Writes Latin-1 text, one byte per character. */
  text(text: string): void {
    if (this.#length + text.length > this.#bytes.length) this.#grow(text.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) bytes[at++] = text.charCodeAt(i);
    this.#length = at;
  }

  /**
   * Writes thousandths of a unit as a number, such as -1250 -> '-1.25'. Equivalent to
   * `writeThousandths`.
   */
  thousandths(value: number): void {
    const size = Math.abs(value);
    if (value < 0) this.byte(minus);
    const rest = size % 1000;
    this.#integer((size - rest) / 1000);
    if (rest === 0) return;
    this.byte(point);
    this.byte(zero + Math.floor(rest / 100));
    if (rest % 100 !== 0) this.byte(zero + (Math.floor(rest / 10) % 10));
    if (rest % 10 !== 0) this.byte(zero + (rest % 10));
  }

  #integer(value: number): void {
    if (value >= 1000) {
      this.text(String(value));
      return;
    }
    if (value >= 100) this.byte(zero + Math.floor(value / 100));
    if (value >= 10) this.byte(zero + (Math.floor(value / 10) % 10));
    this.byte(zero + (value % 10));
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + least));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

const spare: ByteWriter[] = [];

/** Returns an empty writer from a pool, since allocating memory is slow. */
export const borrowWriter = (): ByteWriter => spare.pop() ?? new ByteWriter();

/** Returns a writer to the pool. Neither it nor its `written` bytes may be used afterwards. */
export function returnWriter(writer: ByteWriter): void {
  if (spare.length >= mostKept || writer.capacity > largestKept) return;
  writer.clear();
  spare.push(writer);
}
