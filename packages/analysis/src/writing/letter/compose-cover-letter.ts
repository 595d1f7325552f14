import type { WritingTone } from '@folio/contract/ai-requests';
import type { LetterTarget } from '@folio/contract/cover-letters';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withEmployers } from '@folio/contract/role-groups';
import { withoutHidden } from '@folio/contract/without-hidden';
import type { Advertisement } from '../../job-match/advertisement.ts';
import type { LetterForm } from '../../job-match/letter-form.ts';
import { isBreak } from '../../resume/career-break.ts';
import type { Composition } from '../compose-summary.ts';
import { asOf, latestFirst, resumeText } from '../facts/resume-facts.ts';
import { whyNotComposed } from '../facts/why-not-composed.ts';
import { yearsAsked } from '../facts/years-asked.ts';
import {
  advertisedTitle,
  firstSureTitle,
  postNamed,
  quietTitle,
  quotedTitle,
} from '../phrases/job-title.ts';
import { named, oneLine, titleOf, withThe } from '../phrases/phrases.ts';
import { inNormalCase } from '../words/normal-case.ts';
import { wordsOf } from '../words/word-limits.ts';
import { conditionNotes } from './asked-in-short.ts';
import { composeForeignLetter } from './foreign/compose-foreign-letter.ts';
import { letterLanguage } from './foreign/letter-language.ts';
import { letterParagraphs } from './letter-paragraphs.ts';
import { letterFrame, letterTones } from './letter-tones.ts';

export interface LetterComposition extends Composition {
  /** The form that the advertisement wants instead of a letter of a page. */
  form?: LetterForm | undefined;
  /**
   * Which of `allowed` are the advertisement's words for what it asks: labels of blanks to fill in,
   * not facts.
   */
  asked?: readonly string[];
}

export interface LetterOptions {
  target?: LetterTarget | undefined;
  tone?: WritingTone | undefined;
  /** The person's motivation in their own words; optional. */
  motivation?: string | undefined;
  /** 'YYYY-MM', to compute the duration of a current role. */
  today?: string | undefined;
}

const notInLanguage =
  'Without a language model, letters can be written from resumes in English, French, German, Hindi, Portuguese and Spanish only. You can still write yours yourself.';
/** The most words on a page, above which the letter needs a second one. */
const mostWords = 310;
const mostOfShort = 200;
/** The numbers of lines to try, fewer if the letter gets too long. */
const amounts = [
  ...[8, 7, 6, 5].map((amount) => ({ amount, isLean: false })),
  // Lines have priority over other facts.
  ...[6, 5, 4, 3, 2].map((amount) => ({ amount, isLean: true })),
];
const amountsOfShort = [4, 3, 2, 1].map((amount) => ({ amount, isLean: true }));

/**
 * Composes a letter of at most one page from facts of the resume, chosen by the advertisement's
 * needs (`chooseLines`), in the language of the resume. From the advertisement it uses the title,
 * the employer, and names of skills that the resume also has. `text` is empty and `reason` set if
 * it can't write one, such as in an unsupported language.
 */
export function composeCoverLetter(
  stored: ResumeContent,
  advertisement: Advertisement,
  options: LetterOptions = {},
): LetterComposition {
  const content = latestFirst(asOf(withSureEmployers(withoutHidden(stored)), options.today));
  const { foreignLetter } = advertisement;
  const language = letterLanguage(content, foreignLetter?.language ?? 'en');
  if (language === 'en') {
    const asks = foreignLetter ? conditionNotes(foreignLetter.asks) : advertisement.asks;
    return composeEnglishLetter(content, { ...advertisement, asks }, options);
  }
  const { target, tone = 'professional', motivation = '' } = options;
  return composeForeignLetter({ content, advertisement, language, target, tone, motivation });
}

function composeEnglishLetter(
  written: ResumeContent,
  advertisement: Advertisement,
  { target, tone = 'professional', motivation = '', today }: LetterOptions,
): LetterComposition {
  const content = withoutBreaks(inNormalCase(written));
  const source = resumeText(content);
  const reason =
    source === ''
      ? 'There’s nothing in this resume to write about yet.'
      : whyNotComposed(content, source) && notInLanguage;
  const { form, isUnsigned } = advertisement;
  if (reason) return { text: '', allowed: [], reason, form };
  const words = letterTones[tone];
  const role = roleIn(advertisement, target?.role);
  const isNamed = advertisement.isCompanySure !== false;
  const manager = oneLine(target?.hiringManager || (advertisement.addressee ?? ''));
  const employer = isNamed ? named(oneLine(advertisement.company)) : '';
  // The addressee's name isn't the employer.
  const isPerson = manager !== '' && employer.startsWith(manager);
  const company = withThe(oneLine(target?.company ?? '') || (isPerson ? '' : employer));
  const years = yearsAsked(content, advertisement, role, today);
  const { firstName, lastName } = content.personalInfo;
  const isSincere = tone === 'formal' && manager !== '';
  const isShort = isOfFewLines(form);
  const signed = personNamed(`${firstName} ${lastName}`) || '[Your name]';
  const letterOf = ({ amount, isLean }: Amount) =>
    [
      manager ? words.greeting(manager) : words.greetingToTeam,
      ...letterParagraphs({
        content,
        advertisement,
        words,
        role,
        company,
        motivation,
        today,
        amount,
        isLean,
        isShort,
      }),
      isUnsigned ? '' : `${isSincere ? 'Yours sincerely,' : words.farewell}\n${signed}`,
    ]
      .filter(Boolean)
      .join('\n\n');
  const text = firstWithin(
    wordsAllowed(advertisement, motivation),
    isShort ? amountsOfShort : amounts,
    letterOf,
  );
  const computed =
    years === undefined
      ? []
      : [
          `${years} years of experience. You ask for ${advertisement.years ?? years} years of experience.`,
        ];
  // Spells out 'Sr.' as 'Senior'.
  const titles = content.workExperience
    .filter(({ position }) => /\bSr\b/.test(position))
    .map(({ position }) => titleOf(position));
  const { asks = [], criteria = [], reference = '' } = advertisement;
  const applied = words.applying.map((way) => way(role, company));
  const worked = content.workExperience.map(
    (job) => `I worked ${postNamed(job.position, job.company)}.`,
  );
  const essential = criteria.map(({ text: criterion }) => criterion);
  const asked = [...asks, ...essential];
  const givenTexts = [role, company, manager, reference, ...asked, ...applied, motivation];
  const allowed = [letterFrame, ...givenTexts, ...titles, ...worked, ...computed];
  return { text, allowed, form, asked };
}

const isOfFewLines = (form: LetterForm | undefined): boolean =>
  form !== undefined && form.mostWords <= mostOfShort;

/** In short forms the person's own words don't count. */
function wordsAllowed({ form, mostWords: limit }: Advertisement, motivation: string): number {
  const own = isOfFewLines(form) ? wordsOf(motivation).length : 0;
  return Math.min(mostWords, limit ?? mostWords, (form?.mostWords ?? mostWords) + own);
}

type Amount = (typeof amounts)[number];

/** The longest letter within a number of words. */
function firstWithin(
  most: number,
  ways: readonly Amount[],
  letterOf: (amount: Amount) => string,
): string {
  let text = '';
  for (const amount of ways) {
    text = letterOf(amount);
    if (wordsIn(text) <= most) break;
  }
  return text;
}

/** The certain title, or the one that the person gave. */
function roleIn({ title, titles = [] }: Advertisement, givenRole = ''): string {
  const certain = givenRole || firstSureTitle([title, ...titles]);
  return quietTitle(advertisedTitle(certain).replace(cutOff, '')) || quotedTitle(title);
}
/** The last word of a truncated title: 'Office Apprentice Under' */
const cutOff = /(?: (?:and|at|by|for|from|in|of|on|or|the|to|under|with)){1,3}$/i;

/** The text without blanks. */
const wordsIn = (letter: string): number => wordsOf(letter.replace(/\[[^[\]]*\]/g, '')).length;

/**
 * Fills in the employer that a job shares with the one above, unless the job may name another
 * itself: 'Volunteer teacher, Hill camp'.
 */
function withSureEmployers(content: ResumeContent): ResumeContent {
  const named = withEmployers(content);
  const workExperience = named.workExperience.map((job, at) => {
    const isInherited = content.workExperience[at]?.company === '' && job.company !== '';
    const mayNameOther = /, \p{Lu}|^\p{Lu}\S* \p{Lu}/u;
    const isOther = /, \p{Lu}/u.test(job.position) || mayNameOther.test(job.description);
    return isInherited && isOther ? { ...job, company: '' } : job;
  });
  return { ...named, workExperience };
}

/**
 * Removes career breaks from the jobs. Activities during a break move to a custom section under
 * their own name.
 */
function withoutBreaks(content: ResumeContent): ResumeContent {
  const meanwhile = content.workExperience
    .filter(({ position, bullets }) => isBreak(position) && bullets.length > 0)
    .map(({ id, place, isHidden, dateText, ...entry }) => ({
      id,
      place,
      isHidden,
      dateText,
      title: entry.position,
      subtitle: '',
      link: '',
      startDate: entry.startDate,
      endDate: entry.endDate,
      current: entry.current,
      description: entry.description,
      bullets: entry.bullets,
    }));
  const section = { id: '', place: '', title: '', entries: meanwhile };
  return {
    ...content,
    workExperience: content.workExperience
      .filter(({ position }) => !isBreak(position))
      .map((entry) => ({ ...entry, position: latestOf(entry.position) })),
    customSections:
      meanwhile.length > 0 ? [...content.customSections, section] : content.customSections,
  };
}

/** The last title of a promotion: 'SDR → Senior SDR'. */
const latestOf = (position: string): string => (position.split(/→|=>|->/).at(-1) ?? '').trim();

/** The capitalized name: 'jacko FAIRWEATHER' signs as 'Jacko Fairweather'. */
const personNamed = (name: string): string =>
  named(oneLine(name)).replace(/^\p{Ll}|(?<= )\p{Ll}(?=\p{Ll}+$)/gu, (letter) =>
    letter.toUpperCase(),
  );
