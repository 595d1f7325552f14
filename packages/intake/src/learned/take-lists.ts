import type { Bullet } from '@folio/contract/bullets';
import { collectFields, type Note, type ReadField } from '../fields/content-fields.ts';
import { plain } from './compared-values.ts';
import {
  type LabeledEntry,
  type LabeledLines,
  type LabeledText,
  lineOf,
} from './content-of-labels.ts';
import type { LearnedReading } from './learned-reading.ts';
import type { ListChoice } from './list-choices.ts';
import { entryLists, type Joined, type Pair } from './pair-entries.ts';

/** Certainty of an entry none of whose parts has a label. */
const probabilityOfOthers = 0.5;

/** Returns the rules' reading, with the model's entries where the rules have none at that index. */
export function withAdded({ rules, learned, added }: Pair): Joined {
  const content = { ...rules.content };
  const { fields, note } = collectFields();
  for (const list of entryLists) {
    const isAdded = (at: number) => added.has(`${list}[${at}]`);
    const hasAdded = content[list].some((_, at) => isAdded(at));
    const join = <T extends Entry>(ours: T[], theirs: T[]) =>
      ours.map((entry, at) => {
        const other = theirs[at];
        if (!other || !hasAdded) return entry;
        // Takes all ids from one list, since ids are numbers in both and would collide.
        return isAdded(at) ? other : { ...entry, id: other.id, place: other.place };
      });
    if (list === 'education') content[list] = join(content[list], learned.content[list]);
    else content[list] = join(content[list], learned.content[list]);
    for (const at of content[list].keys()) if (isAdded(at)) noteEntry(learned, list, at, note);
  }
  return { ...rules, content, fields: [...rules.fields, ...fields] };
}

type Entry = { id: string; place: string };

/** The label whose text each field of an entry contains. */
const partsOf = {
  workExperience: {
    position: 'position',
    company: 'company',
    location: 'work-place',
    startDate: 'period',
    endDate: 'period',
  },
  education: {
    institution: 'school',
    degree: 'degree',
    field: 'field',
    location: 'study-place',
    startDate: 'study-period',
    endDate: 'study-period',
  },
} as const;

function noteEntry(
  { content, found, read }: LearnedReading,
  list: keyof typeof partsOf,
  at: number,
  note: Note,
): void {
  const entries: readonly LabeledEntry[] = list === 'education' ? found.studies : found.jobs;
  const { slots = {}, text, items = [] } = entries[at] ?? {};
  const entry: Record<string, unknown> = { ...content[list][at] };
  const say = (name: string, labeled: LabeledText | undefined) =>
    note(
      `${list}[${at}].${name}`,
      `${entry[name]}`,
      labeled?.probability ?? probabilityOfOthers,
      lineOf(read, labeled),
    );
  for (const [name, part] of Object.entries(partsOf[list])) say(name, slots[part]);
  say('description', text);
  if (list === 'workExperience')
    noteBullets({ read, items }, content[list][at]?.bullets ?? [], `${list}[${at}]`, note);
}

type Items = { read: LabeledLines; items: readonly LabeledText[] };

function noteBullets({ read, items }: Items, bullets: readonly Bullet[], path: string, note: Note) {
  for (const [at, { text }] of bullets.entries()) {
    const labeled = items[at];
    note(
      `${path}.bullets[${at}]`,
      text,
      labeled?.probability ?? probabilityOfOthers,
      lineOf(read, labeled),
    );
  }
}

/** Returns a reading with the model's text lists that are more likely correct. */
export function withLists(before: Joined, pair: Pair, lists: readonly ListChoice[]): Joined {
  return lists.reduce((joined, choice) => withList(joined, pair.learned, choice), before);
}

export function withList(
  before: Joined,
  learned: LearnedReading,
  { kind, at }: ListChoice,
): Joined {
  const { fields, note } = collectFields();
  const content = { ...before.content };
  const kept = (path: string): ReadField[] => [
    ...before.fields.filter((field) => !field.path.startsWith(path)),
    ...fields,
  ];
  if (kind === 'headings') return { ...before, headings: learned.headings };
  if (kind === 'skills') {
    content.skills = learned.content.skills;
    noteSkills(learned, note);
    return { ...before, content, fields: kept('skills[') };
  }
  if (kind !== 'bullets') return before;
  const path = `workExperience[${at}]`;
  const { bullets, items, description } = bodyOf(content.workExperience[at]?.description, {
    bullets: withBold(learned.content.workExperience[at]?.bullets ?? [], before),
    items: learned.found.jobs[at]?.items ?? [],
  });
  content.workExperience = content.workExperience.map((job, number) =>
    number === at ? { ...job, bullets, description } : job,
  );
  noteBullets({ read: learned.read, items }, bullets, path, note);
  return { ...before, content, fields: kept(`${path}.bullets[`) };
}

/** A character before a line that the rules do not recognize as a bullet. */
const marked = /^[^\p{L}\p{M}\p{N}"'“(]{1,2}\s/u;

type Body = { bullets: readonly Bullet[]; items: readonly LabeledText[] };

/**
 * Combines the rules' description of a job with the model's bullets if both have the same text.
 * Several bullets that are lines of the description are items without bullet characters, and are
 * removed from it. Pieces of its lines are not bullets, nor is a single line: in files new to both
 * readers, 59 of 67 such lines were in a paragraph.
 */
function bodyOf(description = '', { bullets, items }: Body) {
  const lines = description.split('\n').map((text) => ({ text, key: plain(text) }));
  const keys = bullets.map(({ text }) => plain(text));
  const stacked = new Set(keys.filter((key) => lines.some((line) => line.key === key)));
  const isList = stacked.size > 1 || lines.some(({ text }) => marked.test(text));
  const isBullet = (_: unknown, at: number): boolean => {
    const key = keys[at] ?? '';
    return (isList && stacked.has(key)) || !lines.some((line) => line.key.includes(key));
  };
  const left = isList ? lines.filter(({ key }) => !stacked.has(key)) : lines;
  return {
    bullets: bullets.filter(isBullet),
    items: items.filter(isBullet),
    description: left
      .map(({ text }) => text)
      .join('\n')
      .trim(),
  };
}

/** Restores bold in bullets that the rules also read, since only they preserve it. */
function withBold(bullets: readonly Bullet[], { content }: Joined): Bullet[] {
  const all = content.workExperience.flatMap((job) => job.bullets);
  const marked = new Map(all.map(({ text }) => [plain(text), text]));
  return bullets.map((one) => ({ ...one, text: marked.get(plain(one.text)) ?? one.text }));
}

function noteSkills({ content, found, read }: LearnedReading, note: Note): void {
  for (const [at, { category, items }] of content.skills.entries()) {
    const own = found.skills.filter(({ text }) => items.includes(text));
    const least = Math.min(1, ...own.map(({ probability }) => probability));
    note(`skills[${at}].category`, category, least, lineOf(read, own[0]));
    note(`skills[${at}].items`, items.join(', '), least, lineOf(read, own[0]));
  }
}
