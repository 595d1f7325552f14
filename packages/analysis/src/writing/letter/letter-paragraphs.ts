import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { degreeSentence } from '../facts/credentials.ts';
import { yearsAsked } from '../facts/years-asked.ts';
import { postNamed } from '../phrases/job-title.ts';
import { oneLine, withAnd, withArticle, withThe } from '../phrases/phrases.ts';
import { answersTo, available, firstWordIn, openNotes } from './answered-asks.ts';
import { criteriaAnswered } from './answered-criteria.ts';
import { asLabels, evidenceFor } from './asked-evidence.ts';
import { inShort } from './asked-in-short.ts';
import { factSentences } from './fact-sentences.ts';
import { groupParagraphs, listBelow } from './group-paragraphs.ts';
import { factsToTell } from './letter-facts.ts';
import { chooseLines, type LineGroup } from './letter-lines.ts';
import { type LetterTone, variantOf } from './letter-tones.ts';
import { isOfTitle, ofNoJob } from './line-sources.ts';
import { titleStems } from './rated-lines.ts';

interface LetterPlan {
  content: ResumeContent;
  advertisement: Advertisement;
  words: LetterTone;
  role: string;
  company: string;
  /** The person's motivation, in their own words. */
  motivation: string;
  /** 'YYYY-MM' */
  today: string | undefined;
  /** The most lines of the resume. */
  amount: number;
  /** Whether a short letter is wanted. */
  isShort: boolean;
  /** Whether the other facts are only qualifications and languages. */
  isLean: boolean;
}

/** The number of further lines in a letter that answers criteria one by one. */
const mostBesideCriteria = 2;

/**
 * The body of the letter: certain facts in sentences, the resume's lines verbatim as lists, the
 * motivation, and answers to the advertisement's requests.
 */
export function letterParagraphs(plan: LetterPlan): string[] {
  const { content, advertisement, amount } = plan;
  const motivation = asReason(asProse(plan.motivation));
  const asks = advertisement.asks ?? [];
  const notes = openNotes(asks, content, motivation);
  const criteria = criteriaAnswered(notes, content, advertisement);
  const evidence = evidenceFor(notes, content, advertisement).filter(
    ({ line }) => !criteria?.lines.includes(line.text),
  );
  // Lines may answer needs in words that no criterion matched.
  const most = criteria ? Math.min(amount, mostBesideCriteria + criteria.open) : amount;
  const groups = chooseLines(content, advertisement, most, asLabels(evidence), criteria?.lines);
  const open = notes.filter(
    (note) =>
      note !== criteria?.note &&
      // The whole letter answers the criteria, if no list does.
      !(criteria === undefined && ofAllCriteria.test(note)) &&
      !evidence.some((one) => one.note === note),
  );
  const answers = answersTo(open, content);
  const firstWord = inShort(asks).map(firstWordIn).find(Boolean) ?? '';
  if (advertisement.form?.kind === 'none') {
    const proven = [...asLabels(evidence)].map(([line, label]) => `${label}${line}`);
    const what = `${appliedFor(plan)} My resume is attached.`;
    return [firstWord, what, ...proven, ...answers, 'Thank you for your time.'].filter(Boolean);
  }
  const opened = opening(plan, criteria?.isOfLatest ? [] : groups);
  // Lines without a job and without a heading of their own are mentioned among the facts.
  const jobs = groups.filter(({ of }) => of !== ofNoJob);
  const asides =
    jobs.length === 0 ? [] : groups.flatMap(({ of, lines }) => (of === ofNoJob ? lines : []));
  const facts = factSentences(
    factsToTell(
      content,
      advertisement,
      groups,
      [opened, ...answers, criteria?.paragraph].join('\n'),
    ),
    { content, asides, isLean: plan.isLean, isShort: plan.isShort },
  );
  const closing = plan.isShort
    ? 'My resume is attached. Thank you for your time.'
    : variantOf(plan.words.closing, keyOf(plan));
  const labels = [...asLabels(evidence).values()];
  const proof = (jobs.length > 0 ? jobs : groups).flatMap((group, at) =>
    groupParagraphs(
      group,
      at === 0 && !criteria ? plan.words.leading(group.of) : `And from ${group.of}:`,
      labels,
    ),
  );
  return [
    firstWord,
    [opened, ...withoutYears(facts.identity, opened)].join(' '),
    criteria?.paragraph ?? '',
    ...(groups.length === 0 ? ['[One thing that you achieved, with a figure.]'] : proof),
    facts.asides.length > 0 ? listBelow('Also from my resume:', facts.asides) : '',
    facts.rest,
    motivation,
    ...answers,
    [available(content), closing].filter(Boolean).join(' '),
  ].filter(Boolean);
}

/** Removes years that the opening has already stated. */
const withoutYears = (statements: readonly string[], opened: string): readonly string[] =>
  opened.includes('You ask for')
    ? statements.filter((statement) => !/\byears?\b/i.test(statement))
    : statements;

const ofAllCriteria =
  /^how you meet (?:the|each) (?:\p{L}+ ){0,2}(?:criteri\p{L}+|point|requirements?|spec(?:ification)?)\b/iu;

/**
 * The person's own text, verbatim except for capitals at the start of sentences and of 'I', and a
 * final stop.
 */
const asProse = (text: string): string =>
  text
    .trim()
    .replace(/\n\s*\n/g, '\n\n')
    .replace(/(?<=^|\p{L}{3}[.!?]\s{1,2}|\n)\p{Ll}(?=\p{Ll}{0,30}(?:[\s,.’']|$))/gu, (first) =>
      first.toUpperCase(),
    )
    .replace(/(?<![\p{L}\d.’'])i(?=\s|['’](?:m|ve|d|ll)\b|,)/gu, 'I')
    .replace(/(?<=[\p{L}\d)’'"”%])$/u, '.');

/** A fragment gets an introduction: 'Seafood and small suppliers.' */
const asReason = (motivation: string): string => {
  const [clause = ''] = motivation.split(/[.;:!?\n–—]/, 1);
  const hasSubject =
    /(?<![\p{L}\p{M}])(?:are|had|has|have|I|is|it|me|my|our|that|there|this|us|was|we|were)(?![\p{L}\p{M}])/iu;
  return motivation === '' || hasSubject.test(clause)
    ? motivation
    : `Why I want this job: ${motivation}`;
};

const opening = (plan: LetterPlan, groups: readonly LineGroup[]): string =>
  [appliedFor(plan), standing(plan.content, groups), postBefore(plan, groups), conditions(plan)]
    .filter(Boolean)
    .join(' ');

function appliedFor(plan: LetterPlan): string {
  const { words, role, company, advertisement } = plan;
  const applying = variantOf(words.applying, keyOf(plan))?.(role, company) ?? '';
  const { reference = '' } = advertisement;
  return reference === '' ? applying : applying.replace(/\.$/, ` (reference ${reference}).`);
}

/** Identifies a letter, to vary phrases between letters. */
const keyOf = ({ role, company, content }: LetterPlan): string =>
  role + company + content.personalInfo.lastName;

/** The person's situation: in a job, in studies, between two jobs, or at the start. */
function standing(content: ResumeContent, groups: readonly LineGroup[]): string {
  const [job] = content.workExperience;
  if (beginsWithStudies(content, groups)) return degreeSentence(content);
  const where = job ? postNamed(job.position, job.company) : '';
  const isNamed = /^(?:as|at) /.test(where);
  if (job === undefined || !isNamed || !job.current) {
    const studying = studies(content);
    if (studying !== '' || !isNamed) return studying || degreeSentence(content);
    return `Most recently I worked ${where}.`;
  }
  const [since] = /^\d{4}/.exec(startOf(content.workExperience)) ?? [];
  const works = since ? `I have worked ${where} since ${since}.` : `I work ${where}.`;
  return [works, studies(content)].filter(Boolean).join(' ');
}

/**
 * Returns an earlier post with the advertised title that no line mentions, since nothing qualifies
 * the person better.
 */
function postBefore({ content, advertisement }: LetterPlan, groups: readonly LineGroup[]): string {
  const titled = titleStems(advertisement);
  const at = content.workExperience.findIndex(({ position }) => isOfTitle(position, titled));
  const job = content.workExperience[at];
  if (job === undefined || at === 0) return '';
  const post = postNamed(job.position, job.company);
  if (!/^as /.test(post) || groups.some(({ of }) => of.includes(post))) return '';
  const [from, to] = [job.startDate.slice(0, 4), job.endDate.slice(0, 4)];
  const isKnown = from !== '' && to !== '' && !job.current;
  const when = !isKnown ? 'Before' : from === to ? `In ${from}` : `From ${from} to ${to}`;
  return `${when}, I worked ${post}.`;
}

/** Whether the person is a recent graduate with an unrelated job. */
function beginsWithStudies(content: ResumeContent, groups: readonly LineGroup[]): boolean {
  const [job] = content.workExperience;
  const [school] = content.education;
  return (
    job !== undefined &&
    school !== undefined &&
    !school.current &&
    groups.length > 0 &&
    !groups.some(({ isLatest }) => isLatest) &&
    school.endDate.slice(0, 4) >= job.startDate.slice(0, 4) &&
    degreeSentence(content) !== ''
  );
}

/**
 * Returns the start of the latest job, including earlier ones with the same title: the same post on
 * another ward counts as one.
 */
function startOf([job, ...before]: ResumeContent['workExperience']): string {
  if (job === undefined) return '';
  const [last] = before;
  const isSame =
    last !== undefined &&
    last.startDate !== '' &&
    postNamed(last.position, last.company) === postNamed(job.position, job.company);
  return isSame ? startOf(before) : job.startDate;
}

function studies(content: ResumeContent): string {
  const school = content.education.find(({ current, degree }) => current && degree !== '');
  if (!school) return '';
  const field = school.field ? ` in ${withAnd(oneLine(school.field))}` : '';
  const at = school.institution ? ` at ${withThe(oneLine(school.institution))}` : '';
  return `I am studying for ${withArticle(oneLine(school.degree))}${field}${at}.`;
}

/** Required years of experience that the person has. */
function conditions({ content, advertisement, role, today }: LetterPlan): string {
  const years = yearsAsked(content, advertisement, role, today);
  const { years: least } = advertisement;
  return least !== undefined && years !== undefined
    ? `You ask for ${least === 1 ? 'a year' : `${inWords(least)} years`} of experience; I have ${inWords(years)}.`
    : '';
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'three', but '12', as numbers are written in letters. */
const inWords = (count: number): string => small[count] ?? String(count);
