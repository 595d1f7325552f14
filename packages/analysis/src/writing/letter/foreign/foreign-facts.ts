import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../../job-match/advertisement.ts';
import { phraseKey } from '../../../vocabulary/phrase.ts';
import { certificateNamed, coursesTaken } from '../../facts/papers.ts';
import { oneLine } from '../../phrases/phrases.ts';
import { isWhole } from '../item-text.ts';
import { isNamed, sentencesIn, textsIn } from './foreign-lines.ts';
import {
  foreignAnswer,
  foreignMentions,
  foreignNeeds,
  likeness,
  significantWords,
} from './foreign-needs.ts';
import { type LetterStyle, phraseOf, type Use } from './letter-frames.ts';
import { has } from './resume-words.ts';

const mostSkills = 6;
const mostPapers = 4;
const mostSentences = 2;
/** The least match with a need. */
const fewest = 0.3;

type School = ResumeContent['education'][number];

/** 'Licenciatura (Enfermería)', 'M.Sc. Informatik' */
export function degreeNamed({ degree, field, institution }: School, withSchool = false): string {
  const [name, of] = [oneLine(degree), oneLine(field)];
  const isShort = /\)$|^\S{1,10}$/.test(name) && /\p{sc=Latn}\.|^\p{Lu}{2,}/u.test(name);
  const whole =
    of === '' || name.includes(of) ? name : isShort ? `${name} ${of}` : `${name} (${of})`;
  return [whole || of, withSchool ? oneLine(institution) : ''].filter(Boolean).join(', ');
}

/** The sentences of the summary that introduce the person, verbatim. */
export function profileOf(
  { personalInfo: { summary } }: ResumeContent,
  advertisement: Advertisement,
  { language }: LetterStyle,
): string {
  const needs = foreignNeeds(advertisement, language);
  const worthOf = (text: string) => {
    const mentions = foreignMentions(text, advertisement, language);
    return needs.reduce((sum, need) => sum + need.weight * foreignAnswer(need, mentions), 0);
  };
  return sentencesIn(summary)
    .filter(
      (text) => isWhole(text) && !has('wish', language, text) && !has('available', language, text),
    )
    .filter((text, at) => worthOf(text) >= (at === 0 ? 0 : 2 * fewest))
    .slice(0, mostSentences)
    .join(' ');
}

/** Certificates, skills and languages that the advertisement requires, with their labels. */
export function foreignFacts(
  content: ResumeContent,
  advertisement: Advertisement,
  style: LetterStyle,
  usedText: string,
): string[] {
  const labeled: [Use, string[]][] = [
    ['label-qualifications', papersOf(content, advertisement, style)],
    ['label-skills', skillsOf(content, advertisement, style, usedText)],
    ['label-languages', languagesOf(content, advertisement, style)],
  ];
  return [
    ...labeled
      .filter(([, items]) => items.length > 0)
      .map(([label, items]) => phraseOf(label, style, { items: items.join(', ') })),
    ...linesBeside(content, advertisement, style).filter((line) => !isLanguageOf(line, content)),
  ];
}

/** Whether a line repeats a listed language: 'Valenciano nativo'. */
const isLanguageOf = (line: string, { languages }: ResumeContent): boolean =>
  line.split(' ').length <= wordsOfLanguage &&
  languages.some(
    ({ language }) =>
      language !== '' && line.toLowerCase().startsWith(oneLine(language).toLowerCase()),
  );
const wordsOfLanguage = 3;

/**
 * Returns lines without a heading of their own that answer a need: 'Weiterbildung Praxisanleitung,
 * 2021'
 */
function linesBeside(
  { customSections }: ResumeContent,
  advertisement: Advertisement,
  { language }: LetterStyle,
): string[] {
  const needs = foreignNeeds(advertisement, language);
  return customSections
    .flatMap(({ entries }) => entries.filter((entry) => !isNamed(entry)).flatMap(textsIn))
    .map((text) => oneLine(text, 400).replace(/(?<![\s.;,])[.;,]$/, ''))
    .filter((text) => isWhole(text))
    .filter((text) => {
      const mentions = foreignMentions(text, advertisement, language);
      return needs.some((need) => foreignAnswer(need, mentions) >= fewest);
    })
    .slice(0, mostSentences);
}

function papersOf(
  content: ResumeContent,
  advertisement: Advertisement,
  { language }: LetterStyle,
): string[] {
  const { education } = content;
  const needs = foreignNeeds(advertisement, language);
  const asked = ` ${phraseKey((advertisement.needs ?? []).map(({ text }) => text).join(' '))} `;
  const isAsked = (text: string) => {
    const mentions = foreignMentions(text, advertisement, language);
    return (
      asked.includes(` ${phraseKey(text)} `) ||
      needs.some((need) => foreignAnswer(need, mentions) >= fewest)
    );
  };
  const ended = education
    .filter(({ current, degree, field }) => !current && (degree || field) !== '')
    .map((school) => degreeNamed(school));
  const isOfSchool = (name: string) => has('school', language, name);
  const degrees = ended.filter(
    (name, at) => !isOfSchool(name) || (at === 0 && !education[0]?.current),
  );
  const papers = [...content.certifications.map(certificateNamed), ...coursesTaken(content)]
    .map((name) => oneLine(name))
    .filter((name) => name !== '' && isAsked(name));
  return [...new Set([...degrees.slice(0, 2), ...papers])].slice(0, mostPapers);
}

function skillsOf(
  { skills }: ResumeContent,
  advertisement: Advertisement,
  { language }: LetterStyle,
  usedText: string,
): string[] {
  const asked = wordsAsked(advertisement, language);
  const known = significantWords(usedText, language);
  const items = skills
    .flatMap(({ items: listed, itemsText }) => [...listed, ...itemsText.split(/[,;\n]/)])
    .map((item) => oneLine(item))
    .filter(Boolean);
  const isAsked = (item: string) => {
    const { words, terms } = foreignMentions(item, advertisement, language);
    const isNamed =
      terms.size > 0 ||
      (words.length > 0 &&
        words.every(
          (word) =>
            has('common', language, word) || asked.some((one) => likeness(one, word) >= 0.9),
        ) &&
        words.some((word) => !has('common', language, word)));
    return isNamed && !words.every((word) => known.includes(word));
  };
  return [...new Set(items.filter(isAsked))].slice(0, mostSkills);
}

const wordsAsked = (
  { title, needs = [], knockouts }: Advertisement,
  language: LetterStyle['language'],
): string[] =>
  [title, ...needs.map(({ text }) => text), ...knockouts.map(({ text }) => text)].flatMap((text) =>
    significantWords(text, language),
  );

const levels: Readonly<Record<string, Use>> = {
  Native: 'level-native',
  Fluent: 'level-fluent',
  Conversational: 'level-conversational',
  Basic: 'level-basic',
};

/** All languages, if one of them is required. */
function languagesOf(
  { languages }: ResumeContent,
  advertisement: Advertisement,
  style: LetterStyle,
): string[] {
  const asked = wordsAsked(advertisement, style.language);
  const named = languages.filter(({ language }) => language.trim() !== '');
  const isAsked = named.some(({ language }) =>
    significantWords(language, style.language).some((word) =>
      asked.some((one) => likeness(one, word) >= 0.9),
    ),
  );
  if (!isAsked || named.length < 2) return [];
  return named.map(({ language, proficiency }) => {
    const use = levels[proficiency];
    const level = use ? phraseOf(use, style) : proficiency;
    return level ? `${oneLine(language)} (${level})` : oneLine(language);
  });
}
