import { bytesOf, compressBytes, compressText } from './compress.ts';
import { writeReference } from './pdf-syntax.ts';

/** Where an object is: at an offset in the file, or at an index in an object stream. */
type Place = { inStream: boolean; at: number; index: number };

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
  readonly #places: Place[] = [];
  readonly #chunks: Uint8Array[] = [];
  #length = 0;
  #count = 0;

  constructor() {
    this.#append(bytesOf(header));
  }

  /** A number for an object that `set` gives later. */
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

  /** `entries` are those of the dictionary, without its length. */
  addStream(entries: string, bytes: Uint8Array): number {
    const id = this.reserve();
    this.#writeStream(id, entries, bytes);
    return id;
  }

  addCompressed(text: string, entries = ''): number {
    return this.addStream(`${entries}/Filter/FlateDecode`, compressText(text));
  }

  /** The whole file. Nothing can be added afterwards. */
  finish(catalog: number, info: number): Uint8Array {
    this.#writeObjectStreams();
    const id = this.reserve();
    const start = this.#length;
    this.#places[id] = { inStream: false, at: start, index: 0 };
    const entries = `/Type/XRef/Size ${id + 1}/W[${entryWidths.join(' ')}]/Root ${writeReference(catalog)}/Info ${writeReference(info)}/Filter/FlateDecode`;
    this.#writeStream(id, entries, compressBytes(this.#crossReferences()));
    this.#append(bytesOf(`startxref\n${start}\n%%EOF\n`));
    return this.#joinChunks();
  }

  #writeObjectStreams(): void {
    const objects = [...this.#dictionaries].sort(([a], [b]) => a - b);
    for (let first = 0; first < objects.length; first += objectsPerStream) {
      const part = objects.slice(first, first + objectsPerStream);
      const stream = this.reserve();
      let index = '';
      let body = '';
      for (const [position, [id, value]] of part.entries()) {
        index += `${id} ${body.length} `;
        body += `${value}\n`;
        this.#places[id] = { inStream: true, at: stream, index: position };
      }
      const entries = `/Type/ObjStm/N ${part.length}/First ${index.length}/Filter/FlateDecode`;
      this.#writeStream(stream, entries, compressText(index + body));
    }
  }

  #crossReferences(): Uint8Array {
    const table = new Uint8Array((this.#count + 1) * entrySize);
    const view = new DataView(table.buffer);
    view.setUint16(5, 0xffff);
    for (let id = 1; id <= this.#count; id++) {
      const place = this.#places[id];
      if (!place) throw new Error(`The PDF's object ${id} was reserved but never written`);
      view.setUint8(id * entrySize, place.inStream ? 2 : 1);
      view.setUint32(id * entrySize + 1, place.at);
      view.setUint16(id * entrySize + 5, place.index);
    }
    return table;
  }

  #writeStream(id: number, entries: string, bytes: Uint8Array): void {
    this.#places[id] = { inStream: false, at: this.#length, index: 0 };
    this.#append(bytesOf(`${id} 0 obj\n<<${entries}/Length ${bytes.length}>>stream\n`));
    this.#append(bytes);
    this.#append(bytesOf('\nendstream\nendobj\n'));
  }

  #append(bytes: Uint8Array): void {
    this.#chunks.push(bytes);
    this.#length += bytes.length;
  }

  #joinChunks(): Uint8Array {
    const file = new Uint8Array(this.#length);
    let offset = 0;
    for (const chunk of this.#chunks) {
      file.set(chunk, offset);
      offset += chunk.length;
    }
    return file;
  }
}
