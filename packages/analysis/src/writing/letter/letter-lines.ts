import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement, Term } from '../../job-match/advertisement.ts';
import { isNamedIn, termsIn } from '../../job-match/term-places.ts';
import { opensWithNoun } from '../../text/statement-opening.ts';
import { verbOf } from '../../text/verbs.ts';
import { wordAt } from '../phrases/phrase-signs.ts';
import { wordsOf } from '../words/word-limits.ts';
import { isHelp, isWeak } from './item-text.ts';
import { answerTo } from './letter-needs.ts';
import { type LineSource, ofNoJob } from './line-sources.ts';
import { type Line, linesIn, type OpenNeed, openNeeds, worthOf } from './rated-lines.ts';

/** Lines of a resume, verbatim, with their source: 'my current job'. */
export interface LineGroup {
  of: string;
  lines: string[];
  isLatest: boolean;
  /** Whether the work goes on. */
  isCurrent: boolean;
}

/** The least value of a list's first line. */
const lesser = 0.35;
/** The most lines of one job, to leave space for others. */
const mostOfOne = 4;
/** The latest job comes first if its lines have this share of the best value. */
const leadShare = 0.6;

/**
 * Chooses at most `most` lines of a resume, verbatim, that answer the most important needs of an
 * advertisement: one by one, each by its marginal value. An answered need is worth little to
 * further lines, so that no two lines prove the same (greedy maximization of a submodular function:
 * Nemhauser, Wolsey and Fisher, 1978).
 *
 * @param answers lines that answer a question of their own, always chosen, with their labels: 'An
 * improvement that I led: '
 * @param usedElsewhere lines that the letter already has, never chosen
 */
export function chooseLines(
  content: ResumeContent,
  advertisement: Advertisement,
  most: number,
  answers: ReadonlyMap<string, string> = new Map(),
  usedElsewhere: readonly string[] = [],
): LineGroup[] {
  const open = openNeeds(advertisement);
  const lines = linesIn(content, advertisement, open);
  const hasJobs = content.workExperience.length > 0;
  const left = lines.filter(
    (line) =>
      !answers.has(line.text) &&
      !usedElsewhere.includes(line.text) &&
      (!hasJobs || saysEnough(line, open)),
  );
  const chosen: Line[] = [];
  const added = new Map<Line, number>();
  /** The total value of the chosen lines by source. */
  const worths = new Map<LineSource, number>();
  const choose = (line: Line, worth: number) => {
    chosen.push(line);
    added.set(line, worth);
    worths.set(line.source, worth + (worths.get(line.source) ?? 0));
    for (const one of open) one.left *= 1 - answerTo(one.need, line.mentions);
  };
  // Lines that answer their own question are always included.
  for (const line of lines) if (answers.has(line.text)) choose(line, worthOf(line, open));
  while (chosen.length < most) {
    const isFull = ({ source }: Line) =>
      chosen.filter((line) => line.source === source).length >= mostOfOne;
    const all = left.map((line) => {
      const worth = worthOf(line, open);
      return worth >= leastWorth(line, chosen) ? worth : Number.NEGATIVE_INFINITY;
    });
    const ofOthers = all.map((worth, at) => {
      const line = left[at];
      return line && isFull(line) ? Number.NEGATIVE_INFINITY : worth;
    });
    const eligible = ofOthers.some(Number.isFinite) ? ofOthers : all;
    const worth = Math.max(...eligible);
    if (!Number.isFinite(worth)) break;
    const [line] = left.splice(eligible.indexOf(worth), 1);
    if (!line) break;
    choose(line, worth);
  }
  // Sorts lines in resume order, then weak lines and lines of work done with others.
  const lateness = (line: Line) =>
    answers.has(line.text)
      ? -1
      : isHelp.test(line.text)
        ? 2
        : Number((added.get(line) ?? 0) < lesser);
  const inOrder = lines
    .filter((line) => chosen.includes(line))
    .toSorted((one, other) => lateness(one) - lateness(other));
  return [...Map.groupBy(inOrder, ({ source }) => source)]
    .map(([source, chosenLines]) => ({
      source,
      chosenLines,
      // Requested lines come first.
      rank: chosenLines.some(({ text }) => answers.has(text))
        ? Number.NEGATIVE_INFINITY
        : Math.max(rankOf(source, chosenLines.length, worths), -Number.MAX_VALUE),
    }))
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ source, chosenLines }) => ({
      of: source.of,
      lines: chosenLines.map(({ text }) => `${answers.get(text) ?? ''}${text}`),
      isLatest: source.place === 0,
      isCurrent: source.isCurrent,
    }));
}

/**
 * Whether a line says enough by itself. Two words of an earlier job say less than its title; two
 * words of the latest job count if they answer a need; lines without a heading count only if they
 * say what was done.
 */
function saysEnough(line: Line, open: readonly OpenNeed[]): boolean {
  const { text, source } = line;
  if (source.of === ofNoJob) return verbOf(wordAt(text))?.form === 'past' && !opensWithNoun(text);
  return wordsOf(text).length > 2 || (source.place === 0 && worthOf(line, open) >= leastOfShort);
}
const leastOfShort = 0.5;

/**
 * Sources by value; the latest job comes first with at least two lines, unless another is far more
 * relevant.
 */
function rankOf(
  source: LineSource,
  count: number,
  worths: ReadonlyMap<LineSource, number>,
): number {
  const worth = worths.get(source) ?? 0;
  const isLead = source.place === 0 && count > 1;
  const most = Math.max(...worths.values());
  return isLead && worth >= most * leadShare ? Number.NEGATIVE_INFINITY : -worth;
}

/**
 * The least value of a line while fewer than three are chosen, fewer than four, fewer than six, and
 * beyond: the first few only need some relevance; another job must be worth its heading.
 */
const leastWorths = {
  near: [-0.3, 0, 0.18, 0.3],
  nearBefore: [0.15, 0.15, 0.18, 0.3],
  latest: [-0.1, 0.2, 0.3, 0.5],
  /** The latest job, if it is in another trade. */
  elsewhere: [0.05, 0.3, 0.4, 0.5],
  /** A second line of it is better than a letter with a single line. */
  elsewhereMore: [-0.1, 0.3, 0.4, 0.5],
  earlier: [0.1, 0.3, 0.38, 0.5],
  other: [-0.1, 0.4, 0.4, 0.5],
  ofPlace: [0.5, 0.5, 0.5, 0.5],
} as const;
const stages = [3, 4, 6];
/** A letter with one line is better than one without. */
const leastOfAny = -0.3;
const leastOfWeak = [0.1, 0.35] as const;

function leastWorth(line: Line, chosen: readonly Line[]): number {
  if (chosen.length === 0) return leastOfAny;
  const stage = stages.filter((count) => chosen.length >= count).length;
  const least = leastWorths[kindOf(line, chosen)][stage] ?? 0;
  return isWeak(line.text) ? Math.max(leastOfWeak[stage > 1 ? 1 : 0], least) : least;
}

function kindOf(
  { source, isOfPlace, isRelated }: Line,
  chosen: readonly Line[],
): keyof typeof leastWorths {
  if (isOfPlace) return 'ofPlace';
  const isSourceUsed = source.place === 0 || chosen.some((line) => line.source === source);
  if (!isSourceUsed) return 'other';
  if (source.isNear) return source.place === 0 ? 'near' : 'nearBefore';
  if (source.place > 0) return 'earlier';
  if (isRelated) return 'latest';
  return chosen.every((line) => line.source === source) ? 'elsewhereMore' : 'elsewhere';
}

/** Whether any of the chosen lines names a term. */
export const isNamedInLines = (groups: readonly LineGroup[], term: Term): boolean =>
  isNamedIn(
    termsIn([{ path: '', text: groups.flatMap(({ lines }) => lines).join('\n') }], 'en'),
    term,
  );
