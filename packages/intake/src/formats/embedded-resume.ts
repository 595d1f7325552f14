import { EmbeddedResume, embeddedFileBytes } from '@folio/contract/embedded-resume';
import type { ResumeContent } from '@folio/contract/resume-content';
import { comparedWords, shownTexts } from '@folio/contract/shown-texts';
import { collectFields, noteContent, type ReadField } from '../fields/content-fields.ts';
import type { PdfTexts } from '../layout/read-pdf.ts';
import { inflateStream } from '../layout/unzip.ts';
import { limits } from '../limits.ts';

type Embedded = { content: ResumeContent; fields: ReadField[] };

/**
 * Returns the content embedded as data in a PDF made by Folio, if its pages show the same. Returns
 * nothing if the pages differ, because somebody changed them later or forged the data. The pages
 * are then read like those of any other PDF.
 */
export function readEmbeddedResume(pdf: Uint8Array, pdfTexts: PdfTexts): Embedded | undefined {
  const decoder = new TextDecoder();
  for (const file of embeddedFiles(pdf)) {
    const embedded = matchingResume([decoder.decode(file)], pdfTexts);
    if (embedded) return embedded;
  }
  return undefined;
}

/**
 * Returns matching content from data found elsewhere: on a web page made by Folio, or in a JSON
 * text.
 */
export function matchingResume(data: readonly string[], pdfTexts: PdfTexts): Embedded | undefined {
  for (const json of data) {
    if (json.length > embeddedFileBytes) continue;
    const embedded = parse(json);
    if (!embedded || !agree(embedded, pdfTexts)) continue;
    const { content } = embedded.meta.folio;
    const { fields, note } = collectFields();
    noteContent(content, note);
    return { content, fields };
  }
  return undefined;
}

function parse(json: string): EmbeddedResume | undefined {
  try {
    return EmbeddedResume.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/**
 * How many words of the pages may be missing from the data, since PDF text extraction may misread
 * some.
 */
const toleratedWords = 3;
const toleratedShare = 0.01;

/**
 * Whether pages and data agree: every word of the data is on the pages or in the address of a link,
 * and all but `toleratedWords` of the pages' words are in the data.
 */
function agree({ meta: { folio } }: EmbeddedResume, { text, addresses }: PdfTexts): boolean {
  if (text.length > limits.textCharacters) return false;
  const words = comparedWords(text);
  const pagesRun = new Run(words.join(''));
  const shownWords = [...new Set(comparedWords(shownTexts(folio.content).join('\n')))];
  const inLinks = new Set(comparedWords(addresses.slice(0, words.length).join('\n')));
  const onPages = new Set(words);
  if (shownWords.length > onPages.size + inLinks.size) return false;
  const isShown = (word: string) => onPages.has(word) || inLinks.has(word) || pagesRun.has(word);
  return shownWords.every(isShown) && isAllInContent(words, pagesRun, folio);
}

function isAllInContent(
  words: readonly string[],
  pagesRun: Run,
  { content, alsoShown }: EmbeddedResume['meta']['folio'],
): boolean {
  const known = [...comparedWords(shownTexts(content).join('\n')), ...alsoShown];
  const knownWords = new Set(known);
  const knownRun = new Run(known.join(''));
  const most = Math.max(toleratedWords, knownWords.size * toleratedShare);
  const unknown = new Set<string>();
  let at = 0;
  for (const word of words) {
    const isKnown =
      word.length <= looseLetters ||
      knownWords.has(word) ||
      unknown.has(word) ||
      knownRun.has(word) ||
      isInStretch(pagesRun.text, at, at + word.length, knownRun.stretches);
    if (!isKnown) unknown.add(word);
    if (unknown.size > most) return false;
    at += word.length;
  }
  return true;
}

/** Extraction splits a letter-spaced heading into words of at most this many letters. */
const looseLetters = 2;
/** A match of this many consecutive letters is not a coincidence. */
const stretchLetters = 8;

/**
 * Whether a part of a word, such as a letter of a spaced heading, lies within a matched stretch.
 */
function isInStretch(
  run: string,
  start: number,
  end: number,
  stretches: ReadonlySet<string>,
): boolean {
  for (let at = Math.max(0, end - stretchLetters); at <= start; at++)
    if (stretches.has(run.slice(at, at + stretchLetters))) return true;
  return false;
}

/** Scripts without spaces between words, or whose words break at any line end. */
const isUnspaced =
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Thai}\p{Script=Laoo}\p{Script=Khmr}\p{Script=Mymr}]/u;

/**
 * Limit on the letters searched for words in total. Data crafted to be slow to compare reaches it
 * and counts as different. Words occur in roughly the order of the text, so honest data finds each
 * one near the previous one.
 */
const mostSearched = 400_000_000;

/** The words of a text without their separators. */
class Run {
  readonly text: string;
  readonly #found = new Set<string>();
  #from = 0;
  #left = mostSearched;
  #stretches: ReadonlySet<string> | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Whether a word is part of a text that separates words differently, such as the year in '2019년'.
   * Other short words would be found in any text.
   */
  has(word: string): boolean {
    if (word.length < 6 && !/^\d{4}$/.test(word) && !isUnspaced.test(word)) return false;
    if (this.#found.has(word)) return true;
    const at = this.#search(word, this.#from) ?? this.#search(word, 0);
    if (at === undefined) return false;
    this.#found.add(word);
    this.#from = at;
    return true;
  }

  #search(word: string, from: number): number | undefined {
    if (this.#left <= 0) return undefined;
    const at = this.text.indexOf(word, from);
    this.#left -= (at < 0 ? this.text.length : at) - from;
    return at < 0 ? undefined : at;
  }

  /** All substrings of `stretchLetters` letters. */
  get stretches(): ReadonlySet<string> {
    if (this.#stretches) return this.#stretches;
    const stretches = new Set<string>();
    for (let at = 0; at + stretchLetters <= this.text.length; at++)
      stretches.add(this.text.slice(at, at + stretchLetters));
    this.#stretches = stretches;
    return stretches;
  }
}

const mostFiles = 8;
/** Limit on the bytes from an embedded file's type to the end of its dictionary. */
const longestDictionary = 1_000;

/**
 * Yields the files embedded in a PDF, inflated up to the size of Folio's own data. pdf.js would
 * inflate files of any size. Searching the bytes is enough, since a PDF stream cannot be inside
 * another one.
 */
function* embeddedFiles(pdf: Uint8Array): Iterable<Uint8Array> {
  const text = new TextDecoder('latin1').decode(pdf);
  let at = -1;
  for (let count = 0; count < mostFiles; count++) {
    at = text.indexOf('/EmbeddedFile', at + 1);
    if (at < 0) return;
    const after = text.slice(at, at + longestDictionary);
    const head = /^\/EmbeddedFile\b.*?stream\r?\n/s.exec(after)?.[0];
    if (!head?.includes('/FlateDecode')) continue;
    const start = at + head.length;
    const end = text.indexOf('endstream', start);
    if (end < 0) return;
    const { bytes, isWhole } = inflateStream(pdf.subarray(start, end), embeddedFileBytes);
    if (isWhole) yield bytes;
  }
}
