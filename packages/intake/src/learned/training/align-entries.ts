import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type FoundDate, findDate } from '../../vocabulary/dates.ts';
import { type Label, type Part, partOf, regionOf } from '../labels.ts';
import { keyOf, type Segment } from '../segments.ts';
import type { Sheet } from './label-sheet.ts';
import type { Hit } from './text-index.ts';

/** An entry to find: its values by label, and the texts of its body. */
type Entry = {
  values: readonly (readonly [Part, string])[];
  /** A degree and its field, which may share one segment. */
  joined?: readonly [string, string];
  period: Part;
  dates: { startDate: string; endDate: string };
  items: readonly string[];
  texts: readonly string[];
  text: Part;
};

export const jobsOf = ({ workExperience }: ResumeContent): Entry[] =>
  workExperience.map((job) => ({
    values: [
      ['position', job.position],
      ['company', job.company],
      ['work-place', job.location],
    ],
    period: 'period',
    dates: job,
    items: textsOf(job.bullets),
    texts: job.description.split('\n'),
    text: 'work-text',
  }));

export const studiesOf = ({ education }: ResumeContent): Entry[] =>
  education.map((one) => ({
    values: [
      ...([
        ['school', one.institution],
        ['degree', one.degree],
      ] as const),
      ...([
        ['field', one.field],
        ['study-place', one.location],
      ] as const),
    ],
    joined: [one.degree, one.field],
    period: 'study-period',
    dates: one,
    items: [],
    texts: one.description.split('\n'),
    text: 'study-text',
  }));

/** Greatest distance of a value from the middle of its entry, in segments. */
const reachOfEntry = 26;

/** Labels entries one by one, in order, each where most of its values are closest together. */
export function alignEntries(sheet: Sheet, entries: readonly Entry[]): void {
  const { labels, find, set, nearest } = sheet;
  let last = 0;
  for (const entry of entries) {
    const parts = placesOf(sheet, entry);
    const { items, texts, text } = entry;
    const lists = parts.filter(([part]) => !part.endsWith('place')).map(([, hits]) => hits);
    const body = find(items[0] ?? texts[0] ?? '');
    const middle = middleOf(sheet, [...lists, body], last, regionOf(text));
    if (middle === undefined) continue;
    const first = Math.min(...setHeader(sheet, entry, parts, middle));
    if (first < labels.length) {
      labels[first] = `${labels[first]}^` as Label;
      last = Math.max(last, first + 1);
    }
    for (const item of items) set(nearest(find(item), middle), 'bullet', 'bullet-more');
    for (const one of texts) set(nearest(find(one.replace(/^- /, '')), middle), text);
  }
}

type Places = readonly (readonly [Part, readonly Hit[]])[];

const placesOf = ({ find, segments }: Sheet, { values, period, dates }: Entry): Places => [
  ...values.map(([part, value]) => [part, find(value)] as const),
  [period, datesLike(segments, dates)],
];

/** Labels the values of an entry's header, and returns the first segment. */
function setHeader(sheet: Sheet, { joined }: Entry, places: Places, middle: number): number[] {
  const taken: number[] = [];
  const both = joined && segmentWith(sheet, joined, middle);
  const take = (hit: Hit | undefined, part: Part) => {
    if (!hit || Math.abs(hit.from - middle) >= reachOfEntry) return;
    sheet.set(hit, part);
    taken.push(hit.from);
  };
  if (both !== undefined) take({ from: both, to: both, fit: 1 }, 'degree');
  for (const [part, hits] of places)
    if (both === undefined || (part !== 'degree' && part !== 'field'))
      take(sheet.nearest(hits, middle), part);
  return taken;
}

function segmentWith({ segments, labels }: Sheet, texts: readonly string[], middle: number) {
  const keys = texts.map(keyOf);
  if (keys.includes('')) return undefined;
  const found = segments.findIndex(({ text }, at) => {
    const isNear = Math.abs(at - middle) < 12 && !labels[at];
    return isNear && keys.every((key) => keyOf(text).includes(key));
  });
  return found < 0 ? undefined : found;
}

/** Finds where most of an entry's values are close together, after the previous entry. */
function middleOf(sheet: Sheet, all: readonly (readonly Hit[])[], last: number, region: string) {
  const lists = all.filter((hits) => hits.length > 0);
  const isFree = (at: number) => {
    const label = sheet.labels[at];
    return !label || (label !== 'heading' && regionOf(partOf(label)) === region);
  };
  const costOf = (middle: number) => {
    const near = (hit: Hit) => Math.min(30, Math.abs(hit.from - middle)) + 8 * (1 - hit.fit);
    const apart = lists.reduce((sum, hits) => sum + Math.min(...hits.map(near)), 0);
    return apart + (middle < last ? 12 + Math.min(20, last - middle) : 0);
  };
  const middles = [...new Set(lists.flat().map(({ from }) => from))].filter(isFree);
  return middles.map((at) => [at, costOf(at)] as const).sort((a, b) => a[1] - b[1])[0]?.[0];
}

function datesLike(segments: readonly Segment[], want: Entry['dates']): Hit[] {
  return segments.flatMap(({ isDate, text }, at) => {
    const date = isDate ? findDate(text) : undefined;
    const fit = date ? likeness(date, want) : 0;
    return fit > 0 ? [{ from: at, to: at, fit }] : [];
  });
}

/** Returns 1 for the same period, or 0.6 for one of its dates if a segment has no other. */
function likeness({ startDate, endDate, isRange }: FoundDate, want: Entry['dates']): number {
  const isEnd = endDate === want.endDate;
  if (startDate !== '' && startDate === want.startDate) return isEnd ? 1 : isRange ? 0 : 0.6;
  if (!isRange) return startDate === want.endDate ? 0.6 : 0;
  return isEnd && endDate !== '' && want.startDate === '' ? 0.6 : 0;
}
