import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { achievementsIn, ranked, relevance, toldText } from './achievements.ts';
import { oneLine, sentence } from './phrases.ts';

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
  const said = new Set(phraseKey(all).split(' '));
  const titled = phraseKey(asked.title).split(' ');
  const shared = titled.filter((word) => word.length > 3 && said.has(word)).length;
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
    const told = toldText(first, false);
    return told ? [sentence(`In the project ${named}, I ${told}`)] : [];
  });
  const others = content.customSections.flatMap(({ entries }) =>
    entries.flatMap(({ title, subtitle, bullets, description }) => {
      const told = [...textsOf(bullets), firstSentence(description)].flatMap(
        (text) => toldText(text, false) ?? [],
      );
      const at = subtitle ? ` at ${oneLine(subtitle)}` : '';
      const [first, second] = told;
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
