import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { phraseKey } from '../vocabulary/phrase.ts';
import { withArticlesBefore } from './articles.ts';
import { uncapitalized } from './first-letter.ts';
import { improveBullet } from './improve-bullet.ts';
import { asRole } from './job-title.ts';
import { type Phrase, phrasesIn, smallOpening } from './phrase-kind.ts';
import { oneLine, sentence } from './phrases.ts';
import { type Asked, relevance } from './relevance.ts';
import { spelledOut } from './spelled-out.ts';

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+|\n/).filter(Boolean);

const linesOf = (job: WorkExperience) =>
  job.bullets.length > 0 ? textsOf(job.bullets) : sentencesIn(job.description);

/** What a text says to what is asked, and whether it has a figure. */
const worthOf = (text: string, asked: Asked) =>
  relevance(text, asked) * 2 + Number(/\d/.test(text)) * 3;

/** How lines are told: better, where they can be with the same facts. */
const toldOf = (current: boolean) => ({
  current,
  better: (line: string) => improveBullet(line, { current }).text,
});

function deedOf(line: string, current: boolean): string | undefined {
  const [phrase] = phrasesIn([line], toldOf(current));
  return phrase?.kind === 'deed' ? phrase.texts[0] : undefined;
}

/** A job and what there is to tell of it, the most telling first of each kind of phrase. */
export interface JobEvidence {
  job: WorkExperience;
  /** 0 for the latest. */
  place: number;
  deeds: string[];
  work: string[];
  figures: string[];
  posts: string[];
}

/** The jobs with something to tell: first the one that says most to what is asked, then by time. */
export function jobsWithEvidence(
  content: ResumeContent,
  asked: Asked & { title: string },
  isChange = false,
): JobEvidence[] {
  // Who stays in their line of work is asked what they do now; who leaves it, what was nearest.
  const perPlace = isChange ? 1 : 4;
  const jobs = content.workExperience.flatMap((job, place) => {
    const evidence = evidenceIn(job, place, asked);
    const { deeds, work, figures, posts } = evidence;
    const worth = closeness(job, asked) - perPlace * place;
    return deeds.length + work.length + figures.length + posts.length > 0
      ? [{ evidence, worth }]
      : [];
  });
  const [best] = jobs.toSorted((one, other) => other.worth - one.worth);
  const others = jobs.filter((one) => one !== best);
  return (best ? [best, ...others] : []).map(({ evidence }) => evidence);
}

function evidenceIn(job: WorkExperience, place: number, asked: Asked): JobEvidence {
  const phrases = phrasesIn(linesOf(job), toldOf(job.current))
    .map((phrase) => ({ phrase, worth: worthOf(phrase.texts.join(', '), asked) }))
    .toSorted((one, other) => other.worth - one.worth);
  const of = (kind: Phrase['kind']) =>
    phrases.flatMap(({ phrase }) => (phrase.kind === kind ? phrase.texts : []));
  return {
    job,
    place,
    deeds: of('deed'),
    work: of('work'),
    figures: of('figures'),
    posts: of('post'),
  };
}

/** How much a job has to do with what is asked for: its needs, and the words of its title. */
function closeness(job: WorkExperience, asked: Asked & { title: string }): number {
  const all = [job.position, job.description, ...textsOf(job.bullets)].join('\n');
  const words = new Set(phraseKey(all).split(' '));
  const titled = phraseKey(asked.title).split(' ');
  const shared = titled.filter((word) => word.length > 3 && words.has(word)).length;
  const figures = job.bullets.filter(({ text }) => /\d/.test(text)).length;
  return 2 * relevance(all, asked) + 5 * shared + Math.min(figures, 3);
}

/** What is told of projects, voluntary work and the person's own sections, each a sentence or two. */
export function otherEvidence(content: ResumeContent): string[] {
  const projects = content.projects.flatMap(({ name, description }) => {
    const first = firstSentence(description);
    const named = oneLine(name);
    if (named === '' || first === '') return [];
    const deed = deedOf(first, false);
    if (deed) return [sentence(`In the project ${named}, I ${deed}`)];
    return projectThing(named, first);
  });
  const voluntary = content.volunteering.map(({ position, organization, bullets, description }) =>
    inOffice(position, organization, [...textsOf(bullets), firstSentence(description)]),
  );
  const others = content.customSections.flatMap(({ entries }) =>
    entries.map(({ title, subtitle, bullets, description }) =>
      inOffice(title, subtitle, [...textsOf(bullets), firstSentence(description)]),
    ),
  );
  return [...alsoIncluding(projects), ...voluntary, ...others].filter(Boolean);
}

const including = 'My projects include ';

/** Who has named one project goes on with 'also'. */
const alsoIncluding = (sentences: readonly string[]): string[] =>
  sentences.map((text, at) =>
    at > sentences.findIndex((one) => one.startsWith(including))
      ? text.replace(including, 'My projects also include ')
      : text,
  );

/** 'My project Tidecast is a small app': what is no sentence of the person's own needs an article for that. */
function projectThing(named: string, first: string): string[] {
  const thing = /^(?:an?|the)\s/i.test(first)
    ? uncapitalized(first)
    : withArticlesBefore(smallOpening(spelledOut(first)));
  if (/^(?:an?|the)\s/.test(thing)) return [sentence(`My project ${named} is ${thing}`)];
  const isThing = phrasesIn([first], { current: false }).some(({ kind }) => kind !== 'deed');
  return isThing ? [sentence(`${including}${named} (${thing})`)] : [];
}

/** 'As a Volunteer at the Food Bank, I ...' */
function inOffice(title: string, at: string, lines: readonly string[]): string {
  const [first, second] = lines.flatMap((text) => deedOf(text, false) ?? []);
  if (title === '' || first === undefined) return '';
  const where = at ? ` at ${oneLine(at)}` : '';
  const more = second ? ` ${sentence(`I also ${second}`)}` : '';
  const role = asRole(title) || `As ${oneLine(title)}`;
  return sentence(`${role.replace(/^a/, 'A')}${where}, I ${first}`) + more;
}

const firstSentence = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s|\n/)[0]
    ?.replace(/[.!?]$/, '') ?? '';
