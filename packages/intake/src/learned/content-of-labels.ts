import type { ResumeContent } from '@folio/contract/resume-content';
import { trimSegment, withoutAddress } from '../entries/header-segments.ts';
import { fitContent } from '../fields/content-fields.ts';
import { splitDegree } from '../fields/degrees.ts';
import { bareName } from '../fields/name.ts';
import { splitName } from '../fields/split-name.ts';
import { type Line, textOf } from '../layout/model.ts';
import { findEmail, findPhone } from '../vocabulary/addresses.ts';
import { findDate, findRange } from '../vocabulary/dates.ts';
import { joinWrapped } from '../vocabulary/letters.ts';
import { placeAlone } from '../vocabulary/places.ts';
import { withoutDocumentTitle } from '../vocabulary/set-phrases.ts';
import { type EntryWeights, findEntries, latticeOf } from './entry-model.ts';
import { type LabeledLines, type LabelRun, labelRunsOf } from './label-runs.ts';
import { labelOf, type Part, partOf, type Region, regionOf } from './labels.ts';
import type { Segment } from './segments.ts';

/**
 * A text joined from segments `first` to `last`. Its probability is that of the least certain
 * segment.
 */
export type LabeledText = { text: string; probability: number; first: number; last: number };
type Slots = Partial<Record<Part, LabeledText>>;
export type LabeledEntry = { slots: Slots; items: LabeledText[]; text?: LabeledText };

/** Labeled texts before they become content. */
export type Labeled = {
  person: Slots;
  jobs: LabeledEntry[];
  studies: LabeledEntry[];
  skills: LabeledText[];
  /** Titles of skill groups. Each contains the skills up to the next title. */
  skillGroups: LabeledText[];
  headings: LabeledText[];
};

export type { LabeledLines };

/** Returns the line on which a text begins. */
export const lineOf = (
  { lines, segments }: LabeledLines,
  labeled: LabeledText | undefined,
): Line | undefined => lines[segments[labeled?.first ?? -1]?.line ?? -1];

/** Collects segments by label, and jobs and studies by the entries that were found. */
export function gather(read: LabeledLines, weights: EntryWeights): Labeled {
  const { segments, labels, probabilities } = read;
  const person: Slots = {};
  const skills: LabeledText[] = [];
  const skillGroups: LabeledText[] = [];
  const headings: LabeledText[] = [];
  for (const [at, segment] of segments.entries()) {
    const part = partOf(labelOf(labels[at] ?? 0));
    const labeled = {
      text: segment.text,
      probability: probabilities[at] ?? 0,
      first: at,
      last: at,
    };
    if (part.startsWith('heading-')) addHeading(read, headings, labeled);
    else if (part === 'skill-group' || (part === 'skill' && isLabel(read, segment)))
      skillGroups.push(labeled);
    else if (part === 'skill') addSkill(read, skills, labeled);
    else if (regionOf(part) === 'other' || part === 'summary') addTo(read, person, part, labeled);
  }
  const entriesOf = (region: Region) => {
    const runs = labelRunsOf(read, region);
    const spans = findEntries(latticeOf(runs), weights);
    return spans.map(({ from, to }) => entryOf(read, runs.slice(from, to)));
  };
  const entries = { jobs: entriesOf('work'), studies: entriesOf('study') };
  return { person, ...entries, skills, skillGroups, headings };
}

/** Whether a text ends its cell with a colon, so that it labels the next cell. */
const isLabel = ({ lines }: LabeledLines, { line, cell, to }: Segment): boolean =>
  /^\s*:$/.test(lines[line]?.cells[cell]?.text.slice(to) ?? '');

/**
 * Adds a text to a slot. A second text is joined only if it directly follows the first; a summary
 * may have gaps.
 */
function addTo(read: LabeledLines, slots: Slots, part: Part, labeled: LabeledText): void {
  const before = slots[part];
  if (!before) slots[part] = labeled;
  else if (before.last === labeled.first - 1 || part === 'summary')
    slots[part] = join(read, before, labeled);
}

/** Keeps the more certain of two texts for a slot. The other is usually a department or a team. */
function entryOf(read: LabeledLines, runs: readonly LabelRun[]): LabeledEntry {
  const entry: LabeledEntry = { slots: {}, items: [] };
  for (const { part, first, last, probability } of runs) {
    if (part === 'body') addBody(read, entry, first, last);
    else if ((entry.slots[part]?.probability ?? 0) < probability)
      entry.slots[part] = textOfSegments(read, first, last);
  }
  return entry;
}

function textOfSegments(read: LabeledLines, first: number, last: number): LabeledText {
  const one = (at: number): LabeledText => ({
    text: read.segments[at]?.text ?? '',
    probability: read.probabilities[at] ?? 0,
    first: at,
    last: at,
  });
  let joined = one(first);
  for (let at = first + 1; at <= last; at++) joined = join(read, joined, one(at));
  return joined;
}

function addBody(read: LabeledLines, entry: LabeledEntry, first: number, last: number): void {
  for (let at = first; at <= last; at++) {
    const part = partOf(labelOf(read.labels[at] ?? 0));
    const labeled = textOfSegments(read, at, at);
    const item = entry.items.at(-1);
    if (part === 'bullet') entry.items.push(labeled);
    else if (part === 'bullet-more' && item)
      entry.items[entry.items.length - 1] = join(read, item, labeled);
    else if (part === 'work-text' || part === 'study-text')
      entry.text = entry.text ? join(read, entry.text, labeled) : labeled;
  }
}

function addHeading(read: LabeledLines, headings: LabeledText[], labeled: LabeledText): void {
  const last = headings.at(-1);
  const [above, own] = [read.segments[labeled.first - 1], read.segments[labeled.first]];
  const isBelow = (own?.line ?? 0) - (above?.line ?? 0) <= 1 && above?.size === own?.size;
  if (last?.last === labeled.first - 1 && isBelow)
    headings[headings.length - 1] = join(read, last, labeled);
  else headings.push(labeled);
}

function addSkill(read: LabeledLines, skills: LabeledText[], labeled: LabeledText): void {
  const [before, here] = [read.segments[labeled.first - 1], read.segments[labeled.first]];
  const last = skills.at(-1);
  const isNext = last?.last === labeled.first - 1;
  const isWrapped = before?.line === (here?.line ?? 0) - 1 && /^\p{Ll}/u.test(labeled.text);
  const isBracket = here?.sign.startsWith('(') === true;
  if (last && isNext && ((isWrapped && before?.isItem === here?.isItem) || isBracket))
    skills[skills.length - 1] = join(read, last, labeled);
  else
    skills.push(
      ...labeled.text.split(/[,;|•·]/).map((text) => ({ ...labeled, text: text.trim() })),
    );
}

/** Joins two segments as the file does: with the separator between them, or across a line break. */
function join(
  { lines, segments }: LabeledLines,
  before: LabeledText,
  next: LabeledText,
): LabeledText {
  const [a, b] = [segments[before.last], segments[next.first]];
  const joined = {
    probability: Math.min(before.probability, next.probability),
    first: before.first,
    last: next.last,
  };
  if (!a || !b) return { ...joined, text: before.text };
  if (a.line !== b.line) return { ...joined, text: joinWrapped(before.text, next.text) };
  if (a.cell !== b.cell) return { ...joined, text: `${before.text} ${next.text}` };
  const cell = lines[a.line]?.cells[a.cell]?.text ?? '';
  const close = cell.slice(a.to, b.to).includes('(')
    ? (/^[)\]]/.exec(cell.slice(b.to))?.[0] ?? '')
    : '';
  return { ...joined, text: before.text + cell.slice(a.to, b.to) + close };
}

/** Converts the collected texts to content. Contact details are recognized by their form. */
export function contentOf(read: LabeledLines, found: Labeled): ResumeContent {
  const { person } = found;
  const of = (slots: Slots, part: Part) => slots[part]?.text ?? '';
  const texts = read.lines.map(textOf);
  const firstOf = <T>(find: (text: string) => T | undefined): T | undefined => {
    for (const text of texts) {
      const value = find(text);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const near = read.segments[person.phone?.first ?? -1]?.line;
  const phone = findPhone(texts[near ?? -1] ?? '') ?? firstOf(findPhone);
  return fitContent({
    personalInfo: {
      ...splitName(bareName(withoutDocumentTitle(of(person, 'name')))),
      title: of(person, 'title'),
      location: of(person, 'place'),
      email: firstOf(findEmail) ?? '',
      phone: phone?.phone ?? '',
      website: of(person, 'website').replace(/(?<![\s|•·–—-])[\s|•·–—-]+$/, ''),
      summary: of(person, 'summary'),
    },
    workExperience: withEmployers(found.jobs).map(({ slots, items, text }) => ({
      company: trim(of(slots, 'company')),
      position: trim(of(slots, 'position')),
      location: placeAlone(of(slots, 'work-place')),
      ...datesOf(read, slots.period),
      bullets: items.map((item) => item.text),
      description: text?.text ?? '',
    })),
    education: found.studies.map(({ slots, text }) => ({
      institution: trim(of(slots, 'school')),
      ...splitDegree(of(slots, 'degree'), of(slots, 'field').replace(/^(?:in|of)\s/i, '')),
      location: placeAlone(of(slots, 'study-place')),
      ...endAlone(datesOf(read, slots['study-period'])),
      description: text?.text ?? '',
    })),
    skills: skillGroupsOf(found),
  });
}

function skillGroupsOf({ skills, skillGroups }: Labeled) {
  const groups = new Map<LabeledText | undefined, string[]>();
  for (const { text, first } of skills) {
    const title = skillGroups.findLast((group) => group.last < first);
    if (text) groups.set(title, [...(groups.get(title) ?? []), text]);
  }
  return [...groups].map(([title, items]) => ({ category: title?.text ?? '', items }));
}

/** A remark without its end: 'Acme (colocation'. */
const tornRemark = /(?<=\p{L})\s*\([^()]*$/u;

/**
 * Trims a header's text like the rules do: 'with Acme', '@ Acme' and '1. Joiner' lose their
 * beginning.
 */
const trim = (text: string): string =>
  trimSegment(text.replace(tornRemark, '')) || withoutAddress(text);

/**
 * Copies the employer of the role above to roles without one, because several roles at one employer
 * name it once.
 */
function withEmployers(jobs: readonly LabeledEntry[]): LabeledEntry[] {
  let company: LabeledText | undefined;
  return jobs.map((job) => {
    company = job.slots.company ?? company;
    return { ...job, slots: { ...job.slots, ...(company && { company }) } };
  });
}

type Dates = { startDate?: string; endDate?: string; current?: boolean };

/** The single date of a study is its end, whereas that of a job is its start. */
const endAlone = (dates: Dates): Dates =>
  dates.startDate === dates.endDate ? { ...dates, startDate: '' } : dates;

/** Reads a period. If its two dates are in separate cells, the whole line is read. */
function datesOf({ lines, segments }: LabeledLines, period: LabeledText | undefined): Dates {
  const segment = segments[period?.first ?? -1];
  if (!period || !segment) return {};
  const cells = lines[segment.line]?.cells ?? [];
  const cell = cells[segment.cell]?.text.slice(segment.from) ?? '';
  const row = [cell, ...cells.slice(segment.cell + 1).map(({ text }) => text)].join(' ');
  const tries = [period.text, period.text.replace(' ', ' – '), cell, row];
  const range = tries.map(findRange).find((one) => one !== undefined && one.index < 2);
  const date = range ?? findDate(period.text);
  if (!date) return {};
  const { startDate, endDate, current, isRange } = date;
  return { startDate, current, endDate: isRange || current ? endDate : startDate };
}
