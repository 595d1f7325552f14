import { borrowWriter, returnWriter } from './byte-writer.ts';
import { deflate } from './deflate/deflate.ts';
import { fileId } from './file-id.ts';
import { writeReference } from './pdf-syntax.ts';

/** The location of an object: an offset in the file, or an index in an object stream. */
type ObjectLocation = { inStream: boolean; at: number; index: number };

const objectsPerStream = 200;
const header = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
const entryWidths = [1, 4, 2] as const;
const entrySize = 7;

/**
 * A PDF file that is being written. Objects are numbered from 1 in the order in which they are
 * reserved or added; dictionaries end up compressed in object streams.
 */
export class PdfFile {
  readonly #dictionaries = new Map<number, string>();
  readonly #locations: ObjectLocation[] = [];
  readonly #file = borrowWriter();
  #count = 0;

  constructor() {
    this.#file.text(header);
  }

  /** Reserves a number for an object that `set` adds later. */
  reserve(): number {
    this.#count++;
    return this.#count;
  }

  set(id: number, value: string): void {
    this.#dictionaries.set(id, value);
  }

  add(value: string): number {
    const id = this.reserve();
    this.set(id, value);
    return id;
  }

  /** `entries` are those of the stream's dictionary, except its length. */
  addStream(entries: string, bytes: Uint8Array): number {
    const id = this.reserve();
    this.#writeStream(id, entries, bytes);
    return id;
  }

  addCompressed(bytes: Uint8Array, entries = ''): number {
    return this.addStream(`${entries}/Filter/FlateDecode`, deflate(bytes));
  }

  /** Returns the whole file. Nothing can be added afterwards. */
  finish(catalog: number, info: number): Uint8Array {
    this.#writeObjectStreams();
    const fileNumber = `<${fileId(this.#file.written)}>`;
    const id = this.reserve();
    const start = this.#file.length;
    this.#locations[id] = { inStream: false, at: start, index: 0 };
    const entries = `/Type/XRef/Size ${id + 1}/W[${entryWidths.join(' ')}]/Root ${writeReference(catalog)}/Info ${writeReference(info)}/ID[${fileNumber}${fileNumber}]/Filter/FlateDecode`;
    this.#writeStream(id, entries, deflate(this.#crossReferences()));
    this.#file.text(`startxref\n${start}\n%%EOF\n`);
    const file = this.#file.written.slice();
    returnWriter(this.#file);
    return file;
  }

  #writeObjectStreams(): void {
    const objects = [...this.#dictionaries].sort(([a], [b]) => a - b);
    for (let first = 0; first < objects.length; first += objectsPerStream) {
      const part = objects.slice(first, first + objectsPerStream);
      this.#writeObjectStream(part);
    }
  }

  #writeObjectStream(objects: readonly (readonly [id: number, value: string])[]): void {
    const stream = this.reserve();
    const out = borrowWriter();
    let offset = 0;
    for (const [position, [id, value]] of objects.entries()) {
      out.text(`${id} ${offset} `);
      offset += value.length + 1;
      this.#locations[id] = { inStream: true, at: stream, index: position };
    }
    const first = out.length;
    for (const [, value] of objects) {
      out.text(value);
      out.text('\n');
    }
    const entries = `/Type/ObjStm/N ${objects.length}/First ${first}/Filter/FlateDecode`;
    this.#writeStream(stream, entries, deflate(out.written));
    returnWriter(out);
  }

  #crossReferences(): Uint8Array {
    const table = new Uint8Array((this.#count + 1) * entrySize);
    const view = new DataView(table.buffer);
    view.setUint16(5, 0xffff);
    for (let id = 1; id <= this.#count; id++) {
      const location = this.#locations[id];
      if (!location) throw new Error(`The PDF's object ${id} was reserved but never written`);
      view.setUint8(id * entrySize, location.inStream ? 2 : 1);
      view.setUint32(id * entrySize + 1, location.at);
      view.setUint16(id * entrySize + 5, location.index);
    }
    return table;
  }

  #writeStream(id: number, entries: string, bytes: Uint8Array): void {
    this.#locations[id] = { inStream: false, at: this.#file.length, index: 0 };
    this.#file.text(`${id} 0 obj\n<<${entries}/Length ${bytes.length}>>stream\n`);
    this.#file.bytes(bytes);
    this.#file.text('\nendstream\nendobj\n');
  }
}
