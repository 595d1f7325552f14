import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import { contentStems } from '../job-match/content-stems.ts';
import { postNamed } from './job-title.ts';
import { oneLine } from './phrases.ts';

/** A part of a resume that lines stand in, and how a letter names it: 'my current job'. */
export interface LineSource {
  of: string;
  /** 0 for the latest job. */
  place: number;
  /** Whether it is called like the job that is advertised. */
  isNear: boolean;
  texts: readonly string[];
  /** What is said of the place, more than of what was done there. */
  about: readonly string[];
}

/** Said of any work. */
export const common = contentStems(
  'able also based client clients company customer customers daily day days director good hours include including level line look manage manager month months new officer per person place project role run service site staff support team time use various week work working year years',
);

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])(?<!\b(?:approx|incl|nos?|Rs|St)\.)\s+|\n/).filter(Boolean);

const textsIn = (entry: { bullets: Parameters<typeof textsOf>[0]; description: string }) => {
  const texts = textsOf(entry.bullets);
  const described = sentencesIn(entry.description);
  return texts.length > 0 ? { texts, about: described } : { texts: described, about: [] };
};

const beginner =
  /\b(?:apprentice|assistant|graduate|intern|internship|junior|student|trainee|volunteer)\b/i;

/** What a resume tells of, the latest first. */
export function lineSources(content: ResumeContent, titled: ReadonlySet<string>): LineSource[] {
  const { workExperience, projects, volunteering, militaryService, customSections } = content;
  const isCalledSo = ({ position }: Job) =>
    !beginner.test(position) &&
    [...contentStems(position)].some((stem) => titled.has(stem) && !common.has(stem));
  const [latest] = workExperience;
  // Who works in the trade already tells of that first.
  const isInTrade = latest !== undefined && isCalledSo(latest);
  const jobs = workExperience.map((job, place) => ({
    of: jobNamed(job, place, latest),
    isNear: isCalledSo(job) && (place === 0 || !isInTrade),
    ...textsIn(job),
  }));
  const voluntary = volunteering.map((entry) => ({
    of: `my voluntary work${named(entry.position, entry.organization)}`,
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
  }));
  const others = customSections.flatMap(({ entries }) =>
    entries.map((entry) => ({ of: entryNamed(entry.title, entry.subtitle), ...textsIn(entry) })),
  );
  return [...jobs, ...voluntary, ...served, ...built, ...others].map((source, place) => ({
    isNear: false,
    ...source,
    place,
  }));
}

function jobNamed(job: Job, place: number, latest: Job = job): string {
  if (place === 0) return job.current ? 'my current job' : 'my last job';
  const post = postNamed(job.position, job.company);
  if (post !== '' && post === postNamed(latest.position, latest.company))
    return job.position === latest.position
      ? 'my earlier work there'
      : `my earlier work there (${oneLine(job.position)})`;
  return `my ${job.current ? '' : 'earlier '}work${post && ` ${post}`}`;
}

type Job = ResumeContent['workExperience'][number];

const named = (position: string, company: string): string => {
  const at = postNamed(position, company);
  return at && ` ${at}`;
};

/** 'My time as Treasurer at the Debating Society', and by its own name what nobody can be. */
function entryNamed(title: string, subtitle: string): string {
  const at = postNamed(title, subtitle);
  if (/^as /.test(at)) return `my time ${at}`;
  return title ? `“${oneLine(title)}”` : 'my resume';
}
