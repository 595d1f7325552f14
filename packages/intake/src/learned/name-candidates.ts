import { bareName } from '../fields/name.ts';
import { type Cell, type Line, sizeOf, textOf } from '../layout/model.ts';
import { findEmail, findUrls } from '../vocabulary/addresses.ts';
import { isNameLabel, withoutNameLabel } from '../vocabulary/contact-labels.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { folded, withoutBullet } from '../vocabulary/letters.ts';
import { namesRole } from '../vocabulary/names.ts';
import { isDocumentTitle } from '../vocabulary/set-phrases.ts';
import { plain } from './compared-values.ts';
import {
  featuresOfWay,
  type NameWord,
  readerFeatures,
  type Way,
  wordFeatures,
  wordsOf,
} from './name-features.ts';
import { stepOf } from './page-looks.ts';

/** A candidate for the person's name, in spoken order, with its features. */
export type NameCandidate = {
  text: string;
  /** The text with its original spaces. */
  written: string;
  key: string;
  line: Line | undefined;
  /** Features of all words of its text, which many candidates share, and its own features. */
  shared: readonly string[];
  features: readonly string[];
};

/** Evidence from the file other than its lines. */
export type NameEvidence = {
  /** The names that the rules and the model read, and the probability of the latter. */
  rules: string;
  model: string;
  probability: number;
  /** The labels that the model gives to lines. */
  parts: ReadonlyMap<Line, string>;
  /** The title and author in the file's properties. */
  titles: readonly string[];
};

/**
 * The number of lines from the top that are searched for a name. Lower lines are searched only if
 * they have a label or a reader found the name there.
 */
const topLines = 16;
const mostWords = 7;
const longestName = 5;

/**
 * Returns all sequences of words that may be the name, in each plausible order: from the first
 * lines, from lines that ask for it, and from the file's title. Also returns the names that the
 * readers found.
 */
export function nameCandidates(lines: readonly Line[], evidence: NameEvidence): NameCandidate[] {
  const page = lookAt(lines, evidence);
  const found = new Map<string, NameCandidate>();
  const readers = [evidence.rules, evidence.model].map((text) => ({ text, key: plain(text) }));
  for (const chunk of chunksOf(page))
    for (const way of waysOf(chunk.words)) {
      const { text, letters } = spokenBy(chunk.words, way);
      if (/["“”„«»]/.test(text)) continue;
      const key = plain(text);
      // If the page also writes a name as one word ('adaberg'), the form with more words is kept.
      const earlier = found.get(key);
      if (earlier && wordCount(earlier.written) >= wordCount(text)) continue;
      const features = [
        ...wordFeatures(chunk.words, way),
        ...featuresOfWay(chunk.words, way, chunk.label, letters, page),
        ...readerFeatures(key, page),
        `bare ${bareName(text) === text}`,
      ].map(ofName);
      // A reader may have found the space that a letter-spaced name lost.
      const known = readers.find((one) => one.key === key && wordCount(one.text) > wordCount(text));
      const { line, features: shared } = chunk;
      found.set(key, { text: known?.text ?? text, written: text, key, line, shared, features });
    }
  for (const [at, { text, key }] of readers.entries()) {
    if (key === '' || found.has(key)) continue;
    const features = [`only ${at}`, ...readerFeatures(key, page)].map(ofName);
    found.set(key, { text, written: text, key, line: undefined, shared: [], features });
  }
  return [...found.values()];
}

/** Prefixes the features of names, whose weights are stored together with those of other values. */
const ofName = (feature: string): string => `who ${feature}`;

const wordCount = (text: string): number => text.split(' ').length;

/** A page with all data that several candidates need. */
type NamePage = ReturnType<typeof lookAt>;

function lookAt(lines: readonly Line[], evidence: NameEvidence) {
  const texts = lines.map(textOf);
  const top = lines.slice(0, topLines).filter(({ page }) => page === 1);
  const inWords = (text: string) => ` ${folded(text).replace(/[^\p{L}]+/gu, ' ')} `;
  return {
    lines,
    evidence,
    largest: Math.max(...top.map(sizeOf)),
    mails: folded(texts.map((text) => mailOf(text)?.split('@')[0] ?? '').join(' ')),
    sites: folded(texts.flatMap((text) => (/\.\p{L}/u.test(text) ? findUrls(text) : [])).join(' ')),
    titles: evidence.titles.map(inWords),
    rules: plain(evidence.rules),
    model: plain(evidence.model),
    probability: evidence.probability,
    below: inWords(texts.slice(topLines).join(' ')),
  };
}

const mailOf = (text: string) => (text.includes('@') ? findEmail(text) : undefined);

/** Adjacent words with their common features and the label before them. */
type Chunk = {
  words: readonly NameWord[];
  line: Line | undefined;
  features: readonly string[];
  label: string;
};

function chunksOf(page: NamePage): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [at, line] of page.lines.entries()) {
    const part = page.evidence.parts.get(line) ?? 'none';
    const isAsked = line.cells.some(({ text }) => isNameLabel(text));
    if (at >= topLines && part !== 'name' && !isAsked) continue;
    const ofLine = featuresOfLine(line, at, page, part);
    chunks.push(...lineChunks(line, ofLine, page), ...joinedChunk(line, at, ofLine, page));
  }
  const titled = page.evidence.titles.flatMap((title) =>
    title.split(parting).map((text) => ({
      words: wordsOf(text, page.mails),
      line: undefined,
      features: ['of title'],
      label: '',
    })),
  );
  return [...chunks, ...titled]
    .filter(({ words }) => isFit(words))
    .map((chunk) => ({ ...chunk, features: chunk.features.map(ofName) }));
}

const isFit = (words: readonly NameWord[]): boolean =>
  words.length > 0 && words.length <= mostWords;

function featuresOfLine(line: Line, at: number, page: NamePage, part: string): string[] {
  const isLargest = sizeOf(line) >= page.largest - 0.5;
  return [
    `line ${stepOf(at, 1, 2, 3, 5, 10, 24)}`,
    `page ${line.page === 1}`,
    `part ${part}`,
    `cells ${Math.min(3, line.cells.length)}`,
    `first ${at === 0} ${isLargest}`,
    `${part} largest ${isLargest}`,
  ];
}

const parting =
  /(?<!\s)\s+[|•·–—-]\s+|(?<!\s)\s*[|•·/;:]\s*|(?<!\s)\s{2,}|(?<!\s)\s*(?=[([])|(?<=[)\]])\s*/;
/** A nickname within a name: 'Ada "Addie" Berg', 'Ada (Addie) Berg'. */
const nickname = /\s["“”„«‘(][^"“”„«»()’]{1,24}["“”»)’](?=\s)/u;
const mostCells = 4;
const mostParts = 5;

function lineChunks(line: Line, ofLine: readonly string[], page: NamePage): Chunk[] {
  let label = '';
  return line.cells.slice(0, mostCells).flatMap((cell, index) => {
    if (isNameLabel(cell.text)) label = folded(cell.text.split(':')[0] ?? '');
    const text = withoutNameLabel(withoutBullet(cell.text));
    const bare = text.replace(nickname, '');
    const whole = bare === text ? [] : [bare];
    const parts = [...whole, ...text.split(parting).filter((one) => one.trim() !== '')];
    return parts.slice(0, mostParts).flatMap((part, number) => {
      const words = /[\d@]/.test(part) ? [] : wordsOf(part, page.mails);
      if (!isFit(words)) return [];
      const features = [
        ...ofLine,
        ...featuresOfCell(cell, line, index, page),
        `chunk ${Math.min(2, number)} of ${Math.min(3, parts.length)} ${whole.length}`,
        ...(label ? ['labelled'] : []),
        ...knownAs(part),
      ];
      return [{ words, line, label, features }];
    });
  });
}

function featuresOfCell(
  cell: Cell,
  { cells }: Line,
  index: number,
  { largest }: NamePage,
): string[] {
  const size = stepOf(cell.size / largest, 0.5, 0.7, 0.85, 0.97);
  return [
    `size ${size}`,
    `size ${size} bold ${cell.isBold}`,
    `cell ${Math.min(2, index)} ${size === 4}`,
    `capitals ${!/\p{Ll}/u.test(cell.text)}`,
    `beside ${Math.min(2, cells.length - 1)} ${size === 4}`,
  ];
}

/** Joins a large name on two lines, which may have different sizes. */
function joinedChunk(line: Line, at: number, ofLine: readonly string[], page: NamePage): Chunk[] {
  const next = page.lines[at + 1];
  const [first, second] = [line.cells[0], next?.cells[0]];
  if (!next || !first || !second || line.page !== next.page) return [];
  const text = `${first.text} ${second.text}`;
  const words = text.length < 50 && !/[\d@:|]/.test(text) ? wordsOf(text, page.mails) : [];
  if (!isFit(words)) return [];
  const isLarge = first.size >= page.largest - 0.5;
  const alike = Math.abs(first.size - second.size) < 0.5;
  const part = page.evidence.parts.get(next) ?? 'none';
  const features = [
    ...ofLine,
    'two lines',
    `two lines ${alike} ${isLarge} ${first.isBold === second.isBold}`,
    `two lines ${part} ${alike}`,
    `two lines of ${first.text.trim().includes(' ')} ${second.text.trim().includes(' ')}`,
    ...knownAs(first.text),
    ...knownAs(second.text).map((feature) => `second ${feature}`),
  ];
  return [{ words, line, features, label: '' }];
}

const recognizers: [string, (text: string) => boolean][] = [
  ['role', namesRole],
  ['title', isDocumentTitle],
  ['heading', (text) => headingKind(text) !== undefined],
];
const longestKnown = 60;

const knownAs = (text: string): string[] =>
  text.length > longestKnown
    ? ['knows long']
    : recognizers.flatMap(([name, knows]) => (knows(text) ? [`knows ${name}`] : []));

const mostDropped = 3;
const mostTurned = 2;

function waysOf(words: readonly NameWord[]): Way[] {
  const ways: Way[] = [];
  for (let from = 0; from < Math.min(words.length, mostDropped + 1); from++)
    for (let to = from + 1; to <= Math.min(words.length, from + longestName); to++)
      for (let turned = 0; turned <= Math.min(mostTurned, to - from - 1); turned++)
        ways.push({ from, to, turned });
  return ways;
}

/** The full stop of a sentence, not that of 'Jr.' or 'Ph.D.': 'Hi, I’m Ada Berg.' */
const fullStop = /(?<=\p{Ll}{3})\.$/u;

function spokenBy(words: readonly NameWord[], { from, to, turned }: Way) {
  const own = words.slice(from, to);
  const spoken = [...own.slice(turned), ...own.slice(0, turned)];
  return {
    text: spoken
      .map(({ text }) => text.replace(/(?<![,;])[,;]+$/, ''))
      .join(' ')
      .replace(fullStop, ''),
    letters: spoken.map((word) => word.letters),
  };
}
