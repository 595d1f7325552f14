import { textsOf } from '@folio/contract/bullets';
import { unsureBelow } from '../fields/content-fields.ts';
import { type DoubtWeights, plain } from './compared-values.ts';
import type { LabeledEntry, LabeledLines, LabeledText } from './content-of-labels.ts';
import { probabilityOf } from './doubt.ts';
import type { LearnedReading } from './learned-reading.ts';
import { stepOf } from './page-looks.ts';
import type { Joined, Pair } from './pair-entries.ts';

type ListKind = 'workExperience' | 'education' | 'skills' | 'headings' | 'bullets';

/** A list on which the readers disagree, with features for and against the model's list. */
export type ListChoice = {
  kind: ListKind;
  at: number;
  features: readonly string[];
  /**
   * Whether the rules' list is taken without comparison: the rules read it completely and without
   * doubt, and the model is not more certain, or has fewer and incomplete entries.
   */
  isSettled?: boolean;
};

/**
 * Returns the entry lists for which the readers found different numbers of entries. A reader that
 * found none is ignored.
 */
export function entryChoices(rules: Joined, learned: LearnedReading): ListChoice[] {
  const { found } = learned;
  const of = (kind: 'workExperience' | 'education', entries: readonly LabeledEntry[]) => {
    const [ours, theirs] = [rules.content[kind], learned.content[kind]];
    if (ours.length === theirs.length || theirs.length === 0) return [];
    const own = theirs.filter((entry) => !isElsewhere(entry, rules));
    if (theirs.length > ours.length && own.length <= ours.length) return [];
    const labeledTexts = entries.flatMap(({ slots }) => Object.values(slots));
    const choice = choiceOf(kind, 0, rules, {
      ours: ours.map(keyOfEntry),
      theirs: theirs.map(keyOfEntry),
      labeledTexts,
    });
    const holes = `${holesOf(ours)} ${holesOf(theirs)}`;
    const features = [
      `list ${kind} holes ${holes}`,
      `list ${kind} counts ${Math.min(3, ours.length)} ${Math.min(3, theirs.length)}`,
    ];
    const isWhole = holesOf(ours) === 0 && !hasDoubt(rules, kind);
    const isUncertain = labeledTexts.some(({ probability }) => probability < certainFrom);
    // In files that were new to both readers, the rules were right in eight of nine such cases.
    const hasLost = theirs.length < ours.length && holesOf(ours) === 0 && holesOf(theirs) > 0;
    const isSettled = hasLost || (!hasMore(own, ours) && isWhole && isUncertain);
    return [{ ...choice, features: [...choice.features, ...features], isSettled }];
  };
  return [...of('workExperience', found.jobs), ...of('education', found.studies)];
}

/** Returns the text lists on which the readers disagree. */
export function textChoices({ rules, learned }: Pair): ListChoice[] {
  const { content, found, headings, read: labeled } = learned;
  const skillsOf = ({ content: { skills } }: Pick<Joined, 'content'>) =>
    skills.flatMap(({ items }) => items);
  const bullets = rules.content.workExperience.flatMap((job, at) => {
    const read = content.workExperience[at]?.bullets ?? [];
    const { items = [] } = found.jobs[at] ?? {};
    const texts = { ours: textsOf(job.bullets), theirs: textsOf(read), labeledTexts: items };
    // Segments end at colons, even within an address that the rules kept whole.
    const isSettled =
      addressesIn(texts.ours) > addressesIn(texts.theirs) ||
      arePieces(texts.theirs, job) ||
      (items.length > texts.ours.length && items.some((item) => beginsWithin(item, labeled)));
    return [{ ...choiceOf('bullets', at, rules, texts), isSettled }];
  });
  const skills = { ours: skillsOf(rules), theirs: skillsOf(learned), labeledTexts: found.skills };
  const groups = rules.content.skills;
  const isGrouped = groups.length > 0 && groups.every(({ category }) => category !== '');
  const isSettled = isGrouped && !hasDoubt(rules, 'skills');
  const titles = { ours: rules.headings, theirs: headings, labeledTexts: found.headings };
  return [
    ...bullets,
    { ...choiceOf('skills', 0, rules, skills), isSettled },
    // A heading that occurs twice is a label above parts of entries.
    {
      ...choiceOf('headings', 0, rules, titles),
      isSettled: new Set(headings).size < headings.length,
    },
  ].filter(({ features }) => !features.includes(same));
}

/** Below this share of the rules' letters, the model has found only some of the bullets. */
const leastShare = 0.5;

/**
 * Whether the model's bullets are pieces of those of the rules: some begin within a sentence, as
 * where a line or bold text ends, or they have only a few of the letters and no others. Ignores
 * bullets that the rules read into the description.
 */
function arePieces(theirs: readonly string[], job: Job): boolean {
  const [description = '', ...wholes] = [job.description, ...textsOf(job.bullets)].map(signless);
  const others = theirs.filter((text) => !description.includes(signless(text)));
  const isWithin = (text: string, from: number) =>
    wholes.some((whole) => whole.indexOf(signless(text)) >= from);
  const isShort = signless(others.join('')).length < leastShare * wholes.join('').length;
  return (
    others.filter((text) => /^\p{Ll}/u.test(text) && isWithin(text, 1)).length > 1 ||
    (isShort && others.every((text) => isWithin(text, 0)))
  );
}

type Job = Pick<Joined['content']['workExperience'][number], 'bullets' | 'description'>;

const signless = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a bullet begins after another word of its line, as at the end of bold text, and is
 * therefore only a piece.
 */
function beginsWithin({ first }: LabeledText, { lines, segments }: LabeledLines): boolean {
  const segment = segments[first];
  const cell = segment && lines[segment.line]?.cells[segment.cell];
  return /[\p{L}\p{M}\p{N}],?\s*$/u.test(cell?.text.slice(0, segment?.from) ?? '');
}

const addressesIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.split('://').length - 1, 0);

/** Whether the rules read an entry in a section of another kind: a certificate is not a job. */
function isElsewhere(entry: Entry, { content }: Joined): boolean {
  const { certifications, projects, volunteering, courses, awards } = content;
  const { memberships, militaryService } = content;
  const others = [
    certifications,
    projects,
    volunteering,
    courses,
    awards,
    memberships,
    militaryService,
  ].flat();
  const [, name = ''] = namesOf(entry);
  const values = others.flatMap((one) => Object.values(one)).map((value) => plain(`${value}`));
  return name !== '' && values.includes(plain(name));
}

/** Whether a list has more entries but no more text, so that it only split an entry. */
const hasMore = (theirs: readonly Entry[], ours: readonly Entry[]): boolean =>
  theirs.length > ours.length && lettersOf(theirs) > 1.1 * lettersOf(ours);

const lettersOf = (entries: readonly Entry[]): number =>
  plain(entries.map(keyOfEntry).join('')).length;

/** Whether the model's list is more likely the better one. */
export const isLikelier = (weights: DoubtWeights, choice: ListChoice): boolean =>
  !choice.isSettled && probabilityOf(weights, choice.features) > 0.5;

/** If every text is at least this certain, the model may contradict rules that have no doubt. */
const certainFrom = 0.9;

const same = 'list the same';

const hasDoubt = ({ fields }: Joined, list: string): boolean =>
  fields.some(({ path, confidence }) => path.startsWith(`${list}[`) && confidence < unsureBelow);

type Lists = {
  ours: readonly string[];
  theirs: readonly string[];
  labeledTexts: readonly LabeledText[];
};

/**
 * Whether the model's texts are the rules' own or their beginnings, so that taking them could only
 * lose text.
 */
const isNoMore = (theirs: readonly string[], ours: readonly string[]): boolean =>
  ours.length === theirs.length && ours.every((text, at) => text.startsWith(theirs[at] ?? '\0'));

function choiceOf(kind: ListKind, at: number, { fields }: Joined, lists: Lists): ListChoice {
  const [ours, theirs] = [lists.ours.map(plain), lists.theirs.map(plain)];
  if (isNoMore(theirs, ours)) return { kind, at, features: [same] };
  const probabilities = lists.labeledTexts.map(({ probability }) => probability);
  const path = kind === 'bullets' ? `workExperience[${at}].bullets` : kind;
  const own = fields.filter((field) => field.path.startsWith(path));
  const doubted = own.filter(({ confidence }) => confidence < unsureBelow).length;
  const both = ours.filter((text) => theirs.includes(text)).length;
  const shared = (2 * both) / (ours.length + theirs.length);
  const letters = (texts: readonly string[]) => Math.max(1, texts.join('').length);
  const longer = letters(theirs) / letters(ours);
  const mean = probabilities.reduce((sum, one) => sum + one, 0) / Math.max(1, probabilities.length);
  const step = {
    least: stepOf(Math.min(1, ...probabilities), 0.3, 0.5, 0.7, 0.9),
    mean: stepOf(mean, 0.6, 0.8, 0.9, 0.97),
    more: Math.sign(theirs.length - ours.length),
    longer: stepOf(longer, 0.5, 0.9, 0.98, 1.02, 1.1, 2),
  };
  const features = [
    '',
    `none ${ours.length === 0} ${theirs.length === 0}`,
    `more ${step.more}`,
    `shared ${stepOf(shared, 0.01, 0.3, 0.6, 0.8, 0.95)}`,
    `least ${step.least}`,
    `mean ${step.mean}`,
    `longer ${step.longer}`,
    `longer ${step.longer} more ${step.more}`,
    `more ${step.more} mean ${step.mean}`,
    `doubted ${Math.min(2, doubted)}`,
    `doubted ${Math.min(2, doubted)} mean ${step.mean}`,
  ];
  return { kind, at, features: features.map((feature) => `list ${kind} ${feature}`) };
}

type Entry = Record<string, unknown>;

const namesOf = (entry: Entry): string[] =>
  ['company', 'position', 'institution', 'degree', 'startDate'].flatMap((name) =>
    name in entry ? [`${entry[name]}`] : [],
  );
const keyOfEntry = (entry: Entry): string => namesOf(entry).join(' ');

/** Describes how many entries lack a name, a role or a beginning: none, some, or most of them. */
function holesOf(entries: readonly Entry[]): number {
  const lacking = entries.filter((entry) => namesOf(entry).includes('')).length;
  return entries.length === 0 ? 3 : stepOf(lacking / entries.length, 0.01, 0.5);
}
