import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type FoundDate, findDate } from '../../vocabulary/dates.ts';
import { type Label, labelId, type Part, partOf, regionOf } from '../labels.ts';
import { keyOf, type Segment } from '../segments.ts';
import { type Hit, textIndex } from './said-text.ts';

export type Truth = { content: ResumeContent; headings: readonly string[] };

/**
 * The label of each segment, found by where the values of a resume's content stand in its text: headings,
 * then the person, then entry by entry what stands closest together, then lists. What no value claims is
 * something else in its section.
 */
export function alignLabels(
  segments: readonly Segment[],
  { content, headings }: Truth,
): Int16Array {
  const sheet = labelSheet(segments);
  for (const title of headings) sheet.setHeading(title);
  alignPerson(sheet, content.personalInfo);
  alignEntries(sheet, jobsOf(content));
  alignEntries(sheet, studiesOf(content));
  for (const text of content.personalInfo.summary.split(/\n+/))
    sheet.set(sheet.find(text.replace(/^- /, ''))[0], 'summary');
  alignSkills(sheet, content.skills);
  nameSections(sheet.labels);
  return Int16Array.from(sheet.labels, (label) =>
    labelId(label === undefined || label === 'heading' ? 'other' : label),
  );
}

type Sheet = ReturnType<typeof labelSheet>;

/** `heading` stands for all kinds of heading until it is known what stands below. */
type Draft = Label | 'heading' | undefined;

function labelSheet(segments: readonly Segment[]) {
  const labels: Draft[] = segments.map(() => undefined);
  const find = textIndex(segments);
  const set = (hit: Hit | undefined, first: Draft, rest: Draft = first) => {
    if (!hit) return;
    for (let at = hit.from; at <= hit.to; at++) labels[at] ??= at === hit.from ? first : rest;
  };
  /** The free place that is nearest to another, where a whole segment counts as forty nearer. */
  const nearest = (hits: readonly Hit[], to: number): Hit | undefined =>
    hits
      .filter((hit) => !labels[hit.from] && hit.fit > 0.5)
      .sort((a, b) => Math.abs(a.from - to) - 40 * a.fit - Math.abs(b.from - to) + 40 * b.fit)[0];
  const isSameCell = (a: Segment | undefined, b: Segment | undefined) =>
    a !== undefined && a.line === b?.line && a.cell === b.cell;
  const setHeading = (title: string) => {
    const whole = find(title).find(({ from, to, fit }) => {
      const [first, last] = [segments[from], segments[to]];
      const isAlone = !isSameCell(segments[from - 1], first) && !isSameCell(segments[to + 1], last);
      const isClose = (last?.line ?? 0) - (first?.line ?? 0) < 2;
      return fit === 1 && isAlone && isClose && !first?.isItem;
    });
    set(whole, 'heading');
  };
  return { segments, labels, find, set, nearest, setHeading };
}

const isAddress = (text: string): boolean =>
  /@|www\.|https?:|\.\w{2,7}\/|\.(?:com|org|net|example|io|me|dev)$/.test(text);

function alignPerson(sheet: Sheet, who: ResumeContent['personalInfo']): void {
  const { segments, labels, find, set, nearest } = sheet;
  const words = (hit: Hit) => !isAddress(segments[hit.from]?.text ?? '');
  const { firstName, lastName } = who;
  const orders = [`${firstName} ${lastName}`, `${lastName} ${firstName}`];
  const whole = nearest(orders.flatMap(find).filter(words), 0);
  if (whole) set(whole, 'name');
  else for (const name of [firstName, lastName]) set(nearest(find(name).filter(words), 0), 'name');
  const phone = who.phone.replace(/\D/g, '');
  for (const [at, { text }] of segments.entries()) {
    const digits = text.replace(/\D/g, '');
    if (labels[at]) continue;
    if (who.email && keyOf(text).includes(keyOf(who.email))) labels[at] = 'email';
    else if (digits.length > 4 && phone.endsWith(digits.slice(-7))) labels[at] = 'phone';
  }
  const head = labels.indexOf('name');
  const reach = labels.findIndex((label) => label === 'email' || label === 'phone');
  const place = find(who.location).sort((a, b) => away(a, head, reach) - away(b, head, reach));
  set(
    place.find((hit) => hit.fit > 0.5 && !labels[hit.from]),
    'place',
  );
  const title = find(who.title).sort((a, b) => away(a, head) - away(b, head));
  set(
    title.find((hit) => hit.fit > 0.5 && !labels[hit.from]),
    'title',
  );
  const site = find(who.website.replace(/^https?:\/\/(?:www\.)?/, ''));
  set(
    nearest(
      site.filter(({ from }) => !segments[from]?.text.includes('@')),
      0,
    ),
    'website',
  );
}

const away = ({ from }: Hit, ...places: number[]): number =>
  Math.min(...places.map((place) => Math.abs(from - place)));

/** An entry to be found: its values by label, and what stands in its body. */
type Entry = {
  values: readonly (readonly [Part, string])[];
  /** A degree and its field, which one segment may say together. */
  joined?: readonly [string, string];
  period: Part;
  dates: { startDate: string; endDate: string };
  items: readonly string[];
  texts: readonly string[];
  text: Part;
};

const jobsOf = ({ workExperience }: ResumeContent): Entry[] =>
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

const studiesOf = ({ education }: ResumeContent): Entry[] =>
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

/** How far from its entry's middle a value may stand, in segments. */
const reachOfEntry = 26;

function alignEntries(sheet: Sheet, entries: readonly Entry[]): void {
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

/** Labels what an entry's header says, and tells where. */
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

function segmentWith({ segments, labels }: Sheet, said: readonly string[], middle: number) {
  const keys = said.map(keyOf);
  if (keys.includes('')) return undefined;
  const found = segments.findIndex(({ text }, at) => {
    const isNear = Math.abs(at - middle) < 12 && !labels[at];
    return isNear && keys.every((key) => keyOf(text).includes(key));
  });
  return found < 0 ? undefined : found;
}

/** Where most of an entry's values stand near, behind the entry before it. */
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

/** 1 for the same period, 0.6 for one end of it, where that is all a segment says. */
function likeness({ startDate, endDate, isRange }: FoundDate, want: Entry['dates']): number {
  const isEnd = endDate === want.endDate;
  if (startDate !== '' && startDate === want.startDate) return isEnd ? 1 : isRange ? 0 : 0.6;
  if (!isRange) return startDate === want.endDate ? 0.6 : 0;
  return isEnd && endDate !== '' && want.startDate === '' ? 0.6 : 0;
}

/** Skills stand together: of all places that say one, those where most of them are. */
function alignSkills({ labels, find, set, nearest }: Sheet, groups: ResumeContent['skills']) {
  const items = groups.flatMap(({ items: said }) => said);
  const spots = items.flatMap((item) =>
    find(item).flatMap(({ fit, from }) => (fit === 1 && !labels[from] ? [from] : [])),
  );
  const near = (at: number) =>
    spots.filter((spot) => Math.abs(spot - at) < items.length * 1.5).length;
  const middle = spots
    .sort((a, b) => a - b)
    .reduce((best, at) => (near(at) > near(best) ? at : best), spots[0] ?? 0);
  for (const item of items) set(nearest(find(item), middle), 'skill');
  for (const { category } of groups) set(nearest(find(category), middle), 'skill-group');
}

const headingOf = {
  work: 'heading-work',
  study: 'heading-study',
  skills: 'heading-skills',
  summary: 'heading-summary',
  other: 'heading-other',
} as const;
const asideOf = {
  work: 'work-aside',
  study: 'study-aside',
  skills: 'skill-aside',
  summary: 'head-aside',
  other: 'other',
} as const;

/** A heading is called by what stands below it, and what nothing claimed by its heading. */
function nameSections(labels: Draft[]): void {
  let aside: Label = 'head-aside';
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] !== 'heading') {
      labels[at] ??= aside;
      continue;
    }
    let end = at;
    while (labels[end] === 'heading') end++;
    const next = labels.indexOf('heading', end);
    const region = mostOf(labels.slice(end, next < 0 ? undefined : next));
    labels.fill(headingOf[region], at, end);
    aside = asideOf[region];
    at = end - 1;
  }
}

function mostOf(labels: readonly Draft[]) {
  const counts = { work: 0, study: 0, skills: 0, summary: 0, other: 0.1 };
  for (const label of labels) {
    const region = label && label !== 'heading' ? regionOf(partOf(label)) : 'other';
    counts[region] += region === 'other' ? 0.3 : 1;
  }
  const [most] = Object.entries(counts).sort((a, b) => b[1] - a[1]);
  return (most?.[0] ?? 'other') as keyof typeof counts;
}
