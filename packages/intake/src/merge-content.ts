import { type Bullet, textsOf } from '@folio/contract/bullets';
import { contentLimits } from '@folio/contract/content-limits';
import type { ResumeContent } from '@folio/contract/resume-content';

/**
 * A resume with what another says besides: personal details that are empty, entries that are not
 * there yet. What it says itself stays as it is. The same object where there is nothing to add, as
 * when the same is merged again.
 *
 * What is added has an empty id and place, for `withIds` to fill with new ids: one by position may be
 * that of an entry which was deleted here, and is still being edited elsewhere.
 */
export function mergeContent(own: ResumeContent, read: ResumeContent): ResumeContent {
  const room = bulletRoom(own);
  const merged: ResumeContent = {
    contentVersion: own.contentVersion,
    personalInfo: mergePerson(own.personalInfo, read.personalInfo),
    workExperience: withMissing(own.workExperience, read.workExperience, isSameJob, room),
    education: withMissing(own.education, read.education, isSameSchool),
    skills: mergeSkills(own.skills, read.skills),
    projects: withMissing(own.projects, read.projects, bySame('name')),
    certifications: withMissing(own.certifications, read.certifications, bySame('name')),
    languages: withMissing(own.languages, read.languages, bySame('language')),
    interests: saidBy(own.interests, read.interests),
    customSections: mergeCustom(own.customSections, read.customSections, room),
  };
  return withPart(own, merged);
}

/** The same object when the part says what it already says. */
function withPart<T extends object>(whole: T, part: T): T {
  const names = Object.keys(part) as (keyof T)[];
  return names.every((name) => whole[name] === part[name]) ? whole : part;
}

type Part = Exclude<keyof ResumeContent, 'contentVersion' | 'personalInfo' | 'interests'>;
type Entry<P extends Part> = ResumeContent[P][number];
type Person = ResumeContent['personalInfo'];

/** Two texts are the same whatever their case, spaces and punctuation. */
function keyOf(...texts: string[]): string {
  const text = texts.join(' ').normalize('NFKC').toLowerCase();
  return text.replace(/[^\p{L}\p{N}+#]/gu, '') || text.trim();
}

function mergePerson(own: Person, read: Person): Person {
  const isNamed = keyOf(own.firstName, own.lastName) || !keyOf(read.firstName, read.lastName);
  const merged = { ...own };
  for (const field of ['email', 'phone', 'title', 'location', 'website', 'summary'] as const)
    merged[field] = saidBy(own[field], read[field]);
  const { firstName, lastName } = isNamed ? own : read;
  return withPart(own, { ...merged, firstName, lastName });
}

/** The second text where the first is empty and it is not. */
const saidBy = (own: string, read: string): string => (own.trim() || !read.trim() ? own : read);

const bySame =
  <Field extends string>(field: Field) =>
  (a: Record<Field, string>, b: Record<Field, string>): boolean =>
    keyOf(a[field]) === keyOf(b[field]);

type Job = Entry<'workExperience'>;
const isSameJob = (a: Job, b: Job): boolean =>
  bySame('company')(a, b) && bySame('position')(a, b) && mayBegin(a, b);

/** Who held the same post twice began it twice; a date that is missing tells nothing. */
function mayBegin(a: Job, b: Job): boolean {
  const [first, second] = [a, b].map((job) => keyOf(job.startDate || job.dateText));
  return first === second || first === '' || second === '';
}

type School = Entry<'education'>;
const isSameSchool = (a: School, b: School): boolean =>
  bySame('institution')(a, b) && keyOf(a.degree, a.field) === keyOf(b.degree, b.field);

type Custom = Entry<'customSections'>;
const isSameEntry = (a: Custom['entries'][number], b: Custom['entries'][number]): boolean =>
  [a, b]
    .map((one) =>
      keyOf(one.title, one.subtitle, one.dateText, one.description, ...textsOf(one.bullets)),
    )
    .every((key, _, [first]) => key === first);

/** How many bullet points more a resume may hold. */
type Room = { bullets: number };

function bulletRoom({ workExperience, customSections }: ResumeContent): Room {
  const entries = [...workExperience, ...customSections.flatMap((section) => section.entries)];
  const used = entries.reduce((sum, { bullets }) => sum + bullets.length, 0);
  return { bullets: contentLimits.bulletsInAll - used };
}

/** What is added is cut where the limits end; what was there never is. */
function withMissing<T extends { id: string; place: string; bullets?: Bullet[] }>(
  own: T[],
  read: T[],
  isSame: (a: T, b: T) => boolean,
  room: Room = { bullets: 0 },
): T[] {
  const all = [...own];
  for (const entry of read) {
    const bullets = entry.bullets?.length ?? 0;
    const isFull = all.length >= contentLimits.entriesPerSection || bullets > room.bullets;
    if (isFull || isBlank(entry) || all.some((one) => isSame(one, entry))) continue;
    room.bullets -= bullets;
    all.push(withoutId(entry));
  }
  return all.length > own.length ? all : own;
}

const isBlank = (entry: object): boolean =>
  Object.entries(entry).every(
    ([name, value]) =>
      name === 'id' ||
      name === 'place' ||
      typeof value === 'boolean' ||
      (Array.isArray(value) ? textsOf(value).join('') : String(value)).trim() === '',
  );

/** The ids and places of two resumes have nothing to do with each other. */
const withoutId = <T extends object>(entry: T): T => ({ ...entry, id: '', place: '' });

function mergeSkills(own: Entry<'skills'>[], read: Entry<'skills'>[]): Entry<'skills'>[] {
  let all = own;
  for (const { category, ...written } of read) {
    const items = notIn(all, itemsOf(written));
    const at = all.findIndex(
      (one) => one.itemsText === '' && bySame('category')(one, { category }),
    );
    const home = all[at];
    if (items.length === 0) continue;
    if (home) {
      const room = contentLimits.itemsPerCategory - home.items.length;
      const longer = [...home.items, ...items.slice(0, room)];
      if (room > 0) all = all.with(at, { ...home, items: longer });
    } else if (all.length < contentLimits.entriesPerSection) {
      all = [...all, { id: '', place: '', category, items, itemsText: '' }];
    }
  }
  return all;
}

type Written = Pick<Entry<'skills'>, 'items' | 'itemsText'>;
const itemsOf = ({ items, itemsText }: Written): string[] =>
  itemsText === '' ? items : itemsText.split(/[,;\n]/).map((item) => item.trim());

function notIn(all: Entry<'skills'>[], items: string[]): string[] {
  const known = new Set(['', ...all.flatMap(itemsOf).map((item) => keyOf(item))]);
  const isNew = (item: string) => !known.has(keyOf(item)) && Boolean(known.add(keyOf(item)));
  return items.filter(isNew).slice(0, contentLimits.itemsPerCategory);
}

function mergeCustom(own: Custom[], read: Custom[], room: Room): Custom[] {
  let all = own;
  for (const { title, entries } of read) {
    const at = all.findIndex((one) => bySame('title')(one, { title }));
    const home = all[at];
    const merged = withMissing(home?.entries ?? [], entries, isSameEntry, room);
    if (home && merged !== home.entries) all = all.with(at, { ...home, entries: merged });
    else if (!home && merged.length > 0 && all.length < contentLimits.entriesPerSection)
      all = [...all, { id: '', place: '', title, entries: merged }];
  }
  return all;
}
