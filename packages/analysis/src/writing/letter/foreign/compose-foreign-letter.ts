import type { WritingTone } from '@folio/contract/ai-requests';
import type { LetterTarget } from '@folio/contract/cover-letters';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../../job-match/advertisement.ts';
import type { ForeignLanguage } from '../../../job-match/foreign-letter-words.ts';
import type { LetterForm } from '../../../job-match/letter-form.ts';
import type { Composition } from '../../compose-summary.ts';
import { resumeText } from '../../facts/resume-facts.ts';
import { oneLine } from '../../phrases/phrases.ts';
import { wordsOf } from '../../words/word-limits.ts';
import { listBelow } from '../group-paragraphs.ts';
import { asSentence, foreignAnswers } from './foreign-answers.ts';
import { degreeNamed, foreignFacts, profileOf } from './foreign-facts.ts';
import { greetingOf } from './foreign-greeting.ts';
import { foreignLines } from './foreign-lines.ts';
import { foreignTitle } from './foreign-title.ts';
import { framesOf, type LetterStyle, phraseOf } from './letter-frames.ts';
import { placeOf, standingOf } from './posts.ts';
import { countOf, has } from './resume-words.ts';

interface ForeignPlan {
  content: ResumeContent;
  advertisement: Advertisement;
  language: ForeignLanguage;
  target: LetterTarget | undefined;
  tone: WritingTone;
  motivation: string;
}

/** The words of a page, and the most lines of the resume in it. */
const mostWords = 300;
const amounts = [6, 5, 4, 3, 2];
const amountsOfShort = [3, 2, 1];
/** Forms up to this number of words are short letters. */
const mostOfShort = 200;

/**
 * Composes a letter in German, French, Spanish, Portuguese or Hindi with the plan of the English
 * one: the job and the person's situation, the lines of the resume that answer most needs, the
 * motivation in the person's own words, answers to the advertisement's requests, and a close.
 */
export function composeForeignLetter(
  plan: ForeignPlan,
): Composition & { form: LetterForm | undefined; asked: readonly string[] } {
  const { content, advertisement, language } = plan;
  const form = advertisement.foreignLetter?.form ?? advertisement.form;
  const frame = frameOf(plan);
  const most = Math.min(
    mostWords,
    advertisement.mostWords ?? mostWords,
    form?.mostWords ?? mostWords,
  );
  const isShort = form !== undefined && form.mostWords <= mostOfShort;
  let text = '';
  for (const amount of isShort ? amountsOfShort : amounts) {
    text = letterOf(plan, frame, form?.kind === 'none' ? 0 : amount, isShort);
    if (wordsOf(text.replace(/\[[^[\]]*\]/g, '')).length <= most) break;
  }
  const asked = (advertisement.foreignLetter?.asks ?? []).map(({ quote }) => quote);
  const { role, company, manager, reference } = frame;
  const titles = content.workExperience.map(({ position }) => position);
  const givenTexts = [framesOf(language), role, company, manager, reference, ...titles, ...asked];
  return { text, allowed: [...givenTexts, plan.motivation], form, asked };
}

const titleIn = (
  { title, titles = [], foreignLetter }: Advertisement,
  style: LetterStyle,
): string =>
  [foreignLetter?.title ?? '', title, ...titles, foreignLetter?.markedTitle ?? '']
    .map((one) => foreignTitle(one, style))
    .find(Boolean) ?? '';

interface Frame {
  role: string;
  company: string;
  manager: string;
  reference: string;
  style: LetterStyle;
}

/** The person's own data take precedence over the advertisement's. */
function frameOf(plan: ForeignPlan): Frame {
  const { content, advertisement, target } = plan;
  const style = styleOf(plan);
  const read = advertisement.foreignLetter ?? inEnglish(advertisement);
  // 'Profesional en Contaduría Pública' names what was studied.
  const isStudy = content.education.some(({ degree, field }) =>
    `${degree}\n${field}`.includes(read.employer),
  );
  return {
    style,
    role: oneLine(target?.role ?? '') || titleIn(advertisement, style),
    company: oneLine(target?.company ?? '') || (isStudy ? '' : oneLine(read.employer)),
    manager: oneLine(target?.hiringManager ?? '') || read.addressee,
    reference: read.reference,
  };
}

/** An advertisement in English may be answered in another language, too. */
const inEnglish = ({ isCompanySure, company, addressee, reference }: Advertisement) => ({
  employer: isCompanySure === false ? '' : company,
  addressee: addressee ?? '',
  reference: reference ?? '',
});

function styleOf({ content, advertisement, language, tone }: ForeignPlan): LetterStyle {
  const sourceText = [
    resumeText(content).slice(0, 20_000),
    content.personalInfo.location,
    advertisement.title,
    ...(advertisement.needs ?? []).map(({ text }) => text),
  ].join('\n');
  const isOfPortugal =
    language === 'pt' &&
    countOf('portuguese', 'pt', sourceText) > countOf('brazilian', 'pt', sourceText);
  return {
    language,
    tone,
    variety: isOfPortugal ? 'pt-PT' : language,
    isInformal: advertisement.foreignLetter?.isInformal === true,
  };
}

function letterOf(plan: ForeignPlan, frame: Frame, amount: number, isShort: boolean): string {
  const { content, advertisement, motivation } = plan;
  const { style, manager } = frame;
  const greeting = greetingOf(manager, style);
  const signed = oneLine(`${content.personalInfo.firstName} ${content.personalInfo.lastName}`);
  const asks = advertisement.foreignLetter?.asks ?? [];
  const isWhyAsked = asks.some(({ kind }) => kind === 'why');
  const answers = foreignAnswers(asks, content, motivation, style);
  const standing = standingIn(content, style);
  const isJobInOpening = standing.job !== '';
  const groups =
    amount > 0 ? foreignLines({ content, advertisement, style, isJobInOpening }, amount) : [];
  const opening = [applying(frame), standing.studies, standing.job, profile(plan, style)];
  const usedText = [...opening.slice(1), ...groups.flatMap(({ lines }) => lines)].join('\n');
  const facts = foreignFacts(content, advertisement, style, usedText).slice(
    0,
    isShort ? 1 : undefined,
  );
  const isEmpty = groups.length === 0 && amount > 0 && content.education.length === 0;
  const proof = [
    ...groups.map(({ leading, lines }) => listBelow(leading, lines)),
    isEmpty ? phraseOf('nothing', style) : '',
    facts.length > 0 ? listBelow(phraseOf('facts', style), facts) : '',
  ];
  return [
    greeting,
    (isShort ? opening.slice(0, -1) : opening).filter(Boolean).join(' '),
    ...proof,
    amount > 0 ? asSentence(motivation, style) : '',
    isWhyAsked && motivation.trim() === '' ? phraseOf('why', style) : '',
    ...answers,
    phraseOf(isShort ? 'attached' : 'closing', style),
    farewell(greeting, style) + (signed || phraseOf('name', style)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function applying({ role, company, reference, style }: Frame): string {
  const kinds = ['training', 'internship'] as const;
  const kind = kinds.find((one) => has(one, style.language, role)) ?? '';
  const number = reference && ` ${phraseOf('reference', style, { number: reference })}`;
  const parts = { role, reference: number, at: placeOf(company, style) };
  if (role === '') return phraseOf('applying-unnamed', style, parts);
  return phraseOf('applying', style, { ...parts, post: phraseOf('post', style, {}, kind) });
}

/** The person's situation: in a job, in studies, or between two jobs. */
function standingIn(
  { education, workExperience: [job] }: ResumeContent,
  style: LetterStyle,
): { studies: string; job: string } {
  const school = education.find(({ current, degree, field }) => current && (degree || field));
  const studies = school ? phraseOf('studying', style, { degree: degreeNamed(school, true) }) : '';
  return { studies, job: job?.current || studies === '' ? standingOf(job, style) : '' };
}

function profile({ content, advertisement }: ForeignPlan, style: LetterStyle): string {
  const items = profileOf(content, advertisement, style);
  return items && asSentence(phraseOf('label-profile', style, { items }), style);
}

/** The French close repeats the salutation. */
function farewell(greeting: string, style: LetterStyle): string {
  const name = greeting.replace(/[,:]$/, '');
  const isCasual = /^Bonjour/.test(name);
  const words = phraseOf('farewell', isCasual ? { ...style, isInformal: true } : style, {
    greeting: name,
  });
  return `${words}${style.language === 'fr' && !words.endsWith(',') ? '\n\n' : '\n'}`;
}
