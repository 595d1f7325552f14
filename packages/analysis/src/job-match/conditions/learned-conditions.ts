import type { Knockout, KnockoutKind } from '../advertisement.ts';
import { years, yearsOf } from '../knockout-patterns.ts';
import { knockoutsOf } from '../knockouts.ts';
import type { NeedSentence } from '../learned/need-features.ts';
import type { ReadSentences } from '../learned/read-sentences.ts';
import { isOffer, isOptional } from '../requirements.ts';
import { conditionFeatures } from './condition-features.ts';
import { marksOf } from './condition-marks.ts';
import { type ConditionModel, conditionModel, labelProbabilities } from './condition-model.ts';
import { conditionSpans } from './condition-spans.ts';

/** A condition needs a word with at least this probability. Chosen by cross-validation. */
const leastProbable = 0.98;
const mostConditions = 40;

export type Conditions = { knockouts: Knockout[]; years?: number };

/**
 * Finds the conditions of an advertisement, which no wording of a resume can meet. They are listed
 * by kind and not scored. Text that the model does not read is left to rules.
 */
export function learnedConditions(
  { sentences, unread }: ReadSentences,
  model: ConditionModel = conditionModel(),
): Conditions {
  const byRules = knockoutsOf(unread);
  const found = new Map<string, Knockout>();
  for (const one of [
    ...sentences.flatMap((own) => conditionsIn(own, model)),
    ...byRules.knockouts,
  ]) {
    const key = `${one.kind} ${one.text.toLowerCase()}`;
    if (found.size < mostConditions && !found.has(key)) found.set(key, one);
  }
  const knockouts = [...found.values()];
  const [least = byRules.years] = knockouts.flatMap(({ kind, text }) =>
    kind === 'years' ? (yearsIn(text) ?? []) : [],
  );
  return least === undefined ? { knockouts } : { knockouts, years: least };
}

function conditionsIn(sentence: NeedSentence, model: ConditionModel): Knockout[] {
  const { text, words } = sentence;
  if (words.length === 0) return [];
  const learned = conditionSpans(labelProbabilities(model, conditionFeatures(sentence)))
    .filter(({ probability }) => probability >= leastProbable)
    .filter(
      ({ kind, first, end }) =>
        kind !== 'years' || !isOfOther(text, words[first]?.start ?? 0, words[end - 1]?.end ?? 0),
    )
    .map(({ kind, first, end }) => ({
      kind,
      text: bare(text.slice(words[first]?.start, words[end - 1]?.end)),
    }));
  const sure = sureKinds(sentence).filter((kind) => !learned.some((one) => one.kind === kind));
  return [...learned, ...sure.map((kind) => ({ kind, text: bare(text) }))].filter(
    (one) => one.text !== '',
  );
}

/** Whether years at `start` to `end` of a sentence are not the applicant's experience. */
function isOfOther(text: string, start: number, end: number): boolean {
  const figure = start + Math.max(0, text.slice(start, end).search(/\p{N}/u));
  return (
    ofHistory.test(text.slice(0, start).slice(-16)) ||
    ofAge.test(text.slice(0, figure).slice(-mostOfAge)) ||
    beforePeople.test(text.slice(figure, figure + mostOfAge))
  );
}

/** How long something took: 'We have grown from 4 to 19 in three years'. */
const ofHistory = /(?<!\p{L})(?:with)?in(?: the)?(?: last| past)? $/iu;
const mostOfAge = 48;
/** Ages of the people that the work is for: 'Children aged 3 to 5 years', 'niños de 3 a 6 años'. */
const ofAge =
  /(?<!\p{L})(?:(?:aged|ages|im alter|âgée?s|edades|idades)(?: (?:of|from|between|von|zwischen|ab|de|entre))?|(?:babies|children|kids|pupils|students|teenagers|toddlers|youngsters|young people|kindern?|jugendlichen?|schülern?|schülerinnen|bébés|enfants|élèves|jeunes|niños|niñas|jóvenes|alumnos|crianças|jovens|alunos) (?:of|from|between|von|zwischen|ab|de|entre)) $/iu;
const beforePeople =
  /^[\p{N} –-]{1,8}(?:से [\p{N}]{1,2} )?(?:वर्ष|साल) (?:के|की|तक के) (?:बच्च|छात्र|विद्यार्थि)/u;

/** Longer items contain more than one statement. */
const mostOfItem = 8;
const ruled = ['licence', 'degree', 'shift', 'right-to-work', 'other'] as const;

/**
 * Returns the kinds that rules find in a short item of a list of requirements. Of 97 such items in
 * the training advertisements, 89 are correct, some with names that the model has not seen. Places
 * are left out: only 2 of 12 are correct.
 */
function sureKinds({ text, words, surroundings: { line } }: NeedSentence): KnockoutKind[] {
  if (line.kind !== 'required' || !line.isItem || words.length > mostOfItem) return [];
  if (isOptional(text) || isOffer(text)) return [];
  const marks = marksOf(text, words).flat();
  return ruled.filter((kind) => marks.includes(kind));
}

/** Nobody would read a longer text to check it. */
const longestText = 160;

/** Function words at which a condition does not end: 'degree in the', 'B.Sc. or GNM with'. */
const looseEnd =
  /(?: (?:a|an|and|as|at|for|from|in|incl\.?|including|of|on|or|the|to|with|das|der|die|im|mit|oder|sowie|und|von|zu|avec|dans|de|des|du|en|et|la|le|les|ou|con|el|los|y|com|da|do|em)){1,4}$/iu;
/** The number of a criterion: 'E1 AAT level 3'. */
const numbered = /^[ED]\d{1,2}[.:)]? (?=\p{L})/u;

/** Removes surrounding punctuation, trailing function words and a leading criterion number. */
const bare = (text: string): string =>
  text
    .slice(0, longestText)
    .replace(numbered, '')
    .replace(looseEnd, '')
    .replace(/^[^\p{L}\p{N}(+]+/u, '')
    .replace(/(?<![^\p{L}\p{M}\p{N})+%#])[^\p{L}\p{M}\p{N})+%#]+$/u, '');

const monthsOfYear = 12;
const months =
  /(?<![\p{L}\p{N}.,])(?<months>\d{1,2})\s?\+?\s?(?:months?|mths?|monate?n?|mois|meses|महीने)(?![\p{L}\p{M}])/iu;

function yearsIn(text: string): number | undefined {
  const written = months.exec(text)?.groups?.months;
  return (
    yearsOf(years.exec(text)) ??
    (written === undefined ? undefined : Number(written) / monthsOfYear)
  );
}
