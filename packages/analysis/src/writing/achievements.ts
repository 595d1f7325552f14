import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { phraseKey } from '../vocabulary/phrase.ts';
import { activitiesIn } from './activity.ts';
import { withArticlesBefore } from './articles.ts';
import { capitalized, uncapitalized } from './first-letter.ts';
import { improveBullet } from './improve-bullet.ts';
import { asRole, isOfPerson } from './job-title.ts';
import { type Phrase, phrasesIn } from './phrase-kind.ts';
import { oneLine, sentence, series, withThe } from './phrases.ts';
import { type Asked, relevanceInWords } from './relevance.ts';
import { smallOpening } from './small-opening.ts';
import { spelledOut } from './spelled-out.ts';

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+|\n/).filter(Boolean);

/** A line of two sentences says two things: 'Supervise 3 technicians. Cover for the manager.' */
const twoSentences = /(?<=[\p{Ll}\d)%]{3}[.!?])\s+(?=\p{Lu})/u;

const linesOf = (job: WorkExperience) =>
  job.bullets.length > 0
    ? textsOf(job.bullets).flatMap((line) => line.split(twoSentences))
    : sentencesIn(job.description);

/** What a text says to what is asked, and whether it has a figure. */
const worthOf = (text: string, asked: Asked) =>
  relevanceInWords(text, asked) * 2 + Number(/\d/.test(text)) * 3;

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
  /** Whether the lasting work says more to what is asked than what was done. */
  isWorkFirst: boolean;
  /** Whether any of it answers what is asked. */
  isAsked: boolean;
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
    const { deeds, work, figures } = evidence;
    const worth = closeness(job, asked) - perPlace * place;
    return deeds.length + work.length + figures.length > 0 ? [{ evidence, worth }] : [];
  });
  const [best] = jobs.toSorted((one, other) => other.worth - one.worth);
  // Who stays in their line of work tells of it from the latest on.
  if (!isChange) return jobs.map(({ evidence }) => evidence);
  const others = jobs.filter((one) => one !== best);
  return (best ? [best, ...others] : []).map(({ evidence }) => evidence);
}

function evidenceIn(job: WorkExperience, place: number, asked: Asked): JobEvidence {
  const phrases = phrasesIn(linesOf(job), toldOf(job.current))
    .map((phrase) => ({ phrase, worth: worthOf(phrase.texts.join(', '), asked) }))
    .toSorted((one, other) => other.worth - one.worth);
  const of = (kind: Phrase['kind']) =>
    phrases.flatMap(({ phrase }) => (phrase.kind === kind ? phrase.texts : []));
  const deeds = of('deed');
  const work = activitiesIn(of('work')).toSorted(
    (one, other) => relevanceInWords(other, asked) - relevanceInWords(one, asked),
  );
  const [deed = '', thing = ''] = [deeds[0], work[0]];
  return {
    job,
    place,
    deeds,
    work,
    figures: of('figures'),
    isAsked: phrases.some(({ phrase }) => relevanceInWords(phrase.texts.join(', '), asked) > 0),
    isWorkFirst:
      job.current &&
      !/\d/.test(deed) &&
      relevanceInWords(thing, asked) > relevanceInWords(deed, asked),
  };
}

/** How much a job has to do with what is asked for: its needs, and the words of its title. */
function closeness(job: WorkExperience, asked: Asked & { title: string }): number {
  const all = [job.position, job.description, ...textsOf(job.bullets)].join('\n');
  const words = new Set(phraseKey(all).split(' '));
  const titled = phraseKey(asked.title).split(' ');
  const shared = titled.filter((word) => word.length > 3 && words.has(word)).length;
  const figures = job.bullets.filter(({ text }) => /\d/.test(text)).length;
  return 2 * relevanceInWords(all, asked) + 5 * shared + Math.min(figures, 3);
}

/** What is told of projects, voluntary work and the person's own sections, each a sentence or two. */
export function otherEvidence(content: ResumeContent): string[] {
  const projects = content.projects.flatMap(({ name, description }) => {
    const first = firstSentence(description);
    const named = oneLine(name).split(': ')[0] ?? '';
    if (named === '' || first === '') return [];
    const deed = deedOf(first, false);
    const isStudy = /\b(?:project|study|thesis|dissertation)$/i.test(named);
    if (deed)
      return [
        sentence(`In ${isStudy ? `my ${named.toLowerCase()}` : `the project ${named}`}, I ${deed}`),
      ];
    const sentences = projectThing(named, first);
    // Who works is asked for that; a thing beside it says little.
    const isBeside = content.workExperience.length > 1 && sentences[0]?.startsWith(including);
    return isBeside ? [] : sentences;
  });
  const voluntary = content.volunteering.map(
    ({ position, organization, bullets, description, current }) =>
      inOffice(position, organization, [...textsOf(bullets), firstSentence(description)], current),
  );
  const others = content.customSections.flatMap(({ entries }) =>
    entries.map(({ title, subtitle, bullets, description, current }) =>
      inOffice(title, subtitle, [...textsOf(bullets), firstSentence(description)], current),
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

/**
 * 'My project Tidecast is a small app': what is no sentence of the person's own needs an article
 * for that.
 */
function projectThing(named: string, first: string): string[] {
  const thing = /^(?:an?|the)\s/i.test(first)
    ? uncapitalized(first)
    : withArticlesBefore(smallOpening(spelledOut(first)), true);
  if (/^(?:an?|the)\s/.test(thing)) return [sentence(`My project ${named} is ${thing}`)];
  const isThing = phrasesIn([first], { current: false }).some(({ kind }) => kind !== 'deed');
  if (/\b(?:project|thesis|dissertation)$/i.test(named) && isThing)
    return [
      sentence(`My ${smallOpening(named.toLowerCase())} was on ${withArticlesBefore(thing)}`),
    ];
  return isThing ? [sentence(`${including}${named} (${thing})`)] : [];
}

/** 'As a Volunteer at the Food Bank, I ...', or 'My work as a Volunteer at the Food Bank includes ...' */
function inOffice(title: string, at: string, lines: readonly string[], current: boolean): string {
  // Which of both is the office is told by which is somebody.
  const isTurned = asRole(at).startsWith('as a') && !asRole(title).startsWith('as a');
  const [office, place] = isTurned ? [at, title] : [title, at];
  // What nobody can be is no office: 'Netflix and music'.
  if (office === '' || !/^as (?:an? |\p{Lu})/u.test(asRole(office)) || !isOffice(office)) return '';
  const where = place ? ` at ${withThe(oneLine(place))}` : '';
  const role = asRole(office) || `as ${oneLine(office)}`;
  const [first, second] = lines.flatMap((text) => deedOf(text, current) ?? []);
  if (first !== undefined) {
    const more = second ? ` ${sentence(`I also ${second}`)}` : '';
    return sentence(`${capitalized(role)}${where}, I ${first}`) + more;
  }
  const works = phrasesIn(lines, toldOf(current)).filter(({ kind }) => kind === 'work');
  const things = activitiesIn(works.flatMap(({ texts }) => texts)).slice(0, 2);
  const includes = current ? 'includes' : 'included';
  return things.length > 0 ? sentence(`My work ${role}${where} ${includes} ${series(things)}`) : '';
}

const isOffice = (office: string): boolean => {
  const role = asRole(office);
  return (
    /^as an? /.test(role) ||
    isOfPerson(office) ||
    /\b(?:head|chief|chair|captain|treasurer|president|lead)\b/i.test(office)
  );
};

const firstSentence = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s|\n/)[0]
    ?.replace(/[.!?]$/, '') ?? '';
