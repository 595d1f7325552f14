import { readLanguageOf } from '../../text/languages.ts';
import { patterns } from '../advertisement-words.ts';
import { isByAgency } from '../agency.ts';
import { feature } from '../learned/feature-hash.ts';
import { occupationMarks } from './name-words.ts';
import { type NamedLine, namedLines } from './named-lines.ts';
import { type NamedSpan, spansOf } from './named-spans.ts';
import { waysSaid } from './said-of.ts';
import {
  type ByRules,
  endsWithMark,
  endsWithPlace,
  markOfWho,
  spanFeatures,
} from './span-features.ts';
import { type TextFeatures, textFeatures } from './text-features.ts';
import { firstFeatures, lastFeatures, lineFeatures, stepsOf } from './word-features.ts';

/** A span of an advertisement that may be its title or employer. */
export type Candidate = NamedSpan & { start: number; text: string; key: string };

/**
 * The candidates of an advertisement with their hashed features. Features of lines, first words and
 * last words are shared between candidates.
 */
export type NamedPage = {
  candidates: Candidate[];
  ofLine: Int32Array[];
  ofFirst: Int32Array[][];
  ofLast: Int32Array[][];
  featuresOf: (candidate: Candidate) => Int32Array;
  /**
   * The number of ways in which the text refers to a candidate as an organization: 'at Helvo',
   * 'Helvo is'.
   */
  saidOf: (candidate: Candidate) => number;
  /** Features for the outcome that no employer is named. */
  ofNone: Int32Array;
};

const noFeatures = new Int32Array();
/** Phrases that say that the employer is not named. */
const agencyAbroad = new RegExp(`(?:${patterns.agency})`, 'iu');

/** Returns the candidates of an advertisement with their features. Linear in the text. */
export function namedPage(text: string, rules: ByRules | undefined): NamedPage {
  const language = readLanguageOf(text);
  const lines = namedLines(text, language);
  const ofText = textFeatures(text, lines);
  const marks = lines.map(({ words }) => occupationMarks(words));
  const candidates = lines.map((line, at) =>
    spansOf(line, at)
      .map((span) => candidateOf(text, line, span))
      .filter((one) => mayBeName(one, line, ofText, language)),
  );
  const known = new Map<Candidate, Int32Array>();
  return {
    candidates: candidates.flat(),
    ofLine: lines.map((_, at) => Int32Array.from(lineFeatures(lines, at))),
    ofFirst: lines.map(({ words }, of) => {
      const used = new Set(candidates[of]?.map(({ first }) => first));
      return words.map((_, at) =>
        used.has(at) ? Int32Array.from(firstFeatures(words, at, of)) : noFeatures,
      );
    }),
    ofLast: lines.map(({ words }, of) => {
      const used = new Set(candidates[of]?.map(({ end }) => end - 1));
      return words.map((_, at) =>
        used.has(at) ? Int32Array.from(lastFeatures(lines, of, at)) : noFeatures,
      );
    }),
    featuresOf: (candidate) => {
      const line = lines[candidate.line];
      if (!line) return noFeatures;
      const context = { line, marks: marks[candidate.line] ?? '', text: ofText, language, rules };
      const features =
        known.get(candidate) ?? Int32Array.from(spanFeatures(candidate, candidate.text, context));
      known.set(candidate, features);
      return features;
    },
    saidOf: ({ line, first, end }) => waysSaid(lines, lines[line]?.words.slice(first, end) ?? []),
    ofNone: Int32Array.from(noneFeatures(text, language, ofText.hosts.length, rules)),
  };
}

function candidateOf(text: string, { words }: NamedLine, span: NamedSpan): Candidate {
  const start = words[span.first]?.start ?? 0;
  const own = text.slice(start, words[span.end - 1]?.end);
  return { ...span, start, text: own, key: nameKey(own) };
}

/**
 * Whether a span may be a name. A single letter is not one ('E nós …' begins a sentence), nor is a
 * span that ends with a gender marker such as '(m/w/d)'. An English name neither contains such a
 * marker nor ends with a known place. In other languages a name may continue behind the marker:
 * 'Projektleiter (m/w/d) Tiefbau'.
 */
const mayBeName = (
  one: Candidate,
  { words }: NamedLine,
  text: TextFeatures,
  language: string,
): boolean =>
  one.text.length > 1 &&
  !endsWithMark.test(one.text) &&
  (language !== 'en' ||
    !(markOfWho.test(one.text) || endsWithPlace(words.slice(one.first, one.end), text)));

/** Normalizes case and spaces, so that different spellings of a name have the same key. */
export const nameKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

function noneFeatures(text: string, language: string, hosts: number, rules: ByRules | undefined) {
  const isByOther = isByAgency(text) || agencyAbroad.test(text);
  return [
    feature`none`,
    feature`none by other ${isByOther}`,
    feature`none ${language}`,
    feature`none host ${hosts > 0}`,
    feature`none length ${stepsOf(text.length, 400, 800, 1500)}`,
    ...(rules ? [feature`none rules ${rules.company === ''} ${isByOther}`] : []),
  ];
}
