import type { ResumeContent } from '@folio/contract/resume-content';
import { collectFields, cutContent, type ReadField, textOfBody } from './fields/content-fields.ts';
import { besideLevel, saysLevelAlone } from './fields/languages.ts';
import { type Line, textOf } from './layout/model.ts';
import { joinBlocks } from './layout/text-blocks.ts';
import { type Segment, segmentsOf } from './learned/segments.ts';
import { isContact } from './vocabulary/addresses.ts';
import { readLabel } from './vocabulary/contact-labels.ts';
import { isPresentWord, monthNumber } from './vocabulary/date-patterns.ts';
import { entrySlot } from './vocabulary/entry-labels.ts';
import { headingKind } from './vocabulary/headings.ts';
import { languagesIn } from './vocabulary/language-names.ts';
import { isDocumentTitle, saysContract } from './vocabulary/set-phrases.ts';

/** Title of the section with text that no field took. */
export const leftOverTitle = 'Other text';
const confidence = 0.3;

type Read = {
  content: ResumeContent;
  fields: ReadField[];
  headings: readonly string[];
  isOver: boolean;
};

/**
 * Adds text of a file that no field took, so that nothing is lost and the person can move or delete
 * it. A section from which nothing was read stays a section under its own title; everything else
 * goes to 'Other text'. Dates, durations, contact details and labels alone do not count.
 */
export function withLeftOver<R extends Read>(read: R, lines: readonly Line[]): R {
  const { content } = read;
  // A single heading may be the document's title.
  const hasHeadings = read.headings.length > 1;
  const { whole = [], torn = [] } = Object.groupBy(sectionsOf(read, lines), (section) =>
    hasHeadings && isWhole(section) ? 'whole' : 'torn',
  );
  const rest = {
    heading: leftOverTitle,
    left: torn.flatMap(({ left }) => [...left, 'taken' as const]),
  };
  const added = [...whole, rest].flatMap(({ heading, left }) => {
    const runs = runsOf(left);
    const description = textOfBody(runs.flatMap((run) => joinBlocks(run)));
    return description === '' ? [] : [{ title: heading, description, line: runs[0]?.[0] }];
  });
  if (added.length === 0) return read;
  const { fields, note } = collectFields();
  const first = content.customSections.length;
  for (const [at, { title, description, line }] of added.entries()) {
    note(`customSections[${first + at}].title`, title, confidence);
    note(`customSections[${first + at}].entries[0].description`, description, confidence, line);
  }
  const sections = added.map(({ title, description }) => ({ title, entries: [{ description }] }));
  const draft = { ...content, customSections: [...content.customSections, ...sections] };
  const fitting = cutContent(draft);
  const isOver = read.isOver || fitting.isCut;
  return { ...read, content: fitting.content, fields: [...read.fields, ...fields], isOver };
}

/**
 * The rest of a line: the line itself, `nothing` if it has only labels and dates, or `taken` if it
 * was read.
 */
type Left = Line | 'nothing' | 'taken';

type Section = { heading: string; left: Left[] };

const isWhole = ({ heading, left }: Section): boolean =>
  heading !== '' && (headingKind(heading) ?? 'custom') === 'custom' && !left.includes('taken');

function sectionsOf(read: Read, lines: readonly Line[]): Section[] {
  const headings = new Set(read.headings.map(lettersOf));
  const left = leftOverOf(read, lines);
  const sections: Section[] = [{ heading: '', left: [] }];
  for (const [at, line] of lines.entries()) {
    const text = textOf(line);
    if (headings.has(lettersOf(text))) sections.push({ heading: text, left: [] });
    else sections.at(-1)?.left.push(left[at] ?? 'nothing');
  }
  return sections;
}

function leftOverOf(read: Read, lines: readonly Line[]): Left[] {
  const taken = lettersOf(`${JSON.stringify(read.content)} ${read.headings.join(' ')}`);
  const segments = Map.groupBy(segmentsOf(lines), ({ line }) => line);
  return lines.map((line, at) => {
    const parts = segments.get(at) ?? [];
    const isDated = parts.some(({ isDate }) => isDate);
    const isText = parts.map((part) => !part.isDate && (part.isItem || !isNoText(part.text)));
    const isLeft = parts.map((part, at) => isText[at] && isUntaken(part, isDated, taken));
    // A label is left over only together with the text that it names.
    const isNamed = (at: number) => parts[at + 1]?.sign.startsWith(':') === true;
    const left = parts.filter((_, at) => (isNamed(at) ? isLeft[at + 1] : isLeft[at]));
    if (left.length === 0 || isSlight(left) || taken.includes(lettersOf(textOf(line))))
      return isText.some((is, at) => is && !isNamed(at) && !isLeft[at]) ? 'taken' : 'nothing';
    return partOf(line, parts, left);
  });
}

/** Whether a text is one short word: a symbol, a label or a level. */
const isSlight = (left: readonly Segment[]): boolean =>
  left.length === 1 && /^\P{L}*[\p{L}\p{M}]{1,7}\P{L}*$/u.test(left[0]?.text ?? '');

/**
 * Whether at least half of a segment's words were read nowhere. Words for dates and levels do not
 * count.
 */
function isUntaken({ text }: Segment, isDated: boolean, taken: string): boolean {
  const spoken = languagesIn(text).length > 0 ? besideLevel(text) : text;
  const words = wordsOf(spoken).filter((word) => !isDated || !saysWhen(word));
  const untaken = words.filter((word) => !taken.includes(word));
  return (untaken.length > 0 && 2 * untaken.length >= words.length) || isScattered(spoken, taken);
}

/** Shorter texts may be split over fields: 'MSc in Physics'. */
const fewestPairs = 5;

/**
 * Whether the words of a longer text only occur in other texts: few of its pairs of adjacent words
 * were read.
 */
function isScattered(text: string, taken: string): boolean {
  if (taken.includes(lettersOf(text))) return false;
  const words = folded(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const untaken = pairs.filter((pair) => !taken.includes(pair));
  return pairs.length >= fewestPairs && untaken.length > 0.8 * pairs.length;
}

const isNoText = (text: string): boolean =>
  isContact(text) ||
  readLabel(text).rest === '' ||
  entrySlot(text) !== undefined ||
  headingKind(text) !== undefined ||
  isDocumentTitle(text) ||
  saysContract(text) ||
  saysLevelAlone(text) ||
  isDuration(text);

/** Whether a text is a duration: '6 years 10 months' beside its dates. */
const isDuration = (text: string): boolean =>
  /\d/.test(text) && (text.match(/\p{L}+/gu) ?? []).every((word) => ofTime.test(word));
const ofTime =
  /^(?:about|ca|years?|yrs?|months?|mos?|Jahre?n?|Monate?n?|ans?|mois|años?|mese?s|anos?)$/iu;

const saysWhen = (word: string): boolean => monthNumber(word) > 0 || isPresentWord(word);

/** Returns the whole line if most of it is left over, so that labels stay with their texts. */
function partOf(line: Line, parts: readonly Segment[], left: readonly Segment[]): Line {
  const letters = (texts: readonly Segment[]) => lettersOf(texts.map(({ text }) => text).join());
  const words = parts.filter(({ isDate }) => !isDate);
  if (2 * letters(left).length >= letters(words).length) return line;
  const [cell] = line.cells;
  const text = left.map((part) => part.text).join(', ');
  return cell ? { ...line, cells: [{ ...cell, text }] } : line;
}

/** Groups consecutive left-over lines. No paragraph continues across text that was read. */
function runsOf(left: readonly Left[]): Line[][] {
  const runs: Line[][] = [[]];
  for (const one of left) {
    if (typeof one === 'object') runs.at(-1)?.push(one);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Words of three letters or more; in scripts without spaces, pairs of letters. */
const wordsOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) =>
    unparted.test(word) ? (word.match(/.{2}/gu) ?? []) : word.length > 2 ? [word] : [],
  );

const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

const lettersOf = (text: string): string => folded(text).replace(/[^\p{L}\p{M}]/gu, '');
