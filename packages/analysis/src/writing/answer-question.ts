import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { withoutHidden } from '@folio/contract/without-hidden';
import type { Advertisement } from '../job-match/advertisement.ts';
import { matchJob } from '../job-match/match-job.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import type { Composition } from './compose-summary.ts';
import { uncapitalized } from './first-letter.ts';
import { whyNotRewritten } from './improvement.ts';
import { personClause } from './person-clause.ts';
import { employerName, listed, oneLine, sentence, titleOf, withArticle } from './phrases.ts';
import { isCueFor, type QuestionKind, questionKind } from './question-kind.ts';
import { relevance } from './relevance.ts';
import { resumeText, yearsOfExperience } from './resume-facts.ts';
import { contentStems } from './similar-questions.ts';
import { wordsOf } from './word-limits.ts';

export interface AnswerOptions {
  company?: string | undefined;
  /** 'YYYY-MM': how long a current role has lasted is only known by it. */
  today?: string | undefined;
}

const notEnglish =
  'Without a language model, answers can be written from English resumes only. You can still write yours yourself.';

/**
 * What stands around the facts: nothing of it says what the person did. In brackets is what only
 * they can know: `before` the facts and `after` them.
 */
const frames: Readonly<Record<QuestionKind, { before: string; after: string; most: number }>> = {
  personal: { before: '[Your answer. Only you know it.]', after: '', most: 0 },
  weakness: {
    before: '[Something you are still learning, and what you do about it.]',
    after: '',
    most: 0,
  },
  conflict: {
    before: '[Who disagreed, about what, and what was at stake.]',
    after: '[What you said or did.] [How it ended, and what you took from it.]',
    most: 1,
  },
  failure: {
    before: '[What went wrong, and your part in it.]',
    after: '[What you do differently since.]',
    most: 1,
  },
  leadership: { before: '[Who you led, and toward what.]', after: '[What you learned.]', most: 2 },
  challenge: { before: '[What made it hard.]', after: '[How you went about it.]', most: 2 },
  teamwork: { before: '[Who was in the team, and your part in it.]', after: '', most: 2 },
  pride: { before: '', after: '[Why this matters to you.]', most: 1 },
  strength: { before: '[Your strength, in your own words.] For example:', after: '', most: 3 },
  company: {
    before: '[What you like about the work of this company.]',
    after: '[How this job fits what you want to do next.]',
    most: 2,
  },
  role: {
    before: '[What interests you in this work.]',
    after: '[How this job fits what you want to do next.]',
    most: 2,
  },
  about: { before: '', after: '[What you are looking for next.]', most: 3 },
  other: { before: '', after: '[What else only you can say.]', most: 3 },
};

/** All that an answer may say beside the person's own facts. */
export const answerFrame = [
  'What draws me to. At, I. As, I. I also. I work as at. I worked as at. I have years of experience. Of what you ask for, I know. I am responsible for. I was responsible for.',
  'Most recently, before that. For example.',
].join(' ');

/**
 * A draft of an answer to a question of an application: whole phrases of the resume that fit it,
 * with blanks where only the person knows. What the resume does not say is a blank, never guessed.
 */
export function answerQuestion(
  stored: ResumeContent,
  question: string,
  advertisement: Advertisement,
  { company: given = '', today }: AnswerOptions = {},
): Composition {
  const content = withoutHidden(stored);
  const source = resumeText(content);
  const reason =
    source === ''
      ? 'There’s nothing in this resume to write about yet.'
      : whyNotRewritten(source.slice(0, 50_000)) && notEnglish;
  if (reason) return { text: '', allowed: [], reason };
  const kind = questionKind(question);
  const { before, after, most } = frames[kind];
  const company = oneLine(given) || oneLine(advertisement.company);
  const years = yearsOfExperience(content, today);
  const missing = kind === 'other' ? missingSkills(question, source) : [];
  const facts = tell(fitting(content, question, kind, advertisement).slice(0, most));
  const parts = [
    kind === 'company' && company !== ''
      ? `What draws me to ${company} is [what you like about its work].`
      : before,
    kind === 'about' ? standing(content, years) : '',
    kind === 'company' || kind === 'role' ? needs(content, advertisement) : '',
    facts,
    ...missing.map(
      (name) => `[Where you used ${name}, and for what. Leave this out if you did not.]`,
    ),
    facts === '' && most > 0 ? '[One thing that you did, and what changed.]' : '',
    after,
  ];
  return {
    text: parts.filter(Boolean).join(' '),
    allowed: [
      answerFrame,
      company,
      ...(years === undefined ? [] : [`${years} years of experience`]),
    ],
  };
}

/** What somebody did in a job, in their own words: 'cut waste by 23%'. */
interface Deed {
  job: WorkExperience;
  text: string;
}

/** 'Responsible for the till' is what many write: it is said as it is, and claims no deed. */
function clauseOf(written: string, current: boolean): string | undefined {
  if (!/^responsible for\b/i.test(written)) return personClause(written, current);
  const clause = uncapitalized(written).replace(/(?<![\s.;,])[\s.;,]+$/, '');
  const isShort = !/[.!?\n]\s/.test(clause) && wordsOf(clause).length <= 34;
  return isShort ? `${current ? 'am' : 'was'} ${clause}` : undefined;
}

/** Whole texts as they are written; one that is not fit to follow 'I' is left out. */
const deedsOf = (content: ResumeContent): Deed[] =>
  content.workExperience.flatMap((job) => {
    const sentences = job.description.split(/(?<=[.!?])\s+|\n/).filter(Boolean);
    const texts = job.bullets.length > 0 ? textsOf(job.bullets) : sentences;
    return texts.flatMap((written) => {
      const text = clauseOf(written.trim().replace(/^I /, ''), job.current);
      return text === undefined ? [] : [{ job, text }];
    });
  });

/** What the person did that fits the question, the most telling first. */
function fitting(
  content: ResumeContent,
  question: string,
  kind: QuestionKind,
  advertisement: Advertisement,
): Deed[] {
  const stems = contentStems(question);
  const skills = new Set(findSkills(question).map(({ skill }) => skill.id));
  // Of why one wants a job its own words tell nothing: what the job asks for does.
  const isAboutTheJob = kind === 'company' || kind === 'role';
  const weighed = deedsOf(content).map((deed) => {
    const { text } = deed;
    const shared = [...contentStems(text)].filter((stem) => stems.has(stem)).length;
    const named = findSkills(text).filter(({ skill }) => skills.has(skill.id)).length;
    const fit = isAboutTheJob ? 0 : 6 * named + 4 * shared + (isCueFor(kind, text) ? 5 : 0);
    return { deed, fit, worth: 2 * relevance(text, advertisement) + (/\d/.test(text) ? 3 : 0) };
  });
  // Of a conflict or a failure the best result is no evidence: what fits nothing stays out.
  const mustFit = ['conflict', 'failure', 'leadership', 'other'].includes(kind);
  return weighed
    .filter(({ fit }) => fit > 0 || !mustFit)
    .toSorted((one, other) => other.fit - one.fit || other.worth - one.worth)
    .map(({ deed }) => deed);
}

/** 'At Acme, I cut waste. I also trained two cooks.' Those of one job stand together. */
function tell(deeds: readonly Deed[]): string {
  const jobs = [...new Set(deeds.map(({ job }) => job))];
  return jobs
    .map((job) => {
      const texts = deeds.filter((one) => one.job === job).map(({ text }) => text);
      const employer = employerName(job.company);
      const title = titleOf(job.position);
      const lead = employer ? `At ${employer}, ` : title ? `As ${withArticle(title)}, ` : '';
      return texts
        .map((text, index) => sentence(index === 0 ? `${lead}I ${text}` : `I also ${text}`))
        .join(' ');
    })
    .join(' ');
}

/** In which job the person is, or was last. */
function standing({ workExperience: [job] }: ResumeContent, years: number | undefined): string {
  if (!job?.position) return '[Who you are, in one sentence.]';
  const employer = employerName(job.company);
  const at = employer ? ` at ${employer}` : '';
  const now = job.current ? 'I work' : 'Most recently I worked';
  const experience =
    years !== undefined && years >= 2 ? `, and have ${years} years of experience` : '';
  return `${now} as ${withArticle(titleOf(job.position))}${at}${experience}.`;
}

/** What the job asks for and the resume has, by the names that the resume itself uses. */
function needs(content: ResumeContent, advertisement: Advertisement): string {
  const source = resumeText(content);
  const names = matchJob(content, advertisement)
    .found.filter(({ isSkill, name }) => isSkill && source.includes(name))
    .map(({ name }) => name)
    .slice(0, 3);
  return names.length > 0 ? `Of what you ask for, I know ${listed(names)}.` : '';
}

/** Skills that the question names and the resume does not, as the question writes them. */
function missingSkills(question: string, source: string): string[] {
  const known = new Set(findSkills(source).map(({ skill }) => skill.id));
  const asked = findSkills(question).filter(({ skill }) => !known.has(skill.id));
  return [...new Set(asked.map(({ start, end }) => question.slice(start, end)))].slice(0, 3);
}
