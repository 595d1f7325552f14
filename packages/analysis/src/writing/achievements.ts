import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { improveBullet } from './improve-bullet.ts';
import { personClause } from './person-clause.ts';
import { oneLine, sentence } from './phrases.ts';
import { type Asked, relevance } from './relevance.ts';

export interface Achievement {
  job: WorkExperience;
  /** Opens with a verb, in small letters and without a full stop: 'cut waste by 23%'. */
  text: string;
  worth: number;
}

/** A text fit to follow 'I', said better where it can be with the same facts. */
const firstPersonClause = (text: string, current: boolean): string | undefined =>
  personClause(improveBullet(text, { current }).text, current);

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+|\n/).filter(Boolean);

/** What the person did in a job, in the order of the resume. */
function achievementsIn(job: WorkExperience, asked: Asked): Achievement[] {
  const lines = job.bullets.length > 0 ? textsOf(job.bullets) : sentencesIn(job.description);
  return lines.flatMap((bullet) => {
    const text = firstPersonClause(bullet, job.current);
    if (text === undefined) return [];
    const worth = relevance(bullet, asked) * 2 + Number(/\d/.test(bullet)) * 3;
    return [{ job, text, worth }];
  });
}

export const achievementsOf = (content: ResumeContent, asked: Asked): Achievement[] =>
  content.workExperience.flatMap((job) => achievementsIn(job, asked));

/** The best first; of equals the one that the person put first. */
export const ranked = (achievements: readonly Achievement[]): Achievement[] =>
  achievements.toSorted((one, other) => other.worth - one.worth);

/** A job and what the person did in it, the most telling first. */
export interface JobEvidence {
  job: WorkExperience;
  /** 0 for the latest. */
  place: number;
  texts: string[];
}

/** The jobs with something to tell: first the one that says most to what is asked, then by time. */
export function jobsWithEvidence(content: ResumeContent, asked: Advertisement): JobEvidence[] {
  const jobs = content.workExperience.flatMap((job, place) => {
    const achievements = ranked(achievementsIn(job, asked));
    const worth = closeness(job, asked) - place;
    const texts = achievements.map((achievement) => achievement.text);
    return texts.length > 0 ? [{ job, place, texts, worth }] : [];
  });
  const [best] = jobs.toSorted((one, other) => other.worth - one.worth);
  return best ? [best, ...jobs.filter((job) => job !== best)] : [];
}

/** How much a job has to do with what is asked for: its needs, and the words of its title. */
function closeness(job: WorkExperience, asked: Advertisement): number {
  const all = [job.position, job.description, ...textsOf(job.bullets)].join('\n');
  const words = new Set(phraseKey(all).split(' '));
  const titled = phraseKey(asked.title).split(' ');
  const shared = titled.filter((word) => word.length > 3 && words.has(word)).length;
  const figures = job.bullets.filter(({ text }) => /\d/.test(text)).length;
  return 2 * relevance(all, asked) + 5 * shared + Math.min(figures, 3);
}

/** 'As a Volunteer at the Food Bank, I ...': what is told of projects and other sections. */
export function otherEvidence(content: ResumeContent): string[] {
  const projects = content.projects.flatMap(({ name, description }) => {
    const first = firstSentence(description);
    const named = oneLine(name);
    if (named === '' || first === '') return [];
    if (/^(?:an?|the)\s/i.test(first)) return [`My project ${named} is ${lowered(first)}.`];
    const clause = firstPersonClause(first, false);
    return clause ? [sentence(`In the project ${named}, I ${clause}`)] : [];
  });
  const others = content.customSections.flatMap(({ entries }) =>
    entries.flatMap(({ title, subtitle, bullets, description }) => {
      const clause = [...textsOf(bullets), firstSentence(description)].flatMap(
        (text) => firstPersonClause(text, false) ?? [],
      );
      const at = subtitle ? ` at ${oneLine(subtitle)}` : '';
      const [first, second] = clause;
      if (title === '' || first === undefined) return [];
      const more = second ? ` ${sentence(`I also ${second}`)}` : '';
      return [sentence(`As ${oneLine(title)}${at}, I ${first}`) + more];
    }),
  );
  return [...projects, ...others];
}

const firstSentence = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s|\n/)[0]
    ?.replace(/[.!?]$/, '') ?? '';
const lowered = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toLowerCase());
