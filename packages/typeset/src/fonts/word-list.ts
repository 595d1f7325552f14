/*
 * The words of a script that is written without spaces, in the format of ICU's break dictionaries:
 * a header, then a trie of bytes (`BytesTrie`, icu4c/source/common/unicode/bytestrie.h), in which
 * each byte is a letter's distance from the start of its block. The trie is read in place, without
 * unpacking.
 */

/** Lead bytes of a node: a branch, consecutive letters, or a value, which ends a word. */
const minLinearMatch = 0x10;
const minValue = 0x20;
const isFinal = (lead: number): boolean => (lead & 1) === 1;

/** A branch of more letters than this is searched by bisection. */
const maxLinearBranch = 5;

/** Returns the number of bytes after a value's lead byte. */
function bytesAfterValue(lead: number): number {
  const value = lead >> 1;
  if (value < 0x51) return 0;
  if (value < 0x6c) return 1;
  if (value < 0x7e) return 2;
  return value === 0x7e ? 3 : 4;
}

/** Returns the number of bytes after the lead byte of a jump distance. */
function bytesAfterDelta(lead: number): number {
  if (lead < 0xc0) return 0;
  if (lead < 0xf0) return 1;
  if (lead < 0xfe) return 2;
  return lead === 0xfe ? 3 : 4;
}

const deltaBases = [0, 0xc0, 0xf0, 0xfe, 0xff];
const valueBases = [0x10, 0x51, 0x6c, 0x7e, 0x7f];

export class WordList {
  readonly #bytes: Uint8Array;
  readonly #trie: number;
  readonly #firstLetter: number;

  /** Throws if the file is not an ICU dictionary of this format. */
  constructor(file: Uint8Array) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const header = view.getUint16(0, true);
    const index = (at: number): number => view.getInt32(header + 4 * at, true);
    const [kind, transform] = [index(4) & 7, index(5)];
    if (kind !== 0 || transform >>> 24 !== 1) throw new Error('Not a dictionary of bytes');
    this.#bytes = file;
    this.#trie = header + index(0);
    this.#firstLetter = transform & 0x1fffff;
  }

  /** Whether words of the list may have the letter. */
  hasLetter(unit: number): boolean {
    return unit >= this.#firstLetter && unit <= this.#firstLetter + 0x7f;
  }

  /** Returns the ends of the words that start at `start`, shortest first, up to `end`. */
  endsFrom(text: string, start: number, end: number): number[] {
    const ends: number[] = [];
    const walk = new TrieWalk(this.#bytes, this.#trie);
    for (let at = start; at < end; at++) {
      const letter = text.charCodeAt(at) - this.#firstLetter;
      if (letter < 0 || letter > 0xfd || !walk.step(letter)) break;
      if (walk.isAtWord) ends.push(at + 1);
    }
    return ends;
  }
}

/** Walks down the trie, letter by letter. */
class TrieWalk {
  readonly #bytes: Uint8Array;
  #at: number;
  /** The number of letters left in a linear match. */
  #inRow = 0;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  get isAtWord(): boolean {
    return this.#inRow === 0 && this.#byte(this.#at) >= minValue;
  }

  /** Whether a word continues with this letter. */
  step(letter: number): boolean {
    if (this.#inRow > 0) return this.#matchRow(letter);
    for (;;) {
      const lead = this.#byte(this.#at++);
      if (lead < minLinearMatch) return this.#branch(lead, letter);
      if (lead < minValue) {
        this.#inRow = lead - minLinearMatch + 1;
        return this.#matchRow(letter);
      }
      if (isFinal(lead)) return false;
      this.#at += bytesAfterValue(lead);
    }
  }

  #matchRow(letter: number): boolean {
    this.#inRow--;
    return this.#byte(this.#at++) === letter;
  }

  #branch(lead: number, letter: number): boolean {
    let count = (lead === 0 ? this.#byte(this.#at++) : lead) + 1;
    while (count > maxLinearBranch) {
      if (letter < this.#byte(this.#at++)) {
        count >>= 1;
        this.#jump(deltaBases, bytesAfterDelta(this.#byte(this.#at)), 0);
      } else {
        count -= count >> 1;
        this.#at += 1 + bytesAfterDelta(this.#byte(this.#at));
      }
    }
    for (; count > 1; count--) {
      if (this.#byte(this.#at++) === letter) return this.#follow();
      this.#at += 1 + bytesAfterValue(this.#byte(this.#at));
    }
    return this.#byte(this.#at++) === letter;
  }

  /** A branch's letter is followed by its value, or the distance to the next node. */
  #follow(): boolean {
    const lead = this.#byte(this.#at);
    if (isFinal(lead)) return true;
    this.#jump(valueBases, bytesAfterValue(lead), 1);
    return true;
  }

  /**
   * Reads a distance from its lead byte, which is shifted, and the bytes after it, and jumps by it.
   */
  #jump(bases: readonly number[], count: number, shift: number): void {
    const lead = this.#byte(this.#at++) >> shift;
    let value = count < 3 ? lead - (bases[count] ?? 0) : 0;
    for (let i = 0; i < count; i++) value = value * 256 + this.#byte(this.#at++);
    this.#at += value;
  }

  #byte(at: number): number {
    return this.#bytes[at] ?? 0;
  }
}
