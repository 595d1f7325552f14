import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import { contentStems } from '../../job-match/content-stems.ts';
import { isBreak } from '../../resume/career-break.ts';
import { verbOf } from '../../text/verbs.ts';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { postNamed } from '../phrases/job-title.ts';
import { wordAt } from '../phrases/phrase-signs.ts';
import { oneLine, titleOf } from '../phrases/phrases.ts';
import { isNoun } from '../words/nouns.ts';

/** A source of lines in a resume, with its name in a letter: 'my current job'. */
export interface LineSource {
  of: string;
  /** 0 for the latest job. */
  place: number;
  /** Whether the work goes on. */
  isCurrent: boolean;
  /** Whether it has the advertised title. */
  isNear: boolean;
  isOfBeginner: boolean;
  texts: readonly string[];
  /** Descriptions of the workplace, rather than of the work. */
  about: readonly string[];
  /** The same descriptions, if short enough to follow the workplace's name. */
  context: string;
}

/** The source name of lines without a heading. */
export const ofNoJob = 'my resume';

/** Generic words for work. */
export const common = contentStems(
  'able also based client clients company customer customers daily day days director good hours include including level line look manage manager month months new officer per person place project role run service site staff support team time use various week work working year years you them their what would should some more than who one not get any many own',
);

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])(?<!\b(?:approx|incl|nos?|Rs|St)\.)\s+|\n/).filter(Boolean);

const textsIn = (entry: { bullets: Parameters<typeof textsOf>[0]; description: string }) => {
  const texts = textsOf(entry.bullets).flatMap(parted);
  const described = sentencesIn(entry.description);
  if (texts.length === 0) return { texts: described, about: [], context: '' };
  const [first = ''] = described;
  const context = oneLine(first, 200).replace(/(?<=[^.\s])\.$/, '');
  if (isOfWork(context))
    return { texts: [context, ...texts], about: described.slice(1), context: '' };
  const isShort =
    context !== '' && context.length <= longestContext && !ofTime.test(context) && !isDone(context);
  return isShort
    ? { texts, about: described.slice(1), context }
    : { texts, about: described, context: '' };
};
const longestContext = 80;
/**
 * Whether a text is part of a line, not a description of the workplace: 'All delivered within
 * budget'.
 */
const isDone = (text: string): boolean =>
  text.split(/[\s,;]+/).some((word) => verbOf(word)?.form === 'past' && !isNoun(word));
/**
 * Splits two lines that were parsed as one, from a file without bullet characters: 'Ran the
 * pipeline (Airflow) Lead a team of 4'. The second line begins with a capitalized verb. A name
 * continues with capitals or ends in a figure: 'the play Take the Money', 'Adobe Target 2'.
 */
const parted = (line: string): string[] => {
  const places = [...line.matchAll(/(?<=[\p{Ll}\d)%]) (?=(\p{Lu}\p{Ll}+) (\S+) [\p{Ll}\d])/gu)]
    .filter(({ index, 1: word = '', 2: next = '' }) => {
      const form = verbOf(word)?.form;
      const before = line.slice(0, index).split(' ');
      if (before.length < 3 || goesOn.test(before.at(-1) ?? '')) return false;
      if (form !== 'past' && form !== 'base') return false;
      return /^\d/.test(next) ? form === 'past' : /^(?:an?|the|to|my|our|all|with)$/.test(next);
    })
    .map(({ index }) => index);
  return [0, ...places].map((from, at) => line.slice(from, places[at]).trim());
};
const goesOn =
  /^(?:\p{L}{1,3}|about|also|and|from|into|like|named|called|our|per|than|that|through|under|using|via|when|where|which|while|with|within|your)$/iu;
/**
 * Whether a text above the lines is a line of work without a bullet character: 'Maintain and repair
 * LHDs'.
 */
const isOfWork = (text: string): boolean =>
  !/[\d,]/.test(text) &&
  text !== '' &&
  (verbOf(wordAt(text)) !== undefined || skillNamed(text) !== undefined);
/** Hours and contract terms don't describe a workplace. */
const ofTime =
  /\b(?:cancel\p{L}*|closed|contract (?:ended|finished)|covid|evenings?|full[- ]time|holidays?|hours|saturdays?|sundays?|summers?|laid off|leave|left|maternity|parental|part[- ]time|permanent|redundan\p{L}*|resigned|restructur\p{L}*|retrench\p{L}*|stopped|temp\p{L}*|term time|weekends?|\d+ weeks?)\b|[()[\]:!]/iu;

const beginner =
  /\b(?:apprentice|assistant|graduate|intern|internship|junior|student|trainee|volunteer)\b/i;

const ofTrainee = /\b(?:intern|internship|student|trainee|work experience)\b/i;

/** Whether a post has a word of the advertised title. */
export const isOfTitle = (position: string, titled: ReadonlySet<string>): boolean =>
  !beginner.test(position) &&
  [...contentStems(position)].some((stem) => titled.has(stem) && !common.has(stem));

/** The sources of a resume, the latest first. */
export function lineSources(content: ResumeContent, titled: ReadonlySet<string>): LineSource[] {
  const { workExperience, projects, volunteering, militaryService, customSections } = content;
  const isCalledSo = ({ position }: Job) => isOfTitle(position, titled);
  const [latest] = workExperience;
  const jobs = workExperience.flatMap((job, place) => {
    if (isBreak(job.position)) return [];
    const texts = textsIn(job);
    const since = place === 0 ? '' : yearsOf(job);
    const beside = [texts.context, since].filter(Boolean).join('; ');
    return [
      {
        of: withBeside(jobNamed(job, place, latest), beside),
        isCurrent: job.current,
        isNear: isCalledSo(job),
        isOfBeginner: ofTrainee.test(job.position),
        ...texts,
      },
    ];
  });
  const voluntary = volunteering.map((entry) => ({
    of: `my voluntary work${named(entry.position, entry.organization)}`,
    isCurrent: entry.current,
    ...textsIn(entry),
  }));
  const served = militaryService.map((entry) => ({
    of: `my military service${entry.rank ? ` (${oneLine(entry.rank)})` : ''}`,
    ...textsIn(entry),
  }));
  const built = projects.map(({ name, description }) => ({
    of: name ? `my project “${oneLine(name)}”` : 'a project of mine',
    texts: sentencesIn(description),
    about: [],
    context: '',
  }));
  const others = customSections.flatMap(({ entries }) =>
    entries.map((entry) => ({
      of: entryNamed(entry.title, entry.subtitle),
      isCurrent: entry.current,
      ...withoutLists(entry.title, textsIn(entry)),
    })),
  );
  return [...jobs, ...voluntary, ...served, ...built, ...others].map((source, place) => ({
    isNear: false,
    isOfBeginner: false,
    isCurrent: false,
    ...source,
    place,
  }));
}

/** 'Languages: English, Irish' without a heading is not work. */
const ofList = /^(?:hobbies|interests|languages?|nationality|references?|skills)\s*:/i;

const withoutLists = (title: string, told: ReturnType<typeof textsIn>) =>
  title === '' ? { ...told, texts: told.texts.filter((text) => !ofList.test(text)) } : told;

function jobNamed(job: Job, place: number, latest: Job = job): string {
  if (place === 0) return job.current ? 'my current job' : 'my last job';
  const post = postNamed(job.position, job.company);
  // If it has the latest job's title, the rest of its own title distinguishes it.
  const isAlike = post !== '' && post === postNamed(latest.position, latest.company);
  if (isAlike && job.position !== latest.position)
    return `my earlier work ${post}${besideTitle(job.position)}`;
  return `my ${job.current ? '' : 'earlier '}work${post && ` ${post}`}`;
}

/** ' (Labour Ward)' of 'Staff Midwife, Labour Ward' */
function besideTitle(position: string): string {
  const written = oneLine(position);
  const title = titleOf(written);
  const rest = written.startsWith(title) ? written.slice(title.length) : '';
  const beside = rest.replace(/^[\s,(|•–—-]+/u, '').replace(/(?<!\))\)$/, '');
  return beside && ` (${beside})`;
}

/** 'My earlier work as a Cook (Brasa; 2015–2019)', with a single pair of parentheses. */
const withBeside = (named: string, beside: string): string => {
  if (beside === '') return named;
  return named.endsWith(')') ? `${named.slice(0, -1)}; ${beside})` : `${named} (${beside})`;
};

/** '2015–2019' */
function yearsOf({ startDate, endDate, current }: Job): string {
  const [from, to] = [startDate.slice(0, 4), current ? '' : endDate.slice(0, 4)];
  if (from === '' || to === '') return from === '' ? to : `since ${from}`;
  return from === to ? from : `${from}–${to}`;
}

type Job = ResumeContent['workExperience'][number];

const named = (position: string, company: string): string => {
  const at = postNamed(position, company);
  return at && ` ${at}`;
};

/** 'My time as Treasurer at the Debating Society'. Other entries keep their own names. */
function entryNamed(title: string, subtitle: string): string {
  const at = postNamed(title, subtitle);
  if (/^as /.test(at)) return `my time ${at}`;
  return title ? `“${oneLine(title)}”` : ofNoJob;
}
