import { inflateSync } from 'node:zlib';
import { PdfLexer } from './pdf-lexer.ts';
import { type PdfDict, PdfRef, PdfStream, type PdfValue } from './pdf-values.ts';

/**
 * The objects of a PDF file, read by themselves: no code is shared with the painter. What is read
 * may be changed in place, so that a test can break a file on purpose. Reads what a modern writer
 * writes: cross-reference streams, object streams and Flate.
 */
export class PdfObjects {
  readonly objects = new Map<number, PdfValue>();
  readonly trailer: PdfDict;

  constructor(file: Uint8Array) {
    const text = Buffer.from(file).toString('latin1');
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
    const table = readIndirect(text, start);
    if (!(table instanceof PdfStream)) throw new Error('The file has no cross-reference stream');
    this.trailer = table.dict;
    for (const entry of readTable(table)) {
      if (entry.kind === 1) this.objects.set(entry.id, readIndirect(text, entry.at));
    }
    for (const entry of readTable(table)) {
      if (entry.kind === 2) this.objects.set(entry.id, this.#readCompressed(entry));
    }
  }

  get catalog(): PdfDict {
    return this.dict(this.trailer.get('Root'));
  }

  /** Follows references to what they refer to; null where there is nothing. */
  get(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let step = 0; found instanceof PdfRef && step < 8; step++) {
      found = this.objects.get(found.id) ?? null;
    }
    return found;
  }

  /** An empty dictionary where there is none. */
  dict(value: PdfValue | undefined): PdfDict {
    const found = this.get(value);
    if (found instanceof PdfStream) return found.dict;
    return found instanceof Map ? found : new Map();
  }

  array(value: PdfValue | undefined): PdfValue[] {
    const found = this.get(value);
    return Array.isArray(found) ? found : [];
  }

  stream(value: PdfValue | undefined): PdfStream | undefined {
    const found = this.get(value);
    return found instanceof PdfStream ? found : undefined;
  }

  pages(): PdfDict[] {
    const collect = (node: PdfDict): PdfDict[] =>
      node.has('Kids')
        ? this.array(node.get('Kids')).flatMap((kid) => collect(this.dict(kid)))
        : [node];
    return collect(this.dict(this.catalog.get('Pages')));
  }

  #readCompressed({ at, index }: TableEntry): PdfValue {
    const container = this.objects.get(at);
    if (!(container instanceof PdfStream)) throw new Error(`Object stream ${at} is not there`);
    const text = decoded(container);
    const head = new PdfLexer(text);
    const numbers = Array.from({ length: 2 * (index + 1) }, () => Number(head.read()));
    const first = Number(container.dict.get('First'));
    return new PdfLexer(text, first + (numbers[2 * index + 1] ?? 0)).read();
  }
}

type TableEntry = { id: number; kind: number; at: number; index: number };

function readTable(table: PdfStream): TableEntry[] {
  const bytes = Buffer.from(decoded(table), 'latin1');
  const widths = (table.dict.get('W') as PdfValue[]).map(Number);
  const [kindWidth = 0, atWidth = 0, indexWidth = 0] = widths;
  const size = kindWidth + atWidth + indexWidth;
  return Array.from({ length: bytes.length / size }, (_, id) => {
    const from = id * size;
    const kind = bytes.readUIntBE(from, kindWidth);
    const at = bytes.readUIntBE(from + kindWidth, atWidth);
    return { id, kind, at, index: bytes.readUIntBE(from + kindWidth + atWidth, indexWidth) };
  });
}

function readIndirect(text: string, offset: number): PdfValue {
  const lexer = new PdfLexer(text, offset);
  const [id, generation, word] = [lexer.read(), lexer.read(), lexer.readWord()];
  if (typeof id !== 'number' || typeof generation !== 'number' || word !== 'obj') {
    throw new Error(`There is no object at ${offset}`);
  }
  const value = lexer.read();
  if (!(value instanceof Map) || lexer.readWord() !== 'stream') return value;
  const start = text.startsWith('\r\n', lexer.position) ? lexer.position + 2 : lexer.position + 1;
  const end = start + Number(value.get('Length'));
  if (!/^\s*endstream/.test(text.slice(end, end + 20))) throw new Error(`Stream ${id} is cut`);
  return new PdfStream(value, text.slice(start, end));
}

/** What a stream says once it is decompressed; a letter a byte. */
export function decoded({ dict, bytes }: PdfStream): string {
  return dict.has('Filter') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes;
}

/** Puts other content in a stream, as it is. */
export function rewrite(stream: PdfStream, text: string): void {
  stream.dict.delete('Filter');
  stream.bytes = text;
}
