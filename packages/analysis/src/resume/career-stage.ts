import type { ResumeContent } from '@folio/contract/resume-content';
import type { CareerStage } from '@folio/contract/score-limits';
import { readTable } from '@folio/tables/read-table';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { isBreak } from './career-break.ts';
import { type Period, periodOf } from './periods.ts';

/**
 * The stage of a career: the owner's choice, or else the one detected from the content (`told`),
 * with its reason.
 */
export type Career = { stage: CareerStage; told: CareerStage; reason: string; isChosen: boolean };
type Choice = { careerStage?: CareerStage | null | undefined; month?: string | undefined };
type Detected = Pick<Career, 'stage' | 'reason'> | undefined;

/** Titles of trades, executives and academics; names of degrees and schools. */
const table = readTable(new URL('./career-words.tsv', import.meta.url), {
  kind: ['academic', 'degree', 'executive', 'school', 'trade'],
  words: 'text',
});
type Kind = (typeof table)[number]['kind'];
const keys = Map.groupBy(
  table.map(({ kind, words }) => ({ kind, key: ` ${phraseKey(words)} ` })),
  ({ kind }) => kind,
);

/** Returns the first phrase of a kind in a text, as whole words. */
function wordIn(kind: Kind, text: string): string | undefined {
  const padded = ` ${phraseKey(text)} `;
  return keys.get(kind)?.find(({ key }) => padded.includes(key))?.key;
}

const yearsOfFresher = 1.5;
const yearsOfEarly = 6;
const yearsOfExecutive = 8;

/**
 * Returns the owner's choice, or else the stage detected from the content: first by the latest
 * post, then by years of work.
 */
export function readCareer(content: ResumeContent, { careerStage, month }: Choice): Career {
  const years = yearsWorked(content, month ?? new Date().toISOString().slice(0, 7));
  const detected =
    academicIn(content) ??
    executiveIn(content, years) ??
    changeIn(content, years) ??
    tradeIn(content) ??
    stageOfYears(content, years);
  return careerStage
    ? { stage: careerStage, told: detected.stage, reason: detected.reason, isChosen: true }
    : { ...detected, told: detected.stage, isChosen: false };
}

/** The headline and the latest post, which say what the person is now. */
const postsNow = ({ personalInfo, workExperience }: ResumeContent): string[] =>
  [personalInfo.title, workExperience[0]?.position ?? ''].filter((text) => text.trim() !== '');

function academicIn(content: ResumeContent): Detected {
  const post = postsNow(content).find((text) => wordIn('academic', text));
  return post ? { stage: 'academic', reason: `Your post is ‘${post.trim()}’.` } : undefined;
}

function executiveIn(content: ResumeContent, years: number): Detected {
  const post = postsNow(content).find(
    (text) => wordIn('executive', text) && !/\b(?:assistant|deputy|to the)\b/i.test(text),
  );
  if (!post || years < yearsOfExecutive) return undefined;
  return {
    stage: 'executive',
    reason: `Your post is ‘${post.trim()}’, and your jobs add up to ${yearsText(years)}.`,
  };
}

function tradeIn(content: ResumeContent): Detected {
  const post = postsNow(content).find((text) => wordIn('trade', text));
  return post ? { stage: 'trades', reason: `Your trade is ‘${post.trim()}’.` } : undefined;
}

/** Words for a change of career: 'Former', 'retrained', 'moving from … to …'. */
const change =
  /\b(?:career[\s-](?:chang|pivot)|chang(?:ing|e of) careers?|re-?train(?:ed|ing)|second career|moving (?:from|into|out of)|transition(?:ed|ing)? (?:from|into|to)|switch(?:ed|ing)? (?:from|into|to|careers?)|former(?:ly)?|ex-\p{L}{4,})\b/iu;

function changeIn(content: ResumeContent, years: number): Detected {
  const { title, summary } = content.personalInfo;
  const words = change.exec(`${title}. ${summary}`)?.[0];
  if (words && years >= yearsOfFresher)
    return { stage: 'career-changer', reason: `Your summary says ‘${words}’.` };
  const aim = occupationsNamed(title)[0];
  const done = content.workExperience.map(({ position }) => occupationsNamed(position)[0]);
  if (!aim || years < yearsOfFresher || done.length === 0) return undefined;
  const isOther = done.every((occupation) => occupation && sharedSkills(aim, occupation) < 2);
  return isOther
    ? { stage: 'career-changer', reason: `‘${title.trim()}’ is not what you have worked as.` }
    : undefined;
}

type Occupation = ReturnType<typeof occupationsNamed>[number];
const sharedSkills = (one: Occupation, other: Occupation): number =>
  one === other
    ? Number.POSITIVE_INFINITY
    : one.skills.filter((skill) => other.skills.includes(skill)).length;

function stageOfYears(content: ResumeContent, years: number): NonNullable<Detected> {
  if (years >= yearsOfEarly)
    return { stage: 'senior', reason: `Your jobs add up to ${yearsText(years)}.` };
  if (years >= yearsOfFresher)
    return { stage: 'early', reason: `Your jobs add up to ${yearsText(years)}.` };
  const schools = content.education.map(
    ({ degree, field, institution }) => `${degree} ${field} ${institution}`,
  );
  const hasDegree = schools.some((school) => wordIn('degree', school) && !isSchool(school));
  return !hasDegree && schools.some(isSchool)
    ? { stage: 'school-leaver', reason: 'You list a school and little work yet.' }
    : { stage: 'fresher', reason: 'You list little work yet.' };
}

const isSchool = (school: string): boolean => wordIn('school', school) !== undefined;

const yearsText = (years: number): string => {
  const fullYears = Math.floor(years);
  return fullYears < 2 ? `${Math.round(years * 12)} months` : `${fullYears} years`;
};

/**
 * Counts years of employment. Overlapping jobs count once. Months at a school or university do not
 * count if the studies began before the job had certainly lasted a year; studies that begin later
 * are part-time.
 */
function yearsWorked({ workExperience, education }: ResumeContent, month: string): number {
  const studies = education
    .flatMap((entry) => periodOf(entry, month))
    .sort((one, other) => one.start - other.start);
  const worked = workExperience.flatMap((entry) => {
    if (isBreak(entry.position)) return [];
    const periods = periodOf(entry, month);
    const studied = monthsIn(periods.flatMap((job) => studiesBefore(job, studies)));
    return [...monthsIn(periods)].filter((one) => !studied.has(one));
  });
  return new Set(worked).size / 12;
}

/** Longest break, in months, between one course of study and the next. */
const longestBreak = 6;

/**
 * Returns the studies that had begun before the job had certainly lasted a year, and those that
 * continued from them.
 */
function studiesBefore(job: Period, studies: readonly Period[]): Period[] {
  const before: Period[] = [];
  for (const study of studies) {
    const goesOn = before.some(({ end }) => end >= job.start && study.start <= end + longestBreak);
    if (goesOn || study.start < job.sure + 12) before.push(study);
  }
  return before;
}

/** Longer working lives do not exist, so dates beyond are mistakes. */
const mostMonths = 80 * 12;

const monthsIn = (periods: readonly Period[]): Set<number> =>
  new Set(
    periods.flatMap(({ start, end }) =>
      Array.from(
        { length: Math.min(mostMonths, Math.max(0, end + 1 - start)) },
        (_, at) => start + at,
      ),
    ),
  );
