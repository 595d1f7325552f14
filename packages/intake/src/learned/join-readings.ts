import type { ResumeContent } from '@folio/contract/resume-content';
import { collectFields, type Note, type ReadField, sureFrom } from '../fields/content-fields.ts';
import type { Line } from '../layout/model.ts';
import { companySuffix, endsAsCompany } from '../vocabulary/names.ts';
import { type Compared, type DoubtWeights, pathsOf, plain } from './compared-values.ts';
import type { LabelledEntry, LabelledLines, Said } from './content-of-labels.ts';
import { isAlike, type Judged, judgedValues, judgeFields, probabilityOf, saidOf } from './doubt.ts';
import type { LearnedReading } from './learned-reading.ts';

export type Joined = { content: ResumeContent; fields: ReadField[] };
type Job = ResumeContent['workExperience'][number];

/** Jobs of another number than the rules read are taken where the least sure text of them is as sure. */
const sureJobsFrom = 0.5;
/** Nor do less sure ones where the rules read all jobs whole and doubt nothing of them. */
const surerFrom = 0.9;
/** Of a text that is put together of what has no label of its own. */
const sureOfOthers = 0.5;

/**
 * Two readings of one file as one. Jobs are parted as the rules have them, or as the model does where it
 * finds others and is sure. Of a person's values, and of those of an entry that both have found, the one is
 * taken that is likelier right by what was learned of strangers' files: who says it, how sure, against whom.
 * All else is the rules'.
 */
export function joinReadings(rules: Joined, learned: LearnedReading, doubt: DoubtWeights): Joined {
  const jobs = rules.content.workExperience;
  const isSameCount = jobs.length === learned.content.workExperience.length;
  const isSettled = jobs.length > 0 && settledJobs(rules).size === jobs.length;
  const isModels = !isSameCount && isSureOfJobs(learned, isSettled ? surerFrom : sureJobsFrom);
  const parted = isModels ? withJobs(rules, learned) : rules;
  const chosen = withLikelier(parted, rules, learned, doubt);
  return { ...chosen, fields: judgeFields(chosen, rules, learned, doubt) };
}

/** Jobs of which the rules read employer, role and beginning, and doubt none of what they read. */
function settledJobs({ content, fields }: Joined): Set<number> {
  const doubts = fields.filter(({ confidence }) => confidence < sureFrom).map(({ path }) => path);
  const isSettled = ({ company, position, startDate }: Job, at: number) =>
    company !== '' &&
    position !== '' &&
    startDate !== '' &&
    !doubts.some((path) => path.startsWith(`workExperience[${at}].`));
  return new Set(content.workExperience.flatMap((job, at) => (isSettled(job, at) ? [at] : [])));
}

const textsOf = ({ slots }: LabelledEntry): Said[] => Object.values(slots);

const isSureOfJobs = ({ found: { jobs } }: LearnedReading, from: number): boolean =>
  jobs.length > 0 && jobs.flatMap(textsOf).every(({ sure }) => sure >= from);

/** What the rules do not say is as likely as not to be said nowhere. */
const ofNothing = 0.5;

function withLikelier(
  before: Joined,
  rules: Joined,
  learned: LearnedReading,
  doubt: DoubtWeights,
): Joined {
  const content = structuredClone(before.content);
  const { fields: taken, note } = collectFields();
  for (const value of likelierValues(rules, learned, doubt)) {
    const own = entryOf(content, value);
    const from = entryOf(learned.content, value);
    if (!own || !from) continue;
    for (const name of copiedNames(value)) own[name] = from[name];
    const line = lineOf(learned.read, saidOf(learned, value));
    for (const [at, path] of pathsOf(value).entries())
      note(path, `${from[value.names[at] ?? ''] ?? ''}`, 1, line);
  }
  const replaced = new Set(taken.map(({ path }) => path));
  return {
    content,
    fields: [...before.fields.filter(({ path }) => !replaced.has(path)), ...taken],
  };
}

/** The model's values that are likelier right than the rules'. */
function likelierValues(rules: Joined, learned: LearnedReading, doubt: DoubtWeights): Judged[] {
  const ours = byKey(judgedValues(rules.content, rules, learned));
  const likelier = byKey(
    judgedValues(learned.content, rules, learned).filter((value) => {
      const own = ours.get(value.key);
      if (own?.text === value.text || isTorn(value, own, rules, learned)) return false;
      if (!isAlike(rules.content, learned.content, value.holder)) return false;
      return (
        probabilityOf(doubt, value.signs) > (own ? probabilityOf(doubt, own.signs) : ofNothing)
      );
    }),
  );
  const said = (key: string) => (likelier.get(key) ?? ours.get(key))?.text;
  // No employer is called as the role: one of the two texts is of another entry.
  const isClash = ({ kind, at }: Judged) =>
    (kind === 'company' || kind === 'position') && said(`company ${at}`) === said(`position ${at}`);
  return [...likelier.values()].filter((value) => !isClash(value));
}

/**
 * What the model's segments tear apart and the rules keep whole: a period that lost its end, and an employer
 * that lost its legal form, which then stands before its place.
 */
function isTorn(
  value: Judged,
  own: Judged | undefined,
  rules: Joined,
  learned: LearnedReading,
): boolean {
  const isPart = own?.text.startsWith(value.text) === true;
  if (/period$/.test(value.kind)) return isPart;
  const { company = '', location = '' } = entryOf(learned.content, value) ?? {};
  if (value.kind === 'work-place') return companySuffix.test(`${location}`.split(',')[0] ?? '');
  const whole = `${entryOf(rules.content, value)?.company ?? ''}`;
  return value.kind === 'company' && isPart && endsAsCompany(whole) && !endsAsCompany(`${company}`);
}

const byKey = (values: readonly Judged[]) => new Map(values.map((value) => [value.key, value]));

type Values = Record<string, unknown>;

const entryOf = (content: ResumeContent, { holder, at }: Compared): Values | undefined =>
  holder === 'personalInfo' ? content[holder] : content[holder][at];

/** A period that is replaced takes with it whether it goes on. */
const copiedNames = ({ kind, names }: Compared): string[] =>
  kind === 'period' ? [...names, 'current', 'dateText'] : [...names];

const lineOf = ({ lines, segments }: LabelledLines, said: Said | undefined): Line | undefined =>
  lines[segments[said?.first ?? -1]?.line ?? -1];

/**
 * Jobs as the model parts them. One that the rules read alike is theirs, with its words for dates; bullet
 * points that both read have the bold words that the rules keep.
 */
function withJobs(before: Joined, learned: LearnedReading): Joined {
  const { fields, note } = collectFields();
  const alike = new Map(before.content.workExperience.map((job, at) => [keyOfJob(job), at]));
  const marked = new Map(
    before.content.workExperience.flatMap(({ bullets }) =>
      bullets.map(({ text }): [string, string] => [plain(text), text]),
    ),
  );
  const moved: ReadField[] = [];
  const workExperience = learned.content.workExperience.map((job, at) => {
    const from = alike.get(keyOfJob(job));
    const own = from === undefined ? undefined : before.content.workExperience[from];
    if (own) {
      moved.push(...movedFields(before.fields, from ?? 0, at));
      return { ...own, id: job.id, place: job.place };
    }
    const bullets = job.bullets.map((bullet) => ({
      ...bullet,
      text: marked.get(plain(bullet.text)) ?? bullet.text,
    }));
    noteJob(learned, at, { ...job, bullets }, note);
    return { ...job, bullets };
  });
  const kept = before.fields.filter(({ path }) => !path.startsWith('workExperience['));
  return {
    content: { ...before.content, workExperience },
    fields: [...kept, ...moved, ...fields],
  };
}

const keyOfJob = ({ company, position, startDate, endDate, bullets }: Job): string =>
  [company, position, startDate, endDate, ...bullets.map(({ text }) => text)].map(plain).join('|');

const movedFields = (fields: readonly ReadField[], from: number, to: number): ReadField[] =>
  fields
    .filter(({ path }) => path.startsWith(`workExperience[${from}].`))
    .map((field) => ({
      ...field,
      path: field.path.replace(/^workExperience\[\d+\]/, `workExperience[${to}]`),
    }));

function noteJob({ found, read }: LearnedReading, at: number, job: Job, note: Note): void {
  const { slots = {}, items = [], text } = found.jobs[at] ?? {};
  const say = (name: string, value: string, said: Said | undefined) => {
    note(`workExperience[${at}].${name}`, value, said?.sure ?? sureOfOthers, lineOf(read, said));
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
