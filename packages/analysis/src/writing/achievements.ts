import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { opensWithNoun } from '../text/statement-opening.ts';
import { verbOf } from '../text/verbs.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { improveBullet } from './improve-bullet.ts';
import { uncapitalized } from './improvement.ts';
import { wordsOf } from './word-limits.ts';

export type Asked = Pick<Advertisement, 'required' | 'preferred'>;

/** How much a text has to do with what is asked for: three for what is required, one for the rest. */
export function relevance(text: string, { required, preferred }: Asked): number {
  const skills = new Set(findSkills(text).map(({ skill }) => skill.id));
  const phrase = ` ${phraseKey(text)} `;
  const isNamed = ({ key }: { key: string }) => skills.has(key) || phrase.includes(` ${key} `);
  return required.filter(isNamed).length * 3 + preferred.filter(isNamed).length;
}

export interface Achievement {
  job: WorkExperience;
  /** Opens with a verb, in small letters and without a full stop: 'cut waste by 23%'. */
  text: string;
  worth: number;
}

const longest = 34;
/** 'Picked to train drivers' was done by somebody else. */
const wasDone =
  /^(?:(?:picked|chosen|selected|asked|invited|appointed|promoted|hired|nominated|elected|named|trusted|trained|assigned|tasked|seconded|transferred|recruited|certified|licensed)\s+(?:to|as|by|for|in|from)|awarded)\b/i;

/** A text fit to follow 'I': it opens with a verb of the right tense, and is one sentence. */
export function toldText(text: string, current: boolean): string | undefined {
  const told = uncapitalized(improveBullet(text, { current }).text).replace(
    /(?<![\s.;,])[\s.;,]+$/,
    '',
  );
  const form = verbOf(/^[\p{L}-]+/u.exec(told)?.[0] ?? '')?.form;
  const isTold = form === 'past' || (form === 'base' && current && !opensWithNoun(told));
  if (wasDone.test(told)) return undefined;
  const isSentence = !/[.!?\n]\s/.test(told) && wordsOf(told).length <= longest;
  return isTold && isSentence && wordsOf(told).length >= 3 ? told : undefined;
}

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+|\n/).filter(Boolean);

/** What the person did in a job, in the order of the resume. */
export function achievementsIn(job: WorkExperience, asked: Asked): Achievement[] {
  const lines = job.bullets.length > 0 ? textsOf(job.bullets) : sentencesIn(job.description);
  return lines.flatMap((bullet) => {
    const text = toldText(bullet, job.current);
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
