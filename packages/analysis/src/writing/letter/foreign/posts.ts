import type { ResumeContent } from '@folio/contract/resume-content';
import { oneLine } from '../../phrases/phrases.ts';
import { type LetterStyle, phraseOf } from './letter-frames.ts';
import { opensWith } from './resume-words.ts';
import { workplace } from './workplace.ts';

type Job = ResumeContent['workExperience'][number];

const locales = { de: 'de', fr: 'fr', es: 'es', pt: 'pt', hi: 'hi' } as const;
const mostWords = 6;

/** ' bei der Presswerk Mulde GmbH', with the leading space. */
export const placeOf = (company: string, { language }: LetterStyle): string => {
  const place = workplace(company, language);
  return place && ` ${place}`;
};

/**
 * Returns a title for the middle of a sentence: 'Técnico de manutenção'. Empty if the title does
 * not name a person.
 */
function positionOf({ position }: Pick<Job, 'position'>, { language }: LetterStyle): string {
  const title = oneLine(position);
  const isSure =
    title !== '' &&
    title.split(' ').length <= mostWords &&
    !/[|;:→]|,.*,/.test(title) &&
    !opensWith('no-person', language, title);
  return isSure ? asNoun(title, language) : '';
}

/** Only German capitalizes nouns; names and abbreviations keep their capitals. */
function asNoun(text: string, language: LetterStyle['language']): string {
  const [first = '', ...rest] = text.split(' ');
  const isName = rest.some((word) => /^\p{Lu}\p{Ll}{2}/u.test(word) && !isProper(word));
  const isPlain = /^\p{Lu}\p{Ll}+(?:[/·(-].{0,12})?$/u.test(first);
  return language === 'de' || isName || !isPlain
    ? text
    : `${first.charAt(0).toLowerCase()}${text.slice(1)}`;
}
/** Product names after a post don't make it a name. */
const isProper = (word: string): boolean => /^(?:Android|Java|Python|SAP|Web|Excel)/.test(word);

/** 'April 2018', 'avril 2018', 'अप्रैल 2018'; the year alone if the month is unknown. */
function monthOf(date: string, { language }: LetterStyle): string {
  const [year = '', month = ''] = date.split('-');
  if (!/^\d{4}$/.test(year)) return '';
  if (!/^\d{2}$/.test(month)) return year;
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, 15));
  return new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(day);
}

/** Phrases for a current job, which began in that year but was not limited to it. */
const since: Readonly<Record<LetterStyle['language'], (year: string) => string>> = {
  de: (year) => `seit ${year}`,
  es: (year) => `desde ${year}`,
  fr: (year) => `depuis ${year}`,
  hi: (year) => `${year} से`,
  pt: (year) => `desde ${year}`,
};

const yearsOf = ({ startDate, endDate, current }: Job, { language }: LetterStyle): string => {
  const [from, to] = [startDate.slice(0, 4), current ? '' : endDate.slice(0, 4)];
  if (current && from !== '') return since[language](from);
  if (from === '' || to === '' || from === to) return from || to;
  return `${from}–${to}`;
};

/** The heading of a job's lines. */
export function jobLeading(job: Job, isInOpening: boolean, style: LetterStyle): string {
  if (isInOpening) return phraseOf('leading-now', style);
  const position = positionOf(job, style);
  const years = yearsOf(job, style);
  const parts = { position, place: placeOf(job.company, style), years: years && ` (${years})` };
  const what = [job.position, job.company, years].map((part) => oneLine(part)).filter(Boolean);
  return position === ''
    ? phraseOf('leading-other', style, { what: what.join(', ') })
    : phraseOf('leading-of', style, parts);
}

/** 'Seit April 2018 arbeite ich als …'. Empty if the title does not name a person. */
export function standingOf(job: Job | undefined, style: LetterStyle): string {
  const position = job ? positionOf(job, style) : '';
  if (!job || position === '') return '';
  const place = placeOf(job.company, style);
  const from = monthOf(job.startDate, style);
  return job.current && from !== ''
    ? phraseOf('standing-now', style, { position, place, since: from })
    : phraseOf('standing-last', style, { position, place });
}
