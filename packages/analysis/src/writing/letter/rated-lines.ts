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

/** A line of a resume with its value for a letter. */
export interface Line {
  text: string;
  mentions: Mentions;
  /** Its value apart from its answers. `proof` is a further value that depends on them. */
  worth: number;
  proof: number;
  /** Whether its job is in the advertised trade. */
  isRelated: boolean;
  source: LineSource;
  isOfPlace: boolean;
}

/** A tie-breaker in favor of later jobs. */
const perPlace = 0.15;
const mostPlaces = 3;
/** The factor of internships that two jobs follow. */
const perBeginner = 0.3;
/** A basic value for lines of jobs in the advertised trade. */
const related = 0.4;
/** The value of a figure or result: half of a need's answer. */
const perFigure = 0.28;
/** The share of the answers in a workplace's description that counts for each of its lines. */
const perAbout = 0.15;
const mostOfAbout = 0.5;

export interface RatedLine {
  text: string;
  mentions: Mentions;
  /** The name of its source: 'my current job'. */
  of: string;
  /** Its answers to all needs. */
  worth: number;
}

/** All lines of a resume, with their answers. */
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

/** A need, with the share that no chosen line answers yet, from 1 to 0. */
export type OpenNeed = { need: Need; left: number };

/** The needs of an advertisement, all open. */
export const openNeeds = (advertisement: Advertisement): OpenNeed[] =>
  needsOf(advertisement).map((need) => ({ need, left: 1 }));

/** All lines of a resume, with the values of their sources. */
export const linesIn = (
  content: ResumeContent,
  advertisement: Advertisement,
  open: readonly OpenNeed[],
): Line[] =>
  lineSources(content, titleStems(advertisement)).flatMap((source) =>
    linesOf(source, advertisement, open),
  );

/** The words of the advertised title. */
export const titleStems = ({ title, titles = [] }: Advertisement): ReadonlySet<string> =>
  contentStems(firstSureTitle([title, ...titles]) || title);

/** A line's answers to open needs. */
const answersOf = (mentions: Mentions, open: readonly OpenNeed[]): number =>
  open.reduce((sum, { need, left }) => sum + need.weight * left * answerTo(need, mentions), 0);

/** A line's marginal value: its answers to open needs, and its evidence for them. */
export function worthOf(
  { mentions, worth, proof, isRelated }: Line,
  open: readonly OpenNeed[],
): number {
  const adds = answersOf(mentions, open);
  // An unrelated result counts less, in another trade hardly at all.
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

/**
 * The value shared by a source's lines: its description ('residential, 28 beds, dementia'), and its
 * age.
 */
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

/** Lines of two words, or weak by the score, count less. */
function lackOf(text: string): number {
  const count = wordsOf(text).length;
  const short = count < 3 ? 0.6 : count < 4 ? 0.15 : 0;
  return short + (isWeak(text) ? 0.2 : 0);
}

/** Hours and terms hardly describe the work. */
const ofHours =
  /\b(?:cover|full[- ]time|hours|hrs|part[- ]time|permanent|temporary|term time|weekends)\b/i;
