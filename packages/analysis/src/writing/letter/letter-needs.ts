import { readTable } from '@folio/tables/read-table';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { mentions, type TextTerms, termsIn } from '../../job-match/term-places.ts';
import { firstSureTitle } from '../phrases/job-title.ts';
import { isNation } from '../phrases/phrases.ts';
import { inShort, isWhy } from './asked-in-short.ts';
import { common } from './line-sources.ts';

/** A need of an advertisement: its distinctive words with their weights, and its terms. */
export interface Need {
  weight: number;
  stems: ReadonlyMap<string, number>;
  terms: ReadonlySet<string>;
}

/** The words, names and terms of a line that may answer needs. */
export interface Mentions {
  stems: ReadonlySet<string>;
  /** Names ('Opera'), which are more specific than other words. */
  names: ReadonlySet<string>;
  terms: ReadonlySet<string>;
}

const mostNeeds = 60;
const weights = {
  asked: 1.2,
  title: 0.7,
  stated: 1.2,
  described: 1,
  preferred: 0.8,
  bar: 0.8,
  beside: 0.6,
};
/** Common words of advertisements' requirements. */
const ofAdvertisements = contentStems(
  'evidence about ability advantage advantages after also applicant applications asset before both candidate candidates consider considered current department desirable desired ensure essential excellent experience experienced first given ideal ideally including job join key knowledge least location may might min minimum must need next opportunity over part position preferred proven relevant required requirements responsible right second several similar skills status strong successful suitable task tasks three through two type vacancy willing within would',
);
/** Generic words of requirements. */
export const ofAsking = contentStems(
  'achieved anything back came capacity career coming case change changed changes cost did difference done example examples how improve improved improvement knew know led made make name occasion one personally portfolio problem product project projects reliable result resulted results same single something stop stopped thing things time times way what when which work worked you',
);
/** Long sentences share words with almost any line, so their words count less. */
const usualWords = 6;
/** The value of a vocabulary term, which is answered by its name or a narrower term. */
const ofTerm = 1.2;
const ofName = 1.4;
/** A related word may mean something else, and counts less. */
const ofRelated = 0.6;
/** 'Rehab' for 'rehabilitation' */
const ofShortened = 0.9;
const fewestLetters = 4;
/** The share of a need answered by one distinctive word: 1 - e^-0.7 is a half. */
const perWord = 0.7;

/**
 * `related-words.tsv`: words that answer each other, one family per row, separated by `|`. A person
 * who coached has trained.
 */
let families: ReadonlyMap<string, readonly ReadonlySet<string>[]> | undefined;

function familiesOf(stem: string): readonly ReadonlySet<string>[] {
  families ??= readFamilies();
  return families.get(stem) ?? [];
}

function readFamilies() {
  const rows = readTable(new URL('./related-words.tsv', import.meta.url), { words: 'text' });
  const built = new Map<string, ReadonlySet<string>[]>();
  for (const { words } of rows) {
    const family = contentStems(words.replaceAll('|', ' '));
    for (const stem of family) built.set(stem, [...(built.get(stem) ?? []), family]);
  }
  return built;
}

/**
 * The needs of an advertisement: its title, each requirement, and each knock-out. Vocabulary terms
 * are needs of their own, so that naming AWS alone doesn't answer 'Kubernetes on AWS'.
 */
export function needsOf({
  title,
  titles = [],
  needs = [],
  asks = [],
  knockouts,
  required,
  preferred,
}: Advertisement): Need[] {
  const needTexts = [
    { text: firstSureTitle([title, ...titles]) || title, weight: weights.title },
    ...inShort(asks)
      .filter((note) => !isWhy(note))
      .map((note) => ({ text: withoutAsking(note), weight: weights.asked })),
    ...needs.map(({ text, kind }) => ({ text, weight: weights[kind] })),
    ...knockouts
      .filter(({ text }) => !needs.some((need) => need.text.includes(text)))
      .map(({ text }) => ({ text, weight: weights.bar })),
  ].slice(0, mostNeeds);
  const known = new Map<string, { weight: number; name: string }>();
  const all = needTexts.map(({ text, weight }) => {
    const terms = termsAsked(text, { required, preferred });
    for (const { key, name } of terms)
      known.set(key, { name, weight: Math.max(weight, known.get(key)?.weight ?? 0) });
    const named = contentStems(terms.map(({ name }) => name).join(' '));
    return { weight, stems: significantStems(text).filter((stem) => !named.has(stem)) };
  });
  const counts = new Map<string, number>();
  for (const { stems } of all)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const ofTerms = [...known].map(([key, { weight, name }]) => ({
    weight,
    stems: new Map(significantStems(name).map((stem) => [stem, 1])),
    terms: new Set([key]),
  }));
  const ofWords = all
    .filter(({ stems }) => stems.length > 0)
    .map(({ weight, stems }) => ({
      weight,
      terms: new Set<string>(),
      // Words of many needs distinguish little ('residents', in a care home).
      stems: new Map(
        stems.map((stem) => [
          stem,
          Math.min(1, Math.sqrt(usualWords / stems.length)) / Math.sqrt(counts.get(stem) ?? 1),
        ]),
      ),
    }));
  return [...ofTerms, ...ofWords];
}

const withoutAsking = (note: string): string =>
  note
    .split(/\s+/)
    .filter((word) => ![...contentStems(word)].some((stem) => ofAsking.has(stem)))
    .join(' ');

const significantStems = (text: string): string[] =>
  [...stemsIn(text)].filter(
    (stem) => !common.has(stem) && !ofAdvertisements.has(stem) && !isNation(stem),
  );

/** Leadership, which is expressed in common words: 'run a team', 'in charge of 12'. */
const leading =
  /\b(?:hires?|head(?:ed|s)?|in charge|leads?|leading|led|manag(?:ed?|es|ing)|ran|rosters?|running|runs?|supervis(?:ed?|es|ing|ion))\b.{0,24}?(?:\b\d{1,3} (?!%|years|sites|projects|accounts)|\b(?:crews?|people|squads?|staff|teams?)\b)/iu;
const leads = '§leads';

/** Stems, and initials of two letters: 'TB', 'PD'. */
export const stemsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...contentStems(text),
    ...(/\p{Ll}{3}/u.test(text)
      ? (text.match(/(?<![\p{L}\d.])[A-Z]{2}(?![\p{L}\d.])/gu) ?? [])
      : []
    )
      .filter((name) => !/^(?:AM|PM|UK|US|EU|OR|TO|NO|IT|OT|TV|ID|CV|HQ|II|IV|VI)$/.test(name))
      .map((name) => name.toLowerCase()),
    ...(leading.test(text) ? [leads] : []),
  ]);

function termsAsked(
  text: string,
  { required, preferred }: Pick<Advertisement, 'required' | 'preferred'>,
) {
  const textTerms = termsIn([{ path: '', text }], 'en');
  return [...required, ...preferred].filter(
    (term) => !isNation(term.name) && mentions(textTerms, term),
  );
}

/** A single need. */
export const needOf = (
  text: string,
  terms: Pick<Advertisement, 'required' | 'preferred'>,
): Need => ({
  weight: 1,
  stems: new Map(significantStems(text).map((stem) => [stem, 1])),
  terms: new Set(termsAsked(text, terms).map(({ key }) => key)),
});

/** How well a line answers a need, from 0 to 1. Each further shared word adds less. */
export function answerTo({ stems, terms }: Need, line: Mentions): number {
  let sum = 0;
  for (const term of terms) if (line.terms.has(term)) sum += ofTerm;
  for (const [stem, weight] of stems) sum += weight * shareOf(stem, line);
  return 1 - Math.exp(-perWord * sum);
}

/** How well a line answers a word, from 0 to 1. */
export function shareOf(stem: string, { stems, names }: Mentions): number {
  if (names.has(stem)) return ofName;
  if (stems.has(stem)) return 1;
  if ([...stems].some((one) => isShortened(one, stem))) return ofShortened;
  const isRelated = familiesOf(stem).some((family) => [...family].some((one) => stems.has(one)));
  return isRelated ? ofRelated : 0;
}

function isShortened(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= fewestLetters && long.length - short.length >= 2 && long.startsWith(short);
}

/** The terms of an advertisement that a text names; a narrower term counts for the broader one. */
export const termsNamed = (
  textTerms: TextTerms,
  stems: ReadonlySet<string>,
  { required, preferred }: Advertisement,
): ReadonlySet<string> =>
  new Set(
    [...required, ...preferred]
      .filter(
        (term) =>
          !isNation(term.name) &&
          (mentions(textTerms, term) ||
            [...stems].some((stem) => isCompound(stem, term.name.toLowerCase()))),
      )
      .map(({ key }) => key),
  );

/** 'PySpark' answers 'Spark'. */
const isCompound = (stem: string, name: string): boolean =>
  name.length > 4 && stem !== name && stem.endsWith(name) && stem.length - name.length < 4;
