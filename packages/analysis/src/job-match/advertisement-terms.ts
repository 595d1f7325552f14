import { isNumberWord } from '../text/figures.ts';
import type { ReadLanguage } from '../text/languages.ts';
import { isSmallWord, stemOf } from '../text/stem.ts';
import { findPhrases } from '../vocabulary/find-phrases.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { nameIn, namesIn, namesOf } from '../vocabulary/names.ts';
import { phraseKey, phraseWords } from '../vocabulary/phrase.ts';
import type { Skill } from '../vocabulary/vocabulary.ts';
import type { Term } from './advertisement.ts';
import { patterns, phrasesOf } from './advertisement-words.ts';
import { isKnockoutPhrase, isKnockoutTerm } from './knockouts.ts';
import type { LearnedNeed } from './learned/learned-needs.ts';
import type { Requirement } from './requirements.ts';

const mostTerms = 60;

/**
 * Returns what is asked for, each term once: one that is required anywhere is not also preferred.
 * Terms of `learned` are added where no vocabulary term says the same.
 */
export function termsOf(
  requirements: readonly Requirement[],
  language: ReadLanguage,
  learned: readonly LearnedNeed[],
): Record<'required' | 'preferred', Term[]> {
  const required = new Map<string, Term>();
  const preferred = new Map<string, Term>();
  for (const requirement of requirements) {
    const terms = requirement.level === 'required' ? required : preferred;
    for (const term of termsIn(requirement, language)) {
      const isNew = terms.size < mostTerms && !terms.has(term.key);
      if (isNew && !isKnockoutTerm(term.name)) terms.set(term.key, term);
    }
  }
  addLearned(learned, { required, preferred }, language);
  for (const key of required.keys()) preferred.delete(key);
  return { required: [...required.values()], preferred: [...preferred.values()] };
}

function addLearned(
  learned: readonly LearnedNeed[],
  terms: Record<'required' | 'preferred', Map<string, Term>>,
  language: ReadLanguage,
): void {
  const known = [...terms.required.values(), ...terms.preferred.values()];
  for (const { level, ...need } of learned) {
    const term = bareTerm(need, language);
    if (!term || terms[level].size >= mostTerms || isKnockoutPhrase(term.name)) continue;
    if (known.some((other) => isSameTerm(term, other, language))) continue;
    terms[level].set(term.key, term);
    known.push(term);
  }
}

/**
 * Returns a term without the words that ask for it: SQL of 'Strong SQL', VMware of 'Experience with
 * VMware', troubleshooting of 'Troubleshooting skills'.
 */
function bareTerm(term: Term, language: ReadLanguage): Term | undefined {
  const name = bare(term.name);
  if (name.length < 2 || generic.test(name) || asking.has(phraseKey(name))) return undefined;
  if (isEmptyName(name, language)) return undefined;
  const [mention, ...others] = findSkills(name, namesIn(language));
  const isWhole =
    mention !== undefined &&
    others.length === 0 &&
    phraseKey(name.slice(mention.start, mention.end)) === phraseKey(name);
  return isWhole ? toTerm(mention.skill, name) : { key: phraseKey(name), name, isSkill: false };
}

/** Whether all its words are numbers or small words: 'Five', 'where necessary', 'above'. */
const isEmptyName = (name: string, language: ReadLanguage): boolean =>
  phraseWords(name).every(({ key }) => isSmallWord(key, language) || isNumberWord(key));

/** Words for how well something is to be done. */
const asking = phrasesOf('asking');

/** Two of three shared words make 'stock rotation' and 'rotation of stock' one term. */
const leastShared = 2 / 3;

/** Whether two terms say the same: by key, or by the stems that they share. */
function isSameTerm(one: Term, other: Term, language: ReadLanguage): boolean {
  if (one.key === other.key) return true;
  const [first, second] = [stemsIn(one.name, language), stemsIn(other.name, language)];
  const shared = first.filter((stem) => second.includes(stem)).length;
  return shared > 0 && shared / Math.max(first.length, second.length) >= leastShared;
}

const stemsIn = (name: string, language: ReadLanguage): string[] =>
  phraseWords(name).flatMap(({ key }) =>
    isSmallWord(key, language) ? [] : [stemOf(key, language)],
  );

function termsIn({ text, isStated }: Requirement, language: ReadLanguage): Term[] {
  const mentions = findSkills(text, namesIn(language)).filter(
    ({ skill, start, end }) =>
      isNamed({ text, start, end }, language) &&
      (isStated || isTelling(skill, text.slice(start, end), language)) &&
      !isKnockoutTerm(text.slice(start, Math.min(text.length, end + 8))),
  );
  const skills = mentions.map(({ skill, start, end }) => toTerm(skill, text.slice(start, end)));
  const phrases = findPhrases(text, language)
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
 * Whether a skill counts in running text: soft skills and names with other meanings are too vague
 * there.
 */
const isTelling = ({ kind }: Skill, written: string, language: ReadLanguage): boolean =>
  (kind !== 'soft' || language !== 'en') && !weak.has(written.toLowerCase());

type Span = { start: number; end: number };
const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/**
 * In other languages, an English word is a skill only if it is written as a name: 'Una' is no
 * union.
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
 * Names a term in the advertisement's words: one that asks for 'on-call' duty does not say
 * 'Incident response'.
 */
function toTerm(skill: Skill, written: string): Term {
  const isSame = phraseKey(written) === skill.id || /[()[\]:;,]/.test(written);
  const name = isSame ? skill.name : written.charAt(0).toUpperCase() + written.slice(1);
  return { key: skill.id, name, isSkill: true };
}

/**
 * Reads an item of a list of needs as the skill whose name it is: 'Organisation and reliability'.
 */
function listedSkills(text: string, language: ReadLanguage): Term[] {
  const items = text.split(/[,;/]|\.(?=\s|$)|\band\b|\bor\b/).map((item) => item.trim());
  return items.flatMap((item) => {
    const name = item.length < 40 ? namesIn(language).get(phraseKey(item)) : undefined;
    const isOtherWord =
      name?.ambiguous && name.skill.kind === 'technical' && !isWritten(item, name.written);
    return name && !isOtherWord ? [toTerm(name.skill, item)] : [];
  });
}

/**
 * Whether an item is written as the skill, except for the capital of its first word: 'go' is not
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

/** Returns noun phrases that no vocabulary has: 'hydraulic presses', 'Amharic'. */
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
