import { IntakeError } from '../intake-error.ts';
import { joinBytes } from './unzip.ts';

/*
 * A compound file ([MS-CFB]): a file system in a file, consisting of chains of sectors. Word before
 * 2007 keeps its text in the streams of such a file.
 */

const endOfChain = 0xfffffffe;
const entryBytes = 128;
const headerDifat = 109;

/**
 * Returns the streams of a compound file by name. Each is read when called.
 *
 * @throws IntakeError if a chain leads outside the file or in a circle.
 */
export function compoundStreams(bytes: Uint8Array): ReadonlyMap<string, () => Uint8Array> {
  const file = new CompoundFile(bytes);
  return file.streams();
}

class CompoundFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sectorBytes: number;
  readonly #table: number[];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = bytes.length > 512 ? this.#view.getUint16(30, true) : 0;
    if (shift !== 9 && shift !== 12) throw new IntakeError('unreadable', 'compound file');
    this.#sectorBytes = 1 << shift;
    this.#table = this.#allocationTable();
  }

  streams(): ReadonlyMap<string, () => Uint8Array> {
    const directory = this.#chain(this.#view.getUint32(48, true), this.#table);
    const small = this.#chain(this.#view.getUint32(60, true), this.#table);
    const smallest = this.#view.getUint32(56, true);
    const smallTable = numbersOf(small);
    const entries = entriesOf(directory);
    const root = entries.find(({ kind }) => kind === 'root');
    const pool = root ? this.#chain(root.start, this.#table) : new Uint8Array();
    return new Map(
      entries
        .filter(({ kind }) => kind === 'stream')
        .map(({ name, start, size }) => [
          name,
          () => {
            if (size >= smallest) return this.#chain(start, this.#table).subarray(0, size);
            const parts = chainOf(start, smallTable).map((at) =>
              pool.subarray(at * 64, (at + 1) * 64),
            );
            return joinBytes(parts).subarray(0, size);
          },
        ]),
    );
  }

  /**
   * Reads the sector allocation table, which gives the next sector in the chain for each sector.
   */
  #allocationTable(): number[] {
    const lists = Array.from({ length: headerDifat }, (_, at) =>
      this.#view.getUint32(76 + 4 * at, true),
    );
    let next = this.#view.getUint32(68, true);
    for (let left = this.#mostSectors; next < endOfChain - 1 && left > 0; left--) {
      const numbers = numbersOf(this.#sector(next));
      next = numbers.pop() ?? endOfChain;
      lists.push(...numbers);
    }
    // Limits the table to the size needed for a file of this length, whatever its header claims.
    const needed = Math.ceil(this.#mostSectors / (this.#sectorBytes / 4)) + 1;
    const used = lists.filter((sector) => sector < this.#mostSectors).slice(0, needed);
    return used.flatMap((sector) => numbersOf(this.#sector(sector)));
  }

  get #mostSectors(): number {
    return Math.ceil(this.#bytes.length / this.#sectorBytes);
  }

  #sector(at: number): Uint8Array {
    const from = (at + 1) * this.#sectorBytes;
    return this.#bytes.subarray(from, from + this.#sectorBytes);
  }

  #chain(start: number, table: readonly number[]): Uint8Array {
    return joinBytes(chainOf(start, table).map((at) => this.#sector(at)));
  }
}

function chainOf(start: number, table: readonly number[]): number[] {
  const chain: number[] = [];
  for (let at = start; at < endOfChain; at = table[at] ?? endOfChain) {
    chain.push(at);
    if (chain.length > table.length) throw new IntakeError('unreadable', 'compound chain');
  }
  return chain;
}

function numbersOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length >> 2 }, (_, at) => view.getUint32(4 * at, true));
}

type Entry = { name: string; kind: 'root' | 'stream' | 'other'; start: number; size: number };
const kinds: Readonly<Record<number, Entry['kind']>> = { 2: 'stream', 5: 'root' };

function entriesOf(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  return Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, index) => {
    const at = index * entryBytes;
    const nameBytes = Math.min(64, view.getUint16(at + 64, true));
    const name = new TextDecoder('utf-16le').decode(
      directory.subarray(at, at + Math.max(0, nameBytes - 2)),
    );
    return {
      name,
      kind: kinds[directory[at + 66] ?? 0] ?? 'other',
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    };
  });
}
