import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { ReadResume } from '../read-resume.ts';

/** The part of a reading that is compared. */
type Reading = Pick<ReadResume, 'content' | 'headings'>;

export type Expected = { layout: string; headings: string[]; content: ResumeContent };

/** The measured fields, from 0 to 1, or undefined if the file lacks them. */
export const measured = [
  'name',
  'email',
  'phone',
  'location',
  'website',
  'summary',
  'headings',
  'company',
  'position',
  'dates',
  'bullets',
  'school',
  'degree',
  'skills',
] as const;
export type Measured = (typeof measured)[number];
export type Score = Partial<Record<Measured, number>>;

/** Layouts that omit parts of their content. */
const notMeasured: Record<string, Measured[]> = {
  'linkedin-pdf': ['website'],
  'json-resume': ['headings'],
  'linkedin-archive': ['headings'],
};

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[\s.,;:–—-]+/g, ' ')
    .trim();

const isSame = (a: string, b: string): number => (plain(a) === plain(b) ? 1 : 0);

/** Web addresses, whether in the website field or as links. */
const addressesIn = ({ website, links = [] }: Partial<ResumeContent['personalInfo']>): string =>
  [...(website ?? '').split(/\s+/), ...links.map(({ url }) => url)]
    .filter(Boolean)
    .sort()
    .join(' ');

const share = (rights: number[]): number | undefined =>
  rights.length === 0 ? undefined : rights.reduce((sum, one) => sum + one, 0) / rights.length;

const ifExpected = (want: string, got: string): number | undefined =>
  want === '' ? undefined : isSame(want, got);

/** Compares a reading with the expected one. Entries are compared by their index. */
export function scoreReading({ layout, headings, content }: Expected, read: Reading): Score {
  const got = read.content;
  const want = content.personalInfo;
  const person = got.personalInfo;
  const score: Record<Measured, number | undefined> = {
    name: isSame(`${want.firstName} ${want.lastName}`, `${person.firstName} ${person.lastName}`),
    email: ifExpected(want.email, person.email),
    phone: ifExpected(want.phone.replace(/\D/g, ''), person.phone.replace(/\D/g, '')),
    location: ifExpected(want.location, person.location),
    website: ifExpected(addressesIn(want), addressesIn(person)),
    summary: ifExpected(want.summary, person.summary),
    headings: scoreHeadings(headings, content, read),
    company: shareOfJobs(content, got, (a, b) => isSame(a.company, b?.company ?? '')),
    position: shareOfJobs(content, got, (a, b) => isSame(a.position, b?.position ?? '')),
    dates: shareOfJobs(content, got, (a, b) => (isSamePeriod(a, b) ? 1 : 0)),
    bullets: shareOfJobs(content, got, (a, b) =>
      shareOfBullets(textsOf(a.bullets), textsOf(b?.bullets ?? [])),
    ),
    school: share(
      content.education.map((one, at) =>
        isSame(one.institution, got.education[at]?.institution ?? ''),
      ),
    ),
    degree: share(
      content.education.map((one, at) => isSame(degreeOf(one), degreeOf(got.education[at]))),
    ),
    skills: overlap(allSkills(content), allSkills(got)),
  };
  for (const name of notMeasured[layout] ?? []) score[name] = undefined;
  return Object.fromEntries(Object.entries(score).filter(([, value]) => value !== undefined));
}

/** Whether a reading has as many jobs as expected, so that its fields can be compared job by job. */
export const isCounted = ({ content }: Expected, read: Pick<Reading, 'content'>): boolean =>
  content.workExperience.length === read.content.workExperience.length;

type Job = ResumeContent['workExperience'][number];

/** One job too many is as wrong as one too few. */
function shareOfJobs(
  want: ResumeContent,
  got: ResumeContent,
  right: (want: Job, got: Job | undefined) => number,
): number | undefined {
  const rights = want.workExperience.map((job, at) => right(job, got.workExperience[at]));
  const surplus = got.workExperience.length - want.workExperience.length;
  return share([...rights, ...Array<number>(Math.max(0, surplus)).fill(0)]);
}

const isSamePeriod = (a: Job, b: Job | undefined): boolean =>
  b !== undefined &&
  a.startDate === b.startDate &&
  a.endDate === b.endDate &&
  a.current === b.current;

const shareOfBullets = (want: string[], got: string[]): number =>
  share(want.map((text) => (got.some((one) => isSame(text, one)) ? 1 : 0))) ?? 1;

/** Returns degree and field as one text, because the boundary between them is a matter of taste. */
const degreeOf = (one: { degree: string; field: string } | undefined): string =>
  [one?.degree, one?.field]
    .filter(Boolean)
    .join(' ')
    .replace(/ (?:in|of|en|em|de|di) /gi, ' ');

const allSkills = ({ skills }: ResumeContent): string[] =>
  skills.flatMap(({ items }) => items.map(plain));

/** Dice coefficient: twice the number of common texts, divided by the number of texts in both. */
function overlap(want: string[], got: string[]): number | undefined {
  if (want.length === 0) return undefined;
  const both = want.filter((one) => got.includes(one)).length;
  return (2 * both) / (want.length + got.length);
}

/** Scores headings: those that all of Folio's files have must be found, and nothing else. */
function scoreHeadings(known: string[], content: ResumeContent, read: Reading): number {
  const [summary = '', work = '', education = '', skills = ''] = known;
  const certain = [summary, work, education, ...(content.skills.length > 0 ? [skills] : [])];
  const key = (text: string) => plain(text).replaceAll(' ', '');
  const found = read.headings.map(key);
  const all = [...known.map(key), 'topskills'];
  const missing = certain.filter((one) => !found.some((title) => title.includes(key(one))));
  const wrong = found.filter((title) => !all.includes(title));
  return Math.max(0, 1 - (missing.length + wrong.length) / certain.length);
}

/**
 * Returns eight consecutive words that occur in more texts of a reading than of the expected one,
 * which means that they were read twice.
 */
export function repeatIn({ content }: Expected, got: ResumeContent): string | undefined {
  const wanted = timesOf(content);
  return [...timesOf(got)].find(
    ([words, times]) => times > Math.max(1, wanted.get(words) ?? 0),
  )?.[0];
}

const wordsOfRepeat = 8;

/** Counts in how many texts each sequence of eight words occurs. */
function timesOf(content: unknown): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of textsIn(content)) {
    const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const runs = words.map((_, at) => words.slice(at, at + wordsOfRepeat));
    const whole = runs.filter((run) => run.length === wordsOfRepeat).map((run) => run.join(' '));
    for (const run of new Set(whole)) times.set(run, (times.get(run) ?? 0) + 1);
  }
  return times;
}

/** Roles at one employer share its name and place. */
const shared = new Set(['company', 'institution', 'location']);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n');
  if (typeof value !== 'object' || value === null) return [];
  const isEntry = 'startDate' in value;
  return Object.entries(value).flatMap(([name, one]) =>
    isEntry && shared.has(name) ? [] : textsIn(one),
  );
};
