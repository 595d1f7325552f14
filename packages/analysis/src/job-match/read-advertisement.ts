import { type ReadLanguage, readLanguageOf } from '../text/languages.ts';
import { sentencesOf } from '../text/segmentation.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import type { Advertisement, Knockout, NeedSentence, Term } from './advertisement.ts';
import { companyOf } from './advertisement-company.ts';
import { advertisementLines, type Line } from './advertisement-lines.ts';
import { termsOf } from './advertisement-terms.ts';
import { titleOf, withTitleApart } from './advertisement-title.ts';
import { type ConditionModel, conditionModel } from './conditions/condition-model.ts';
import { learnedConditions } from './conditions/learned-conditions.ts';
import { contentStems } from './content-stems.ts';
import { criteriaOf } from './criteria.ts';
import { foreignCompanyOf } from './foreign-company.ts';
import { foreignLetterOf } from './foreign-letter.ts';
import { isForeign } from './foreign-letter-words.ts';
import { withoutHead } from './head-lines.ts';
import { learnedNeeds } from './learned/learned-needs.ts';
import { type NeedModel, needModel } from './learned/need-model.ts';
import { readSentences } from './learned/read-sentences.ts';
import { addresseeOf } from './letter-addressee.ts';
import { asksOfLetter } from './letter-asks.ts';
import { isUnsigned, letterFormOf } from './letter-form.ts';
import { referenceOf } from './letter-reference.ts';
import { readNames } from './named/read-names.ts';
import type { ByRules } from './named/span-features.ts';
import { possibleTitles } from './possible-titles.ts';
import {
  isAside,
  isOffer,
  type Requirement,
  requirementsOf,
  withoutUnasked,
} from './requirements.ts';
import { isSureEmployer } from './sure-employer.ts';

const mostRead = 30_000;

export type AdvertisementModels = { needs?: NeedModel; conditions?: ConditionModel };

/**
 * Reads what a job advertisement asks for. The text is data: nothing in it, to people or machines,
 * changes how it is read.
 */
export function readAdvertisement(
  whole: string,
  { needs: ofNeeds = needModel(), conditions = conditionModel() }: AdvertisementModels = {},
): Advertisement {
  const text = withoutTrail(whole);
  const read = withTitleApart(text.slice(0, mostRead));
  const lines = advertisementLines(read);
  const language = readLanguageOf(read);
  const names = readNames(text.slice(0, mostRead), rulesNames(read, lines, language));
  const { company, companyShare, companySaid } = names;
  const title = withoutCompany(names.title, company);
  const asked = lines.map(withoutUnasked);
  const body = withoutHead(asked, title, company);
  const requirements = requirementsOf(body);
  const sentences = readSentences(asked, language);
  // A Greek heading may stand above an English advertisement: its name is not used in a letter.
  const isReadable = language !== 'en' || /\p{sc=Latin}/u.test(company);
  const isCompanySure =
    isReadable &&
    isSureEmployer(company, read, { share: companyShare, said: companySaid, title, language });
  const needs = requirements.map((one) => one.text).join('\n');
  const found = learnedConditions(sentences, conditions);
  const learned = learnedNeeds(sentences, body, ofNeeds);
  const { required, preferred } = termsOf(requirements, language, learned);
  return {
    title,
    titles: possibleTitles(read),
    company,
    isCompanySure,
    required: besideConditions(required, found.knockouts),
    preferred,
    asks: asksOfLetter(read),
    reference: referenceOf(read),
    addressee: addresseeOf(read),
    criteria: criteriaOf(read),
    form: letterFormOf(read),
    isUnsigned: isUnsigned(read),
    foreignLetter: isForeign(language)
      ? foreignLetterOf(read, language, { title, company, isCompanySure })
      : undefined,
    mostWords: wordsAllowed(read),
    needs: needsIn(asked, requirements),
    wording: { stems: contentStems(needs), phrase: phraseKey(needs), all: stemsOf(lines) },
    ...found,
  };
}

/** Removes the trail of a job board from the head: 'Jobs > Engineering > Mechanical > Leeds'. */
const withoutTrail = (text: string): string =>
  text.replace(/^\s*[^\r\n>›»]{1,60}(?:\s[>›»]\s[^\r\n>›»]{1,60}){2,8}\r?\n/u, '');

/**
 * Leaves out terms that a language condition already states: 'good English' of 'German and good
 * English'. The condition may begin a word later than the term: 'fluent German' of 'Business fluent
 * German'.
 */
function besideConditions(terms: readonly Term[], knockouts: readonly Knockout[]): Term[] {
  const languages = knockouts.filter(({ kind }) => kind === 'language').map(({ text }) => text);
  const isSaid = (name: string) =>
    languages.some(
      (one) => one.includes(name) || one.includes(name.replace(/^\S+ (?=\S+ \S)/, '')),
    );
  return terms.filter(({ name, isSkill }) => isSkill || !isSaid(name));
}

/**
 * Returns title and employer as the rules alone read them, each empty if none is found. They are
 * the strongest features of the learned model.
 */
export function namesByRules(text: string): ByRules {
  const read = withTitleApart(text.slice(0, mostRead));
  return rulesNames(read, advertisementLines(read), readLanguageOf(read));
}

function rulesNames(read: string, lines: readonly Line[], language: ReadLanguage): ByRules {
  const company = language === 'en' ? companyOf(read, lines) : foreignCompanyOf(read);
  return { title: withoutCompany(titleOf(lines, language, read), company), company };
}

/** Returns the sentences that state needs, without what is offered and how to apply. */
function needsIn(lines: readonly Line[], requirements: readonly Requirement[]): NeedSentence[] {
  const needs = requirements.map(({ level, isStated, text }): NeedSentence => {
    if (level === 'preferred') return { text, kind: 'preferred' };
    return { text, kind: isStated ? 'stated' : 'described' };
  });
  const known = needs.map(({ text }) => text).join('\n');
  const beside = lines.flatMap(({ text }) =>
    sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim()),
  );
  const others = beside.filter((text) => text !== '' && !known.includes(text) && !isOffer(text));
  return [...needs, ...others.map((text): NeedSentence => ({ text, kind: 'beside' }))].filter(
    ({ text }) => !isAside(text) && !ofApplying.test(text),
  );
}
const ofApplying =
  /\b(?:appl(?:y|ications?|icants?)|cvs?|cover(?:ing)? letters?|closing date|interviews?|r[eé]sum[eé]s?|short-?list\p{L}*|vacanc(?:y|ies))\b/iu;

const stemsOf = (lines: readonly Line[]): ReadonlySet<string> =>
  contentStems(
    lines
      .map(({ text }) => text)
      .filter((text) => !isAside(text))
      .join('\n'),
  );

/**
 * Returns the maximum number of words for a letter: 'A cover letter of not more than 200 words'.
 */
function wordsAllowed(text: string): number | undefined {
  const [, most] =
    /\b(?:at most|max(?:imum)?\.?(?: of)?|(?:no|not) more than|under|up to|within)\s(\d{3})\swords\b/i.exec(
      text,
    ) ?? [];
  return most === undefined ? undefined : Number(most);
}

/**
 * Removes the employer from the end of a title: 'Cook | Brasa | Leeds', 'Manager: Brasa, Leeds',
 * 'ELECTRICIAN - Karoo Cold Storage'.
 */
function withoutCompany(title: string, company: string): string {
  const at = company === '' ? -1 : title.indexOf(company);
  const before = title.slice(0, Math.max(0, at)).trimEnd();
  return /\p{L}/u.test(before) && /[|,:–—-]$/.test(before) ? before.slice(0, -1).trimEnd() : title;
}
