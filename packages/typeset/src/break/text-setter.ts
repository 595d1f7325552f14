import type { Hyphenator, InlineRun, TextStyle, TypesetDocument } from '../blocks.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { LruCache, ObjectLruCache } from '../lru-cache.ts';
import { FaceChooser, shapedLanguage } from '../shape/run-style.ts';
import { type ShapedText, shapeText } from '../shape/shape-text.ts';
import { entryCost, type Shaper, WordCache } from '../shape/shape-word.ts';
import { breakText } from './break-text.ts';
import { lettersTiedIn } from './glue.ts';
import type { BrokenText } from './set-line.ts';

/** In UTF-16 units plus the cost of each entry; each cache takes about 20 MB when full. */
const maxWords = 400_000;
const maxParagraphs = 400_000;
/**
 * Enough for twice a document of twenty pages: with less, entries would be evicted before their
 * next use.
 */
const maxShapes = 800_000;
/** The runs of twenty pages, twice. Their lines are usually shared with `paragraphs`. */
const maxRuns = 2_400;

const flags = (bold?: boolean, italic?: boolean): string =>
  `${bold === undefined ? '' : Number(bold)},${italic === undefined ? '' : Number(italic)}`;

/** Includes every field that affects shaping. Lengths before free text make the key unambiguous. */
function keyOf(runs: readonly InlineRun[], style: TextStyle): string {
  const { family, sizePt, letterSpacingPt = 0, color, bold, italic, features = [] } = style;
  let key = `${family}|${sizePt}|${letterSpacingPt}|${color}|${features}|${flags(bold, italic)}`;
  for (const run of runs) {
    const href = run.href ?? '';
    key += `|${flags(run.bold, run.italic)}|${run.color ?? ''}|${run.background ?? ''}|${run.icon ?? ''}|${href.length}:${href}`;
    key += `|${run.text.length}:${run.text}`;
  }
  return key;
}

/** The lines of a run array in one style, at the widths that were requested. */
type RunsInLines = {
  style: TextStyle;
  keyStart: string;
  widths: { widthPt: number; by: string | undefined; broken: BrokenText }[];
};

/** The caches of a font book: everything shaped and broken so far. */
class SetterMemory {
  /** Most runs are the same objects between keystrokes, so they need no key. */
  readonly runs = new ObjectLruCache<readonly InlineRun[], RunsInLines>(maxRuns);
  readonly words = new WordCache(maxWords);
  readonly paragraphs = new LruCache<BrokenText>(maxParagraphs);
  /**
   * Independent of the width, because a paragraph is broken at two widths if a side column ends
   * beside it.
   */
  readonly shapes = new LruCache<ShapedText>(maxShapes);
}

/** The document's properties that affect all of its text. */
type TextWays = Partial<
  Pick<TypesetDocument, 'language' | 'scriptFamilies' | 'direction' | 'hyphenator' | 'divider'>
>;

/** Sets paragraphs in lines, with bounded caches of words and lines. */
export class TextSetter {
  readonly #shaper: Shaper;
  readonly #memory: SetterMemory;
  readonly #hyphenator: Hyphenator | undefined;
  readonly #divider: Hyphenator | undefined;
  /** Part of every key, because these properties affect the lines, too. */
  readonly #keyStart: string;

  constructor(fonts: FontBook, ways: TextWays = {}, memory = new SetterMemory()) {
    const families = (ways.scriptFamilies ?? []).filter((family) => fonts.hasFamily(family));
    const rtl = ways.direction === 'rtl';
    const language = shapedLanguage(ways.language ?? '');
    const runStyles = new FaceChooser(fonts, families, language);
    const tiedLetters = lettersTiedIn(ways.language);
    this.#shaper = { fonts, words: memory.words, runStyles, rtl, tiedLetters };
    this.#memory = memory;
    this.#hyphenator = ways.hyphenator;
    this.#divider = ways.divider;
    this.#keyStart = `${rtl ? '<' : ''}${language ?? ''}|${tiedLetters.length}|${ways.divider?.key ?? ''}|${families.map((family) => `${family}|`).join('')}`;
  }

  get fonts(): FontBook {
    return this.#shaper.fonts;
  }

  /** `hyphenate` allows the document's hyphenator to divide words. */
  setText(
    runs: readonly InlineRun[],
    style: TextStyle,
    widthPt: number,
    hyphenate = false,
  ): BrokenText {
    const hyphenator = hyphenate ? this.#hyphenator : undefined;
    const ofRuns = this.#memory.runs.get(runs);
    const isSame = ofRuns?.style === style && ofRuns.keyStart === this.#keyStart;
    const set = isSame ? ofRuns : { style, keyStart: this.#keyStart, widths: [] };
    const ready = set.widths.find((one) => one.widthPt === widthPt && one.by === hyphenator?.key);
    if (ready) return ready.broken;
    const broken = this.#setByKey(runs, style, widthPt, hyphenator);
    set.widths.push({ widthPt, by: hyphenator?.key, broken });
    if (!isSame) this.#memory.runs.set(runs, set);
    return broken;
  }

  #setByKey(
    runs: readonly InlineRun[],
    style: TextStyle,
    widthPt: number,
    hyphenator: Hyphenator | undefined,
  ): BrokenText {
    const hyphenKey = hyphenator ? `-${hyphenator.key}|` : '';
    const shapeKey = this.#keyStart + keyOf(runs, style);
    const key = `${hyphenKey}${widthPt}|${shapeKey}`;
    const known = this.#memory.paragraphs.get(key);
    if (known) return known;
    const shaped = this.#shape(shapeKey, runs, style);
    const broken = breakText(this.#shaper, shaped, widthPt, hyphenator, this.#divider);
    this.#memory.paragraphs.set(key, broken, key.length + entryCost * (1 + broken.lines.length));
    return broken;
  }

  #shape(key: string, runs: readonly InlineRun[], style: TextStyle): ShapedText {
    const known = this.#memory.shapes.get(key);
    if (known) return known;
    const shaped = shapeText(this.#shaper, runs, style);
    this.#memory.shapes.set(key, shaped, key.length + entryCost * (1 + shaped.words.length));
    return shaped;
  }
}

const memories = new WeakMap<FontBook, SetterMemory>();

/** Returns a setter for a document. Its caches live as long as the book. */
export function textSetterFor(fonts: FontBook, ways: TextWays): TextSetter {
  const memory = memories.get(fonts) ?? new SetterMemory();
  memories.set(fonts, memory);
  return new TextSetter(fonts, ways, memory);
}
