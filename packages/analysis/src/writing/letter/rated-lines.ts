import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { termsIn } from '../../job-match/term-places.ts';
import { firstSureTitle } from '../phrases/job-title.ts';
import { wordsOf } from '../words/word-limits.ts';
import { asItem, figureWorth, isWeak, isWhole } from './item-text.ts';
import {
  answerTo,
  type Mentions,
  type Need,
  needsOf,
  stemsIn,
  termsNamed,
} from './letter-needs.ts';
import { type LineSource, lineSources } from './line-sources.ts';

/** A line of a resume with what it could add to a letter. */
export interface Line {
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
/** What some line of a job answers, where it is of the trade that is asked for. */
const related = 0.4;
/** A figure or a result proves as much as half of a need's answer. */
const perFigure = 0.28;
/** What is said of a place counts for so much at each of its lines. */
const perAbout = 0.15;
const mostOfAbout = 0.5;

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
  const open = openNeeds(advertisement);
  return linesIn(content, advertisement, open)
    .filter(({ isOfPlace }) => !isOfPlace)
    .map((line) => ({
      text: line.text,
      mentions: line.mentions,
      of: line.source.of,
      worth: worthOf(line, open),
    }));
}

/** A need, and how much of it no chosen line answers yet: from 1 down to 0. */
export type OpenNeed = { need: Need; left: number };

/** The needs of an advertisement, none of them answered. */
export const openNeeds = (advertisement: Advertisement): OpenNeed[] =>
  needsOf(advertisement).map((need) => ({ need, left: 1 }));

/** All lines of a resume, with what the places they stand in say by themselves. */
export const linesIn = (
  content: ResumeContent,
  advertisement: Advertisement,
  open: readonly OpenNeed[],
): Line[] =>
  lineSources(content, titleStems(advertisement)).flatMap((source) =>
    linesOf(source, advertisement, open),
  );

const titleStems = ({ title, titles = [] }: Advertisement): ReadonlySet<string> =>
  contentStems(firstSureTitle([title, ...titles]) || title);

/** What a line answers of the needs that are still open. */
const answersOf = (mentions: Mentions, open: readonly OpenNeed[]): number =>
  open.reduce((sum, { need, left }) => sum + need.weight * left * answerTo(need, mentions), 0);

/** What a line adds to a letter: its answers to open needs, and what proves them. */
export function worthOf(
  { mentions, worth, proof, isRelated }: Line,
  open: readonly OpenNeed[],
): number {
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
