import type { ResumeContent } from '@folio/contract/resume-content';
import { type Label, labelId, partOf, regionOf } from '../labels.ts';
import { keyOf, type Segment } from '../segments.ts';
import { alignEntries, jobsOf, studiesOf } from './align-entries.ts';
import { type Draft, labelSheet, type Sheet } from './label-sheet.ts';
import type { Hit } from './text-index.ts';

export type Truth = { content: ResumeContent; headings: readonly string[] };

/**
 * Labels segments by finding the known values of a resume in its text: headings, then the person,
 * then each entry where its values are closest together, then lists. Segments without a value are
 * labeled as other text of their section.
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

/**
 * Labels skills: of several matches of an item, the one nearest to where most skills are together.
 */
function alignSkills({ labels, find, set, nearest }: Sheet, groups: ResumeContent['skills']) {
  const items = groups.flatMap(({ items: members }) => members);
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

/**
 * Gives headings the kind of the labels below them, and unlabeled segments the kind of their
 * heading.
 */
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
