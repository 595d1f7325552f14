import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { withEmployers } from '@folio/contract/role-groups';
import { withoutHidden } from '@folio/contract/without-hidden';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { matchJob } from '../../job-match/match-job.ts';
import { findSkills } from '../../vocabulary/find-skills.ts';
import type { Composition } from '../compose-summary.ts';
import { distinct, ownWording } from '../facts/own-wording.ts';
import { relevance } from '../facts/relevance.ts';
import { asOf, resumeText } from '../facts/resume-facts.ts';
import { whyNotComposed } from '../facts/why-not-composed.ts';
import { yearsInLine } from '../facts/years-in-line.ts';
import { figureOf } from '../phrases/figures-told.ts';
import { asRole } from '../phrases/job-title.ts';
import { phrasesIn } from '../phrases/phrase-kind.ts';
import { employerName, listed, oneLine, sentence, series, withThe } from '../phrases/phrases.ts';
import { capitalized, uncapitalized } from '../words/first-letter.ts';
import { wordsOf } from '../words/word-limits.ts';
import { answerFrame, frames } from './answer-frames.ts';
import { isCueFor, type QuestionKind, questionKind } from './question-kind.ts';
import { contentStems } from './similar-questions.ts';

export interface AnswerOptions {
  company?: string | undefined;
  /** 'YYYY-MM', needed to compute how long a current role has lasted. */
  today?: string | undefined;
}

const notEnglish =
  'Without a language model, answers can be written from English resumes only. You can still write yours yourself.';

/**
 * Drafts an answer to an application question from complete phrases of the resume that fit it.
 * Facts that the resume lacks are blanks in brackets, never guesses. `text` is empty and `reason`
 * set for an empty resume, and for one in a language other than English.
 */
export function answerQuestion(
  stored: ResumeContent,
  question: string,
  advertisement: Advertisement,
  { company: sentCompany = '', today }: AnswerOptions = {},
): Composition {
  const content = asOf(withEmployers(withoutHidden(stored)), today);
  const source = resumeText(content);
  const reason =
    source === ''
      ? 'There’s nothing in this resume to write about yet.'
      : whyNotComposed(content, source) && notEnglish;
  if (reason) return { text: '', allowed: [], reason };
  const kind = questionKind(question);
  const company = oneLine(sentCompany) || oneLine(advertisement.company);
  const years = yearsInLine(content, advertisement.title, today);
  const parts = partsOf({ content, source, question, kind, advertisement, company, years });
  return {
    text: joined(parts.filter(Boolean)),
    allowed: [
      answerFrame,
      company,
      ...(years === undefined ? [] : [`${years} years of experience`]),
    ],
  };
}

interface Asked {
  content: ResumeContent;
  source: string;
  question: string;
  kind: QuestionKind;
  advertisement: Advertisement;
  company: string;
  years: number | undefined;
}

/** The facts, and the blanks before and after them. */
function partsOf(asked: Asked): string[] {
  const { content, source, question, kind, advertisement, company, years } = asked;
  const { before, after, most } = frames[kind];
  const missing = kind === 'other' ? missingSkills(question, source) : [];
  const isOfWork = kind === 'company' || kind === 'role';
  const isOfNow = isOfWork || kind === 'about' || kind === 'experience';
  const facts = factsFor(asked, most, isOfNow);
  return [
    kind === 'company' && company !== ''
      ? `What draws me to ${company} is [what you like about its work].`
      : before,
    kind === 'about' || kind === 'experience' ? standing(content, years) : '',
    isOfWork || kind === 'experience' ? needs(content, advertisement) : '',
    facts,
    ...missing.map(
      (name) => `[Where you used ${name}, and for what. Leave this out if you did not.]`,
    ),
    facts === '' && most > 0 ? '[One thing that you did, and what changed.]' : '',
    after,
  ];
}

/**
 * Returns fitting achievements. For 'who are you', the present work says more than an achievement
 * of years ago.
 */
function factsFor(
  { content, question, kind, advertisement }: Asked,
  most: number,
  isOfNow: boolean,
): string {
  const deeds = fitting(content, question, kind, advertisement).slice(0, most);
  const [latest] = content.workExperience;
  const isOld = isOfNow && !deeds.some(({ job }) => job === latest);
  return [isOld ? workSentence(content) : '', describe(deeds)].filter(Boolean).join(' ');
}

/** 'For example: at Acme, …' continues the sentence, so its first letter is lowercase. */
const joined = (parts: readonly string[]): string =>
  parts
    .join(' ')
    .replace(/(example: )(A[ts])\b/, (_, lead: string, word: string) => lead + word.toLowerCase());

/**
 * Something that a person did in a job, in their own words: 'cut waste by 23%'. `isClause` if it
 * needs no 'I'.
 */
interface Deed {
  job: WorkExperience;
  text: string;
  isClause?: boolean;
}

/** 'Responsible for the till' is a common phrase; it is quoted unchanged and claims no action. */
const duty = /^responsible for\b/i;

/** Returns complete texts as written, leaving out those that cannot follow 'I'. */
const deedsOf = (content: ResumeContent): Deed[] =>
  content.workExperience.flatMap((job) => {
    const lines = linesOf(job);
    const duties = lines.filter((line) => duty.test(line) && wordsOf(line).length <= 34);
    const deeds = phrasesIn(lines, { current: job.current })
      .filter(({ kind }) => kind === 'deed')
      .flatMap(({ texts }) => texts);
    const sentences = duties.map(
      (line) => `${job.current ? 'am' : 'was'} ${uncapitalized(sentence(line).slice(0, -1))}`,
    );
    const changes = phrasesIn(lines, { current: job.current })
      .filter(({ kind }) => kind === 'figures')
      .flatMap(({ texts }) => texts.flatMap((text) => figureOf(text, job.current) ?? []))
      .filter(({ kind }) => kind === 'change' || kind === 'value')
      .map(({ kind, text }) => ({
        job,
        text: kind === 'value' ? `my ${text}` : text,
        isClause: true,
      }));
    return [...[...deeds, ...sentences].map((text) => ({ job, text })), ...changes];
  });

const linesOf = ({ bullets, description }: WorkExperience): string[] =>
  bullets.length > 0 ? textsOf(bullets) : description.split(/(?<=[.!?])\s+|\n/).filter(Boolean);

/** Describes the latest job if no achievement is mentioned: 'At Acme, my work includes …'. */
function workSentence({ workExperience: [job] }: ResumeContent): string {
  if (!job) return '';
  const things = phrasesIn(linesOf(job), { current: job.current })
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ texts }) => texts);
  const employer = withThe(employerName(job.company));
  const lead = employer ? `At ${employer}, my` : 'My';
  const includes = job.current ? 'includes' : 'included';
  return things.length > 0
    ? sentence(`${lead} work ${includes} ${series(things.slice(0, 3))}`)
    : '';
}

/** Returns what the person did that fits the question, the most informative first. */
function fitting(
  content: ResumeContent,
  question: string,
  kind: QuestionKind,
  advertisement: Advertisement,
): Deed[] {
  const stems = contentStems(question);
  const skills = new Set(findSkills(question).map(({ skill }) => skill.id));
  // The words of 'why do you want this job' give no criteria; the advertisement does.
  const isAboutTheJob = kind === 'company' || kind === 'role' || kind === 'experience';
  const weighed = deedsOf(content).map((deed) => {
    const { text } = deed;
    const shared = [...contentStems(text)].filter((stem) => stems.has(stem)).length;
    const named = findSkills(text).filter(({ skill }) => skills.has(skill.id)).length;
    const fit = isAboutTheJob
      ? 0
      : 6 * named +
        4 * shared +
        (isCueFor(kind, text) ||
        (deed.isClause && kind === 'improvement' && !text.startsWith('my '))
          ? 5
          : 0);
    return { deed, fit, worth: 2 * relevance(text, advertisement) + (/\d/.test(text) ? 3 : 0) };
  });
  // The best result is no evidence for a conflict or failure, so texts that do not fit are left
  // out.
  const mustFit = ['challenge', 'conflict', 'failure', 'improvement', 'leadership', 'other'];
  const isFit = ({ fit, deed }: (typeof weighed)[number]): boolean =>
    fit > 0 || (kind === 'pride' ? /\d/.test(deed.text) : !mustFit.includes(kind));
  return weighed
    .filter(isFit)
    .toSorted((one, other) => other.fit - one.fit || other.worth - one.worth)
    .map(({ deed }) => deed);
}

/** 'At Acme, I cut waste. I also trained two cooks.' Texts of one job stay together. */
function describe(deeds: readonly Deed[]): string {
  const jobs = [...new Set(deeds.map(({ job }) => job))];
  return jobs
    .map((job) => {
      const own = deeds.filter((one) => one.job === job);
      const employer = withThe(employerName(job.company));
      const role = asRole(job.position).replace(/^a/, 'A');
      const lead = employer ? `At ${employer}, ` : role ? `${role}, ` : '';
      return own
        .map(({ text, isClause }, index) => {
          if (isClause) return sentence(capitalized(index === 0 ? lead + text : text));
          return sentence(index === 0 ? `${lead}I ${text}` : `I also ${text}`);
        })
        .join(' ');
    })
    .join(' ');
}

/** States the person's current or last job. */
function standing({ workExperience: [job] }: ResumeContent, years: number | undefined): string {
  if (!job?.position) return '[Who you are, in one sentence.]';
  const employer = withThe(employerName(job.company));
  const where = [asRole(job.position), employer ? `at ${employer}` : ''].filter(Boolean).join(' ');
  if (where === '') return '[Who you are, in one sentence.]';
  const [since] = job.current ? (/^\d{4}/.exec(job.startDate) ?? []) : [];
  const experience =
    years !== undefined && years >= 2 ? `, and have ${years} years of experience` : '';
  if (since) return `I have worked ${where} since ${since}${experience}.`;
  return `${job.current ? 'I work' : 'Most recently I worked'} ${where}${experience}.`;
}

/** Lists what the job asks for and the resume has, in the resume's wording. */
function needs(content: ResumeContent, advertisement: Advertisement): string {
  const source = resumeText(content);
  const names = matchJob(content, advertisement)
    .found.filter(({ isSkill }) => isSkill)
    .flatMap(({ key }) => ownWording(content, source, key) ?? []);
  return names.length > 0
    ? `My skills include ${listed(distinct(names).slice(0, 3))}, which you ask for.`
    : '';
}

/** Returns skills that the question names and the resume lacks, in the question's wording. */
function missingSkills(question: string, source: string): string[] {
  const known = new Set(findSkills(source).map(({ skill }) => skill.id));
  const asked = findSkills(question).filter(({ skill }) => !known.has(skill.id));
  return [...new Set(asked.map(({ start, end }) => question.slice(start, end)))].slice(0, 3);
}
