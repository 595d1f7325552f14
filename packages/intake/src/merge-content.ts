import { type Bullet, textsOf } from '@folio/contract/bullets';
import { contentLimits } from '@folio/contract/content-limits';
import { joinPath } from '@folio/contract/content-path';
import { countBullets, type ResumeContent } from '@folio/contract/resume-content';

/**
 * Merges another resume into a resume: adds personal details and parts of entries that are empty,
 * and entries that are missing. Keeps the resume's own texts, and passes the path of each that
 * differs in the other one to `onKept`. Returns the same object if there is nothing to add, as when
 * the same resume is merged again.
 *
 * Added entries have an empty id and place, which `withIds` fills: an id by position could be that
 * of an entry that was deleted here and is still being edited on another device.
 */
export function mergeContent(
  own: ResumeContent,
  read: ResumeContent,
  onKept: (path: string) => void = () => undefined,
): ResumeContent {
  const merge: Merge = { room: { bullets: bulletRoom(own) }, onKept };
  const list = <P extends ListPart>(part: P, isSame: IsSame<P>, fill?: Fill<Entry<P>>) =>
    withMissing<Entry<P>>(part, own[part], read[part], isSame, merge, fill);
  const { personalInfo } = own;
  const merged: ResumeContent = {
    contentVersion: own.contentVersion,
    personalInfo: mergePerson(personalInfo, read.personalInfo, merge),
    workExperience: list('workExperience', isSameJob),
    education: list('education', isSameSchool, filledSchool),
    skills: mergeSkills(own.skills, read.skills),
    projects: list('projects', bySame('name')),
    certifications: list('certifications', bySame('name')),
    languages: list('languages', bySame('language')),
    interests: ownOrRead(own.interests, read.interests, merge, 'interests'),
    customSections: mergeCustom(own.customSections, read.customSections, merge),
    volunteering: list('volunteering', isSameService),
    publications: list('publications', isSamePublication),
    patents: list('patents', bySame('title')),
    talks: list('talks', isSameTalk),
    awards: list('awards', isSameAward),
    courses: list('courses', bySame('name')),
    memberships: list('memberships', bySame('organization')),
    militaryService: list('militaryService', isSameRank),
    references: list('references', bySame('name')),
  };
  return withPart(own, merged);
}

/** Returns the same object if the part changes nothing. */
function withPart<T extends object>(whole: T, part: T): T {
  const names = Object.keys(part) as (keyof T)[];
  return names.every((name) => whole[name] === part[name]) ? whole : part;
}

type Part = Exclude<keyof ResumeContent, 'contentVersion' | 'personalInfo' | 'interests'>;
type ListPart = Exclude<Part, 'skills' | 'customSections'>;
type Entry<P extends Part> = ResumeContent[P][number];
type IsSame<P extends Part> = (a: Entry<P>, b: Entry<P>) => boolean;
/** `room`: how many more bullets the resume may hold. */
type Merge = { readonly room: { bullets: number }; readonly onKept: (path: string) => void };
type Person = ResumeContent['personalInfo'];

/** Texts are compared regardless of case, spaces and punctuation. */
function keyOf(...texts: string[]): string {
  const text = texts.join(' ').normalize('NFKC').toLowerCase();
  return text.replace(/[^\p{L}\p{N}+#]/gu, '') || text.trim();
}

function mergePerson(own: Person, read: Person, merge: Merge): Person {
  const isNamed = keyOf(own.firstName, own.lastName) || !keyOf(read.firstName, read.lastName);
  const merged = { ...own };
  for (const field of ['email', 'phone', 'title', 'location', 'website', 'summary'] as const)
    merged[field] = ownOrRead(own[field], read[field], merge, joinPath('personalInfo', field));
  const { firstName, lastName } = isNamed ? own : read;
  if (isNamed && differ(keyOf(own.firstName, own.lastName), keyOf(read.firstName, read.lastName)))
    merge.onKept('personalInfo/firstName');
  const links = withNew(own.links, read.links, isSameAddress);
  const details = withNew(own.details, read.details, (mine, other) => {
    const isSame = bySame('label')(mine, other);
    if (isSame && differ(mine.value, other.value))
      merge.onKept(joinPath('personalInfo', 'details', mine.id, 'value'));
    return isSame;
  });
  return withPart(own, { ...merged, firstName, lastName, links, details });
}

/** Adds new entries up to the limit of the list. */
function withNew<T extends { id: string; place: string }>(
  own: T[],
  read: T[],
  isSame: (a: T, b: T) => boolean,
): T[] {
  const all = [...own];
  for (const entry of read)
    if (all.length < contentLimits.headEntries && !all.some((one) => isSame(one, entry)))
      all.push(withoutId(entry));
  return all.length > own.length ? all : own;
}

const isSameAddress = (a: Person['links'][number], b: Person['links'][number]): boolean =>
  bareAddress(a.url) === bareAddress(b.url);
const bareAddress = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

/** Whether both texts are non-empty and different. */
const differ = (own: string, read: string): boolean =>
  keyOf(own) !== '' && keyOf(read) !== '' && keyOf(own) !== keyOf(read);

/** Returns the second text if the first is empty. */
function ownOrRead(own: string, read: string, { onKept }: Merge, path: string): string {
  if (differ(own, read)) onKept(path);
  return own.trim() || !read.trim() ? own : read;
}

const bySame =
  <Field extends string>(field: Field) =>
  (a: Record<Field, string>, b: Record<Field, string>): boolean =>
    keyOf(a[field]) === keyOf(b[field]);

type Job = Entry<'workExperience'>;
const isSameJob = (a: Job, b: Job): boolean =>
  bySame('company')(a, b) && bySame('position')(a, b) && mayBegin(a, b);

/**
 * Whether two jobs may have begun at the same time. The same post may be held twice, with two start
 * dates; a missing date is compatible with any.
 */
function mayBegin(a: Job, b: Job): boolean {
  const [first, second] = [a, b].map((job) => keyOf(job.startDate || job.dateText));
  return first === second || first === '' || second === '';
}

type School = Entry<'education'>;
const isSameSchool = (a: School, b: School): boolean =>
  bySame('institution')(a, b) && keyOf(a.degree, a.field) === keyOf(b.degree, b.field);

/** Leaves degree and field unchanged, since the subject may be in the name of the degree. */
const filledSchool: Fill<School> = (own, read, merge, path) =>
  filled(own, { ...read, degree: '', field: '' }, merge, path);

const isSameService = (a: Entry<'volunteering'>, b: Entry<'volunteering'>): boolean =>
  bySame('organization')(a, b) && bySame('position')(a, b);
const isSameRank = (a: Entry<'militaryService'>, b: Entry<'militaryService'>): boolean =>
  bySame('branch')(a, b) && bySame('rank')(a, b);
const isSameTalk = (a: Entry<'talks'>, b: Entry<'talks'>): boolean =>
  bySame('title')(a, b) && bySame('event')(a, b);
const isSameAward = (a: Entry<'awards'>, b: Entry<'awards'>): boolean =>
  bySame('title')(a, b) && bySame('awarder')(a, b);

/** Whether two publications are the same: by their DOI if both have one, else by title. */
const isSamePublication = (a: Entry<'publications'>, b: Entry<'publications'>): boolean =>
  (keyOf(a.doi) !== '' && bySame('doi')(a, b)) || bySame('title')(a, b);

type Custom = Entry<'customSections'>;
const isSameEntry = (a: Custom['entries'][number], b: Custom['entries'][number]): boolean =>
  [a, b]
    .map((one) =>
      keyOf(one.title, one.subtitle, one.dateText, one.description, ...textsOf(one.bullets)),
    )
    .every((key, _, [first]) => key === first);

const bulletRoom = (content: ResumeContent): number =>
  contentLimits.bulletsInAll - countBullets(content);

type Listed = { id: string; place: string; bullets?: Bullet[] };
/** Returns the own entry at a path, supplemented by the matching entry of the other resume. */
type Fill<T> = (own: T, read: T, merge: Merge, path: string) => T;

/** Adds missing entries up to the limits. Existing ones are never cut. */
function withMissing<T extends Listed>(
  path: string,
  own: T[],
  read: T[],
  isSame: (a: T, b: T) => boolean,
  merge: Merge,
  fill: Fill<T> = filled,
): T[] {
  const all = [...own];
  for (const entry of read) {
    if (isBlank(entry)) continue;
    const at = all.findIndex((one) => isSame(one, entry));
    const same = all[at];
    const bullets = entry.bullets?.length ?? 0;
    if (same && at < own.length) all[at] = fill(same, entry, merge, joinPath(path, same.id));
    // The other resume has the entry twice.
    else if (same) all[at] = fill(same, entry, { ...merge, onKept: () => undefined }, '');
    else if (all.length < contentLimits.entriesPerSection && bullets <= merge.room.bullets) {
      merge.room.bullets -= bullets;
      all.push(withoutId(entry));
    }
  }
  return all.length > own.length || all.some((one, at) => one !== own[at]) ? all : own;
}

/** Fields of a date, which would mean something else if only some were copied. */
const dateFields = ['startDate', 'endDate', 'current', 'date', 'dateText'];

/** Fills empty fields of an entry. Its bullets count as one text. */
function filled<T extends Listed>(own: T, read: T, merge: Merge, path: string): T {
  const isDated = dateFields.some((field) => Reflect.get(own, field));
  const parts = Object.entries(read).map(([field, value]): [string, unknown] => {
    const was: unknown = Reflect.get(own, field);
    const isText = typeof was === 'string' && typeof value === 'string';
    const place = `${path}/${field}`;
    if (dateFields.includes(field)) {
      if (isText && isDated && value.trim() && keyOf(was) !== keyOf(value)) merge.onKept(place);
      return [field, isDated ? was : value];
    }
    if (!isText || field === 'id' || field === 'place') return [field, was];
    return [field, ownOrRead(was, value, merge, place)];
  });
  const bullets = filledBullets(own.bullets ?? [], read.bullets ?? [], merge, path);
  return withPart(own, { ...Object.fromEntries(parts), ...(own.bullets && { bullets }) } as T);
}

function filledBullets(own: Bullet[], read: Bullet[], merge: Merge, path: string): Bullet[] {
  const more = read.length - own.length;
  const isWritten = textsOf(own).some((text) => text.trim() !== '');
  const others = new Set(textsOf(own).map((text) => keyOf(text)));
  if (isWritten && textsOf(read).some((text) => text.trim() && !others.has(keyOf(text))))
    merge.onKept(`${path}/bullets`);
  if (isWritten || textsOf(read).join('').trim() === '' || more > merge.room.bullets) return own;
  merge.room.bullets -= more;
  return read.map(withoutId);
}

const isBlank = (entry: object): boolean =>
  Object.entries(entry).every(
    ([name, value]) =>
      name === 'id' ||
      name === 'place' ||
      typeof value === 'boolean' ||
      (Array.isArray(value) ? textsOf(value).join('') : String(value)).trim() === '',
  );

/** Ids and places of two resumes are unrelated. */
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
      all = [...all, { id: '', place: '', isHidden: false, category, items, itemsText: '' }];
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

function mergeCustom(own: Custom[], read: Custom[], merge: Merge): Custom[] {
  let all = own;
  for (const { title, entries } of read) {
    const at = all.findIndex((one) => bySame('title')(one, { title }));
    const home = all[at];
    // Matching entries have the same text, possibly in other fields.
    const keep = (one: Custom['entries'][number]) => one;
    const merged = withMissing('', home?.entries ?? [], entries, isSameEntry, merge, keep);
    if (home && merged !== home.entries) all = all.with(at, { ...home, entries: merged });
    else if (!home && merged.length > 0 && all.length < contentLimits.entriesPerSection)
      all = [...all, { id: '', place: '', title, entries: merged }];
  }
  return all;
}
