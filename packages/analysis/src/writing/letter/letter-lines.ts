import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement, Term } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { isNamedIn, termsIn } from '../../job-match/term-places.ts';
import { firstSureTitle } from '../phrases/job-title.ts';
import { wordsOf } from '../words/word-limits.ts';
import { asItem, figureWorth, isHelp, isWeak, isWhole } from './item-text.ts';
import {
  answerTo,
  type Mentions,
  type Need,
  needsOf,
  stemsIn,
  termsNamed,
} from './letter-needs.ts';
import { type LineSource, lineSources } from './line-sources.ts';

/** Lines of a resume as they stand there, and what they are of: 'my current job'. */
export interface LineGroup {
  of: string;
  lines: string[];
  isLatest: boolean;
}

interface Line {
  text: string;
  mentions: Mentions;
  /** What it is worth beside what it answers, and how much of that goes with the answer. */
  worth: number;
  proof: number;
  /** Whether its job is of the trade that is asked for. */
  isRelated: boolean;
  source: LineSource;
  isOfPlace: boolean;
}

/** Of two lines that say as much to what is asked the later job's is told; no more than that. */
const perPlace = 0.15;
const mostPlaces = 3;
/** An internship says less beside two jobs after it. */
const perBeginner = 0.3;
/** What adds less than this leads no list. */
const lesser = 0.35;
/** What some line of a job answers, where it is of the trade that is asked for. */
const related = 0.4;
/** So many lines of one job: what is left of the room is for what else there is. */
const mostOfOne = 4;
/** A figure or a result proves as much as half of a need's answer. */
const perFigure = 0.28;
/** What is said of a place counts for so much at each of its lines. */
const perAbout = 0.15;
const mostOfAbout = 0.5;
/** The latest job leads where its lines are worth so much of the best there are. */
const leadShare = 0.6;

/**
 * The lines that answer the heaviest needs of an advertisement, word for word, of the whole resume: chosen one by one,
 * each for what it adds to what is answered. A need that one line answers has little left for the next (the greedy
 * choice for a submodular sum: Nemhauser, Wolsey and Fisher, 1978), so that no two prove the same.
 * @param answers what stands before lines that are asked for: 'An improvement that I led: '
 */
export function linesToTell(
  content: ResumeContent,
  advertisement: Advertisement,
  most: number,
  answers: ReadonlyMap<string, string> = new Map(),
  usedElsewhere: readonly string[] = [],
): LineGroup[] {
  const open = needsOf(advertisement).map((need) => ({ need, left: 1 }));
  const lines = lineSources(content, titleStems(advertisement)).flatMap((source) =>
    linesOf(source, advertisement, open),
  );
  const left = lines.filter(({ text }) => !answers.has(text) && !usedElsewhere.includes(text));
  const chosen: Line[] = [];
  const added = new Map<Line, number>();
  /** What the chosen lines of each source are worth together. */
  const worths = new Map<LineSource, number>();
  const choose = (line: Line, worth: number) => {
    chosen.push(line);
    added.set(line, worth);
    worths.set(line.source, worth + (worths.get(line.source) ?? 0));
    for (const one of open) one.left *= 1 - answerTo(one.need, line.mentions);
  };
  // What answers a question of its own is told whatever else is.
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
  // As their writer has put them; then what is told for want of better, and what was done with others.
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
      // What is asked for comes first.
      rank: chosenLines.some(({ text }) => answers.has(text))
        ? Number.NEGATIVE_INFINITY
        : Math.max(rankOf(source, chosenLines.length, worths), -Number.MAX_VALUE),
    }))
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ source, chosenLines }) => ({
      of: source.of,
      lines: chosenLines.map(({ text }) => `${answers.get(text) ?? ''}${text}`),
      isLatest: source.place === 0,
    }));
}

export interface RatedLine {
  text: string;
  mentions: Mentions;
  /** How the part of the resume is named that it stands in: 'my current job'. */
  of: string;
  /** What it answers of all needs. */
  worth: number;
}

/** All lines of a resume, each with what it answers. */
export function ratedLines(content: ResumeContent, advertisement: Advertisement): RatedLine[] {
  const open = needsOf(advertisement).map((need) => ({ need, left: 1 }));
  return lineSources(content, titleStems(advertisement)).flatMap((source) =>
    linesOf(source, advertisement, open)
      .filter(({ isOfPlace }) => !isOfPlace)
      .map((line) => ({
        text: line.text,
        mentions: line.mentions,
        of: source.of,
        worth: worthOf(line, open),
      })),
  );
}

const titleStems = ({ title, titles = [] }: Advertisement): ReadonlySet<string> =>
  contentStems(firstSureTitle([title, ...titles]) || title);

/** What says most first; the latest job leads with two lines or more, unless another says far more to what is asked. */
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
 * What a line has to be worth where fewer than three are told, fewer than four, fewer than six, and beyond: the first
 * few are told if they have anything to do with the job; another job has to be worth its head.
 */
const leastWorths = {
  near: [-0.3, 0, 0.18, 0.3],
  nearBefore: [0.15, 0.15, 0.18, 0.3],
  latest: [-0.1, 0.2, 0.3, 0.5],
  /** The latest job, where it is of another trade. */
  elsewhere: [0.05, 0.3, 0.4, 0.5],
  /** One more of it is better than a letter of one line. */
  elsewhereMore: [-0.1, 0.3, 0.4, 0.5],
  earlier: [0.1, 0.3, 0.38, 0.5],
  other: [-0.1, 0.4, 0.4, 0.5],
  ofPlace: [0.5, 0.5, 0.5, 0.5],
} as const;
const stages = [3, 4, 6];
/** A letter of one line says more than one of none. */
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

type OpenNeed = { need: Need; left: number };

/** What a line answers of the needs that are still open. */
const answersOf = (mentions: Mentions, open: readonly OpenNeed[]): number =>
  open.reduce((sum, { need, left }) => sum + need.weight * left * answerTo(need, mentions), 0);

/** What a line adds: its answers, and what proves them. */
function worthOf({ mentions, worth, proof, isRelated }: Line, open: readonly OpenNeed[]): number {
  const adds = answersOf(mentions, open);
  // A result in what nobody asks for proves less, in another trade next to nothing.
  const leastProof = isRelated ? 0.75 : 0.25;
  return adds + worth + proof * (leastProof + (1 - leastProof) * Math.min(1, adds));
}

function linesOf(
  source: LineSource,
  advertisement: Advertisement,
  open: readonly OpenNeed[],
): Line[] {
  const lines = textsOf(source).flatMap(({ text, isOfPlace }) => {
    if (!isWhole(text) || (isOfPlace && ofHours.test(text))) return [];
    const stems = stemsIn(text);
    const terms = termsNamed(termsIn([{ path: '', text }], 'en'), stems, advertisement);
    const names = contentStems((text.match(/(?<=[\s(/])\p{Lu}[\p{L}\d+#]*/gu) ?? []).join(' '));
    const worth = worthOfPlace(source, open) - lackOf(text) - (isOfPlace ? 1 : 0);
    const proof = perFigure * figureWorth(text);
    return [{ text, mentions: { stems, names, terms }, worth, proof, source, isOfPlace }];
  });
  const isRelated =
    source.isNear || lines.some(({ mentions }) => answersOf(mentions, open) >= related);
  return lines.map((line) => ({ ...line, isRelated }));
}

const textsOf = ({ texts, about }: LineSource) => [
  ...texts.map((text) => ({ text: asItem(text), isOfPlace: false })),
  ...about.map((text) => ({ text: asItem(text), isOfPlace: true })),
];

/** What counts for all lines of a place: what it is ('residential, 28 beds, dementia'), and how long ago. */
function worthOfPlace(
  { context, about, isNear, isOfBeginner, place }: LineSource,
  open: readonly OpenNeed[],
): number {
  const stems = [...contentStems(`${context} ${about.join(' ')}`)];
  const answered = stems.filter((stem) => open.some(({ need }) => need.stems.has(stem))).length;
  const ago = perPlace * Math.min(place, mostPlaces) * (isNear ? 0.5 : 1);
  const begun = isOfBeginner && place >= 2 ? perBeginner : 0;
  return Math.min(mostOfAbout, perAbout * answered) + (isNear ? 0.2 : 0) - ago - begun;
}

/** What is told in two words, or what the score calls weak, says less. */
function lackOf(text: string): number {
  const count = wordsOf(text).length;
  const short = count < 3 ? 0.6 : count < 4 ? 0.15 : 0;
  return short + (isWeak(text) ? 0.2 : 0);
}

/** Hours and terms say little of the work. */
const ofHours =
  /\b(?:cover|full[- ]time|hours|hrs|part[- ]time|permanent|temporary|term time|weekends)\b/i;

/** Whether any of the chosen lines names a term. */
export const isNamedInLines = (groups: readonly LineGroup[], term: Term): boolean =>
  isNamedIn(
    termsIn([{ path: '', text: groups.flatMap(({ lines }) => lines).join('\n') }], 'en'),
    term,
  );
