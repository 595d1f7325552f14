import { isNumberWord } from '../text/figures.ts';
import type { ReadLanguage } from '../text/languages.ts';
import { isSmallWord } from '../text/stem.ts';
import { findPhrases } from '../vocabulary/find-phrases.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { nameIn, namesIn, namesOf } from '../vocabulary/names.ts';
import { phraseKey, phraseWords } from '../vocabulary/phrase.ts';
import { type Skill, skillNamed } from '../vocabulary/vocabulary.ts';
import type { Term } from './advertisement.ts';
import { patterns, phrasesOf } from './advertisement-words.ts';
import { isKnockoutPhrase, isKnockoutTerm } from './knockout-patterns.ts';
import type { LearnedNeed, LearnedNeeds } from './learned/learned-needs.ts';
import { isPay } from './pay.ts';
import type { Requirement } from './requirements.ts';
import { labelOfTerm } from './term-label.ts';

const mostTerms = 60;

/**
 * Returns the terms asked for, each once: a term that is required anywhere is not also preferred.
 * If the model has read the text, returns its needs, and vocabulary skills outside them that are
 * likely needs; otherwise, what rules and vocabulary find.
 */
export function termsOf(
  requirements: readonly Requirement[],
  language: ReadLanguage,
  { needs, isBeside, isWhole }: LearnedNeeds,
): Record<'required' | 'preferred', Term[]> {
  const required = new Map<string, Term>();
  const preferred = new Map<string, Term>();
  const found = requirements.flatMap((requirement) => {
    const item = itemOf(requirement);
    return termsIn(requirement, language)
      .filter(({ name }) => !isKnockoutTerm(name))
      .map((term) => ({ level: requirement.level, term, isItem: term.key === item }));
  });
  const add = (some: typeof found) => {
    for (const { level, term } of some) {
      const terms = level === 'required' ? required : preferred;
      if (terms.size < mostTerms && !terms.has(term.key)) terms.set(term.key, term);
    }
  };
  add(found.filter(({ isItem }) => isItem));
  addLearned(needs, { required, preferred }, language);
  add(found.filter(({ term }) => isBeside(term.key) ?? !isWhole));
  for (const key of required.keys()) preferred.delete(key);
  const text = requirements.map((one) => one.text.toLowerCase()).join('\n');
  return { required: inOrder(required, text), preferred: inOrder(preferred, text) };
}

/** Terms in the order in which the text names them; others come last. */
function inOrder(terms: ReadonlyMap<string, Term>, text: string): Term[] {
  const placeOf = ({ name }: Term) => {
    const at = text.indexOf(name.toLowerCase());
    return at < 0 ? text.length : at;
  };
  return Array.from(terms.values(), (term) => ({ term, place: placeOf(term) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ term }) => term);
}

/** Returns the skill that is an item of its own in a list of needs. */
const itemOf = ({ text, isStated }: Requirement): string | undefined =>
  isStated ? skillNamed(text)?.id : undefined;

function addLearned(
  needs: readonly LearnedNeed[],
  terms: Record<'required' | 'preferred', Map<string, Term>>,
  language: ReadLanguage,
): void {
  for (const { level, ...need } of needs)
    for (const term of termsOfNeed(need, language)) {
      if (terms[level].size >= mostTerms || isEmpty(term, language)) continue;
      // A language is a need if it is preferred. A required one is listed separately, as a
      // knock-out.
      const isApart = level === 'required' && isKnockoutPhrase(term.name);
      if (!isApart && !terms[level].has(term.key)) terms[level].set(term.key, term);
    }
}

/** 'Troubleshooting skills' asks for troubleshooting. */
const asksFor = /(?<!\s)\s+(?:certification|experience|knowledge|skills?)$/iu;

/**
 * Returns the vocabulary skills that a need consists of, or the need itself: communication for
 * 'Good communication skills', both skills for 'organisation and discretion'.
 */
function termsOfNeed(read: Term, language: ReadLanguage): Term[] {
  const need = withoutEnds(read, language);
  const parts = need.name.split(parting).map((part) => bare(part).replace(asksFor, ''));
  const skills = parts.flatMap((part) => skillOf(part, language) ?? []);
  if (skills.length > 0 && skills.length === parts.length) return skills;
  const { about, share } = skillsWithin(need.name, language);
  const [only] = about;
  if (only && about.length === 1 && share >= leastNamed) return [toTerm(only, need.name)];
  return [share >= leastAbout ? { ...need, about: about.map(({ id }) => id) } : need];
}

/** The number of a criterion before a need: 'E4 Accuracy'. */
const numbered = /^[ED]\d{1,2}[.:)]?\s+(?=\p{L})/u;

/**
 * Removes a criterion's number before a need, and function words after it: 'organizar cuadrillas de
 * hasta'.
 */
function withoutEnds(need: Term, language: ReadLanguage): Term {
  const bareName = need.name.replace(numbered, '');
  const words = phraseWords(bareName);
  // 'Hands-on' is one word, and the 'E' in 'B+E' is not the word for 'and'.
  const isEnd = (at: number) =>
    isSmallWord(words[at]?.key ?? '', language) &&
    /^\s+$/.test(bareName.slice(words[at - 1]?.end, words[at]?.start));
  let count = words.length;
  while (count > 1 && isEnd(count - 1)) count -= 1;
  const name = count === words.length ? bareName : bareName.slice(0, words[count - 1]?.end);
  return name === need.name ? need : { ...need, name, key: phraseKey(name) };
}

/**
 * A skill with this share of a need's words replaces the need: machine learning for 'machine
 * learning models'.
 */
const leastNamed = 2 / 3;
/** The share of a need's words that skills must have for the need to be about them. */
const leastAbout = 1 / 2;

/**
 * Returns the skills that a need names, and their share of its words: half for CI/CD in 'CI/CD
 * pipelines', all for blueprint reading in 'read blueprints'.
 */
function skillsWithin(name: string, language: ReadLanguage): { about: Skill[]; share: number } {
  const all = phraseWords(name);
  const found = [...findSkills(name, namesIn(language), all), ...findPhrases(name, language, all)];
  const words = all.filter(({ key }) => !isSmallWord(key, language));
  const told = words.filter((word) => found.some((skill) => overlap(word, skill)));
  return {
    about: [...new Set(found.map(({ skill }) => skill))],
    share: found.length === 0 ? 0 : told.length / words.length,
  };
}

/** Returns the skill whose whole name is the text. */
function skillOf(text: string, language: ReadLanguage): Term | undefined {
  const name = namesIn(language).get(phraseKey(text));
  const isOtherWord = name?.ambiguous && name.skill.kind === 'technical';
  return name && !(isOtherWord && !isWritten(text, name.written))
    ? toTerm(name.skill, text)
    : undefined;
}

const isEmpty = ({ key, name }: Term, language: ReadLanguage): boolean =>
  name.length < 2 || asking.has(key) || isEmptyName(name, language) || isPay(name);

/** Whether all words are numbers or function words: 'Five', 'where necessary', 'above'. */
const isEmptyName = (name: string, language: ReadLanguage): boolean =>
  phraseWords(name).every(({ key }) => isSmallWord(key, language) || isNumberWord(key));

/** Words for how well something should be done. */
const asking = phrasesOf('asking');

function termsIn({ text, isStated }: Requirement, language: ReadLanguage): Term[] {
  const words = phraseWords(text);
  const mentions = findSkills(text, namesIn(language), words).filter(
    ({ skill, start, end }) =>
      isNamed({ text, start, end }, language) &&
      (isStated || isTelling(skill, text.slice(start, end), language)) &&
      !isKnockoutTerm(text.slice(start, Math.min(text.length, end + 8))),
  );
  const skills = mentions.map(({ skill, start, end }) => toTerm(skill, text.slice(start, end)));
  const phrases = findPhrases(text, language, words)
    .filter((phrase) => !mentions.some((other) => overlap(phrase, other)))
    .map(({ skill }) => ({ key: skill.id, name: nameIn(skill, language), isSkill: true }));
  if (!isStated) return [...skills, ...phrases];
  const known = mentions.map(({ start, end }) => phraseKey(text.slice(start, end)));
  const others = nounChunks(text).filter((chunk) => {
    const key = phraseKey(chunk);
    return !known.some((other) => key.includes(other) || other.includes(key));
  });
  return [
    ...skills,
    ...phrases,
    ...listedSkills(text, language),
    ...others.map((name) => ({ key: phraseKey(name), name, isSkill: false })),
  ];
}

const weak = phrasesOf('weak');

/**
 * Whether a skill counts in running text. Soft skills and names with other meanings are too vague
 * there.
 */
const isTelling = ({ kind }: Skill, written: string, language: ReadLanguage): boolean =>
  (kind !== 'soft' || language !== 'en') && !weak.has(written.toLowerCase());

type Span = { start: number; end: number };
const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/**
 * In languages other than English, an English word is a skill only if it is written like a name: a
 * capital at the start of a sentence, or of a German noun, is not enough.
 */
function isNamed(
  { text, start, end }: { text: string; start: number; end: number },
  language: ReadLanguage,
) {
  const written = text.slice(start, end);
  if (language === 'en' || /[\s\d]|\p{Lu}.*\p{Lu}/u.test(written)) return true;
  if (namesOf(language).has(phraseKey(written))) return true;
  const opens = /(?:^|[.!?:•¿¡]["')\]]*\s*)$/.test(text.slice(Math.max(0, start - 3), start));
  return /^\p{Lu}/u.test(written) && !opens && language !== 'de';
}

/**
 * Names a term in the advertisement's words: asking for 'on-call' duty is not the same as 'Incident
 * response'.
 */
function toTerm(skill: Skill, written: string): Term {
  const isSame = phraseKey(written) === skill.id || /[()[\]:;,]/.test(written);
  const name = isSame ? skill.name : labelOfTerm(written);
  return { key: skill.id, name, isSkill: true };
}

/**
 * Reads each item of a list of needs as the skill that it names: 'Organisation and reliability'.
 */
function listedSkills(text: string, language: ReadLanguage): Term[] {
  const items = text.split(/[,;/]|\.(?=\s|$)|\band\b|\bor\b/).map((item) => item.trim());
  return items.flatMap((item) => (item.length < 40 ? (skillOf(item, language) ?? []) : []));
}

/**
 * Whether an item is written like the skill, except for the capital of its first word: 'go' is not
 * 'Go'.
 */
const isWritten = (item: string, written: string): boolean =>
  item === written || item === written.charAt(0).toUpperCase() + written.slice(1);

const asked =
  /\b(?:experience (?:with|in|of|using)|experienced (?:with|in)|knowledge of|proficien(?:t|cy) (?:with|in)|familiar(?:ity)? with|skilled in|expertise in|background in|understanding of|skills in|trained in|competen(?:t|ce|cy) in|confident (?:with|in|using)|comfortable with|command of|certification in|fluent in|fluency in)\s+(?<things>[^.;:()]{2,160})/giu;
const parting =
  /(?:(?<!\s)\s+)?(?:,|\/|\band\b|\bor\b|\bas well as\b|\bincluding\b|\bsuch as\b)\s*/iu;
const lead = new RegExp(String.raw`^(?:(?:${patterns['before-need']})\s+)+`, 'iu');
const tail = new RegExp(String.raw`(?<!\s)\s+(?:${patterns['behind-need']})\b.*$`, 'isu');
const generic = new RegExp(String.raw`\b(?:${patterns['no-need']})\b`, 'iu');

/** Returns noun phrases that are not in the vocabulary: 'hydraulic presses', 'Amharic'. */
function nounChunks(sentence: string): string[] {
  const asks = Array.from(sentence.matchAll(asked), ({ groups }) => groups?.things ?? '');
  return asks.flatMap((things) => things.split(parting).map(bare)).filter(isThing);
}

const bare = (part: string) => part.replace(lead, '').replace(tail, '').trim();

function isThing(chunk: string): boolean {
  const words = phraseKey(chunk).split(' ');
  if (words.length > 3 || chunk.length < 3 || chunk.length > 40 || generic.test(chunk))
    return false;
  if (!/^\p{L}[\p{L}\p{N} +#.&'’-]*$/u.test(chunk)) return false;
  return words.length > 1 || !/(?:ing|ly|ed)$/i.test(chunk);
}
