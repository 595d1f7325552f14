import type { ResumeContent } from '@folio/contract/resume-content';
import { collectFields, type ReadField } from '../fields/content-fields.ts';
import type { LabelledEntry, Said } from './content-of-labels.ts';
import type { LearnedReading } from './learned-reading.ts';

export type Joined = { content: ResumeContent; fields: ReadField[] };

/** Below this a learned text does not replace what the rules read. */
const sureFrom = 0.7;
/** Jobs of another number than the rules read are taken where the least sure text of them is as sure. */
const sureOfEntries = 0.5;
/** What is shown as unsure: most values that both readers agree on are right, half of the others are not. */
const doubted = 0.5;

/**
 * Two readings of one file as one: all of it by the rules, but for what was measured to be read better by
 * the model. Where both find as many jobs, the model tells employer from role; where they do not, jobs are
 * parted as the model has them, if it is sure. Of studies it tells degree and field; schools are left to
 * the rules, who know them by name. What the two do not agree on is doubted.
 */
export function joinReadings(rules: Joined, learned: LearnedReading): Joined {
  const isSameCount = countOf(rules) === countOf(learned);
  const jobs = isSameCount
    ? withTexts(rules, learned, jobTexts(learned))
    : isSureOfJobs(learned)
      ? withJobs(rules, learned)
      : rules;
  const studies = rules.content.education.length === learned.content.education.length;
  const joined = studies ? withTexts(jobs, learned, studyTexts(learned)) : jobs;
  return { ...joined, fields: doubtfulFields(joined.fields, valuesOf(rules), valuesOf(learned)) };
}

const countOf = ({ content }: { content: ResumeContent }) => content.workExperience.length;

const saidOf = ({ slots }: LabelledEntry): Said[] => Object.values(slots);

const isSureOfJobs = ({ found: { jobs } }: LearnedReading): boolean =>
  jobs.length > 0 && jobs.flatMap(saidOf).every(({ sure }) => sure >= sureOfEntries);

/** Texts for fields of one entry, which go together: a degree is told with its field, or not at all. */
type Texts = {
  list: 'workExperience' | 'education';
  at: number;
  said: readonly (Said | undefined)[];
  values: Readonly<Record<string, string>>;
};

const jobTexts = ({ content, found }: LearnedReading): Texts[] =>
  content.workExperience.flatMap(({ company, position }, at): Texts[] => {
    const { slots = {} } = found.jobs[at] ?? {};
    const list = 'workExperience';
    return [
      { list, at, said: [slots.company], values: { company } },
      { list, at, said: [slots.position], values: { position } },
    ];
  });

const studyTexts = ({ content, found }: LearnedReading): Texts[] =>
  content.education.map(({ degree, field }, at) => {
    const { slots = {} } = found.studies[at] ?? {};
    return { list: 'education', at, said: [slots.degree, slots.field], values: { degree, field } };
  });

function withTexts(before: Joined, { read }: LearnedReading, texts: readonly Texts[]): Joined {
  const content = structuredClone(before.content);
  const taken = collectFields();
  for (const { list, at, said, values } of texts) {
    const found = said.filter((one) => one !== undefined);
    const isSaid = Object.values(values).some((value) => value !== '');
    if (found.length === 0 || !isSaid || found.some(({ sure }) => sure < sureFrom)) continue;
    Object.assign(content[list][at] ?? {}, values);
    const line = read.lines[read.segments[found[0]?.first ?? -1]?.line ?? -1];
    for (const [name, value] of Object.entries(values))
      taken.note(`${list}[${at}].${name}`, value, Math.min(...found.map(({ sure }) => sure)), line);
  }
  const replaced = new Set(taken.fields.map(({ path }) => path));
  const kept = before.fields.filter(({ path }) => !replaced.has(path));
  return { content, fields: [...kept, ...taken.fields] };
}

/** All jobs as the model has them. */
function withJobs(before: Joined, { content, found, read }: LearnedReading): Joined {
  const { fields, note } = collectFields();
  for (const [at, job] of content.workExperience.entries()) {
    const { slots = {}, items = [], text } = found.jobs[at] ?? {};
    const say = (name: string, value: string, said: Said | undefined) => {
      const line = read.lines[read.segments[said?.first ?? -1]?.line ?? -1];
      note(`workExperience[${at}].${name}`, value, said?.sure ?? doubted, line);
    };
    say('position', job.position, slots.position);
    say('company', job.company, slots.company);
    say('location', job.location, slots['work-place']);
    say('startDate', job.startDate, slots.period);
    say('endDate', job.endDate, slots.period);
    say('description', job.description, text);
    for (const [number, { text: bullet }] of job.bullets.entries())
      say(`bullets[${number}]`, bullet, items[number]);
  }
  const kept = before.fields.filter(({ path }) => !path.startsWith('workExperience['));
  const { workExperience } = content;
  return { content: { ...before.content, workExperience }, fields: [...kept, ...fields] };
}

/** What both readers say of a person, of jobs and of studies, by path. */
function valuesOf({ content }: { content: ResumeContent }): Map<string, string> {
  const { personalInfo, workExperience, education } = content;
  const { firstName, lastName } = personalInfo;
  const pairs: [string, string][] = [
    ['personalInfo.firstName', firstName],
    ['personalInfo.lastName', lastName],
    ...workExperience.flatMap(({ company, position, startDate, endDate }, at) =>
      Object.entries({ company, position, startDate, endDate }).map(
        ([name, value]): [string, string] => [`workExperience[${at}].${name}`, value],
      ),
    ),
    ...education.flatMap(({ institution, degree, field }, at): [string, string][] => [
      [`education[${at}].institution`, institution],
      [`education[${at}].degree`, `${degree} ${field}`],
    ]),
  ];
  return new Map(pairs.map(([path, value]) => [path, plain(value)]));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const doubtfulFields = (
  fields: readonly ReadField[],
  rules: ReadonlyMap<string, string>,
  learned: ReadonlyMap<string, string>,
): ReadField[] =>
  fields.map((field) => {
    const { path, confidence } = field;
    const isCompared = rules.has(path) || learned.has(path);
    const isAgreed = !isCompared || rules.get(path) === learned.get(path);
    return isAgreed ? field : { ...field, confidence: Math.min(confidence, doubted) };
  });
