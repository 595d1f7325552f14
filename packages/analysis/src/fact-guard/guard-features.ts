import { namesElsewhere, numbersElsewhere } from './bindings.ts';
import { type Addition, additionsOf } from './check-additions.ts';
import { checkFacts } from './check-facts.ts';
import { lostQualifiers } from './check-lost-qualifiers.ts';
import { claimedNouns } from './check-names.ts';
import { titlesOfLetters } from './check-scope.ts';
import { readClauses } from './clauses.ts';
import { deniedMentions, noneOfSome } from './denials.ts';
import { exchangedKinds } from './exchanged.ts';
import type { FactFlag } from './fact-flag.ts';
import { othersWork } from './others-work.ts';
import { wholesForParts } from './parts-of-wholes.ts';
import { withPlainDigits } from './plain-digits.ts';
import { addedBounds, addedDurations, otherPrepositions, otherRates } from './rates.ts';
import { readSource, type SourceFacts } from './source-facts.ts';
import { isStopWord, readWords, synonymsOf, type Word } from './words.ts';

/**
 * Evidence against a rewrite: the name of the feature in `feature-weights.tsv`, and its position.
 */
export interface Feature {
  name: string;
  flag: FactFlag;
}

export interface Features {
  found: Feature[];
  /** Share of the source that the rewrite leaves out, from 0 to 1. */
  leftOut: number;
  /** The number of words in the rewrite, limited by `kept`. */
  length: number;
}

/**
 * Limit of the length, in words per new word. Most of a long paragraph may be unchanged; if all of
 * it counted, its length would hide an added sentence.
 */
const kept = 3;

/** Collects all features that have a weight. Linear in the texts. */
export function featuresOf(stated: string, written: string): Features {
  const [source, output] = [withPlainDigits(stated), withPlainDigits(written)];
  const facts = readSource(source);
  const words = readWords(output);
  const flags = checkFacts(source, output).flags;
  const added = words.filter(
    (one) => !facts.lowers.has(one.lower) && !facts.roots.has(one.root),
  ).length;
  const lost = lostQualifiers(source, output, words);
  const additions = additionsOf(facts, output, readClauses(output, words));
  const others: [string, FactFlag[]][] = [
    ['number-elsewhere', numbersElsewhere(facts, output)],
    ['name-elsewhere', namesElsewhere(facts, output)],
    ['other-rate', otherRates(facts.text, output)],
    ['other-preposition', otherPrepositions(facts, output)],
    ['added-bound', addedBounds(facts.text, output)],
    ['added-duration', addedDurations(facts.text, output)],
    ['denied-said', deniedMentions(facts, output, words)],
    ['all-of-some', allOfSome(source, additions)],
    ['exchanged', exchangedKinds(facts.text, output)],
    ['whole-for-part', wholesForParts(source, output)],
    ['others-work', othersWork(facts, output, words)],
    ['reversed', reversedDirections(facts.text, output)],
    ['none-of-some', noneOfSome(facts, output, words)],
  ];
  const nouns = claimedNouns(flags, output);
  const titles = titlesOfLetters(facts, flags, words);
  return {
    found: [
      ...flags.map((flag) => ({
        name: nouns.has(flag) ? 'noun' : titles.has(flag) ? 'title' : flag.kind,
        flag,
      })),
      ...flags
        .filter((flag) => isLevelAsChange(flag, output))
        .map((flag) => ({ name: 'level-as-change', flag })),
      ...others.flatMap(([name, list]) => list.map((flag) => ({ name, flag }))),
      ...lost.map(({ family, word: { text, start, end } }) => ({
        name: `lost-${family}`,
        flag: { kind: 'qualifier' as const, text, start, end },
      })),
      ...additions.map(({ family, text, start, end }) => ({
        name: `added-${family}`,
        flag: { kind: 'addition' as const, text, start, end },
      })),
    ],
    leftOut: shareLeftOut(readSource(source), words),
    length: Math.min(words.length, kept * added),
  };
}

const some = /\b(?:some|most|mostly|part of|several|a few|half|certain)\b/i;

/** Finds 'all' if the source says 'most': 'all pupils passed'. */
const allOfSome = (source: string, additions: readonly Addition[]): FactFlag[] =>
  some.test(source)
    ? additions
        .filter(({ family }) => family === 'all')
        .map(({ text, start, end }) => ({ kind: 'claim', text, start, end }))
    : [];

const toFigure = /^[^.;,\d]{0,40}\bto (?:[$€£] ?)?\d/;

/**
 * Whether a rewrite presents a level as a rise: 'lifting satisfaction to 91%' if the source has 91%
 * but no rise.
 */
const isLevelAsChange = ({ kind, end }: FactFlag, output: string): boolean =>
  kind === 'outcome' && toFigure.test(output.slice(end, end + 60));

function shareLeftOut(source: SourceFacts, words: readonly Word[]): number {
  const kept = new Set(words.flatMap(({ root }) => [root, ...synonymsOf(root)]));
  const contentWords = source.words.filter(({ lower }) => !isStopWord(lower) && !/^\d/.test(lower));
  const leftOut = contentWords.filter(({ root }) => !kept.has(root));
  return contentWords.length === 0 ? 0 : leftOut.length / contentWords.length;
}

/**
 * Words for a rise and a fall in German, French, Spanish, Portuguese and Hindi. `check-outcomes.ts`
 * has the English ones.
 */
const rise =
  /(?<![\p{L}\p{M}])(?:(?:ge)?steiger\p{L}{1,6}|gestiegen|stieg|anstieg\p{L}{0,2}|erhöh\p{L}{1,6}|zunahme|zuwachs|hausse|augmentations?|augmentée?s?|croissance|accrue?s?|aument[oóaé]\p{L}{0,5}|incrementó?|incremento|subida|subió|creció|crescimento|cresceu|elevação|बढ़(?![िई])[\p{L}\p{M}]{0,5}|वृद्धि)(?![\p{L}\p{M}])/iu;
const fall =
  /(?<![\p{L}\p{M}])(?:senk\p{L}{1,4}|gesenkt\p{L}{0,2}|gesunken|sank|rückgang|reduzier\p{L}{1,4}|verringer\p{L}{1,4}|abnahme|baisse|baissée?s?|réduite?s?|réductions?|diminuée?s?|diminutions?|chute|redu(?:je|jo|cido|cida|cción|ção|ziu|zi|zido)|disminu\p{L}{2,5}|descens\p{L}{1,3}|bajó|bajada|queda|diminu(?:iu|í|ição)|caiu|घट(?!न|क)[\p{L}\p{M}]{0,5}|कमी)(?![\p{L}\p{M}])/iu;

/**
 * Finds a rise if the source has only a fall, and vice versa: 'en hausse de 28 %' for 'en baisse'.
 */
function reversedDirections(source: string, output: string): FactFlag[] {
  return [[rise, fall] as const, [fall, rise] as const].flatMap(([one, other]) => {
    const found = one.exec(output);
    if (!found || one.test(source) || !other.test(source) || other.test(output)) return [];
    const { 0: text, index } = found;
    return [{ kind: 'outcome' as const, text, start: index, end: index + text.length }];
  });
}
