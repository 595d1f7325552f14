import type { InlineRun, TextStyle, TypesetDocument } from '../blocks.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { LruCache } from '../lru-cache.ts';
import { FaceChooser } from '../shape/run-style.ts';
import { shapeText } from '../shape/shape-text.ts';
import { entryCost, type Shaper, WordCache } from '../shape/shape-word.ts';
import { breakText } from './break-text.ts';
import type { BrokenText } from './set-line.ts';

/** UTF-16 units (and as many again for each entry as it costs): some 20 MB each when full. */
const maxWords = 400_000;
const maxParagraphs = 400_000;

const flags = (bold?: boolean, italic?: boolean): string =>
  `${bold === undefined ? '' : Number(bold)},${italic === undefined ? '' : Number(italic)}`;

/** Every field that decides about the lines; lengths before free text make it unambiguous. */
function keyOf(runs: readonly InlineRun[], style: TextStyle, widthPt: number): string {
  const { family, sizePt, letterSpacingPt = 0, color, bold, italic } = style;
  let key = `${widthPt}|${family}|${sizePt}|${letterSpacingPt}|${color}|${flags(bold, italic)}`;
  for (const run of runs) {
    const href = run.href ?? '';
    key += `|${flags(run.bold, run.italic)}|${run.color ?? ''}|${href.length}:${href}`;
    key += `|${run.text.length}:${run.text}`;
  }
  return key;
}

/** What a book's fonts have shaped and broken so far. */
class SetterMemory {
  readonly words = new WordCache(maxWords);
  readonly paragraphs = new LruCache<BrokenText>(maxParagraphs);
}

/** What a document says about all of its text. */
type TextWays = Pick<TypesetDocument, 'scriptFamilies' | 'direction'>;

/** Sets paragraphs in lines, and remembers both the words and the lines within bounds. */
export class TextSetter {
  readonly #shaper: Shaper;
  readonly #paragraphs: LruCache<BrokenText>;
  /** They decide about the lines, too. */
  readonly #keyStart: string;

  constructor(fonts: FontBook, ways: TextWays = {}, memory = new SetterMemory()) {
    const families = (ways.scriptFamilies ?? []).filter((family) => fonts.hasFamily(family));
    const rtl = ways.direction === 'rtl';
    this.#shaper = { fonts, words: memory.words, runStyles: new FaceChooser(fonts, families), rtl };
    this.#paragraphs = memory.paragraphs;
    this.#keyStart = `${rtl ? '<' : ''}${families.map((family) => `${family}|`).join('')}`;
  }

  get fonts(): FontBook {
    return this.#shaper.fonts;
  }

  setText(runs: readonly InlineRun[], style: TextStyle, widthPt: number): BrokenText {
    const key = this.#keyStart + keyOf(runs, style, widthPt);
    const known = this.#paragraphs.get(key);
    if (known) return known;
    const broken = breakText(this.#shaper, shapeText(this.#shaper, runs, style), widthPt);
    this.#paragraphs.set(key, broken, key.length + entryCost * (1 + broken.lines.length));
    return broken;
  }
}

const memories = new WeakMap<FontBook, SetterMemory>();

/** A setter for a document; what it remembers lives as long as the book. */
export function textSetterFor(fonts: FontBook, ways: TextWays): TextSetter {
  const memory = memories.get(fonts) ?? new SetterMemory();
  memories.set(fonts, memory);
  return new TextSetter(fonts, ways, memory);
}
