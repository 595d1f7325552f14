import type { Bullet } from '@folio/contract/bullets';
import { readField, writeField } from '@folio/contract/content-fields';
import { listTexts } from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type ListSection, listSections, sections } from '@folio/contract/sections';
import { sampleContent } from '../sample-content.ts';

type Own = Pick<ResumeContent['personalInfo'], 'firstName' | 'lastName' | 'email'>;

/** The lists in which the sample has entries. */
const lists = [
  'workExperience',
  'education',
  'projects',
  'certifications',
  'skills',
  'languages',
] as const satisfies ListSection[];
type List = (typeof lists)[number];

/**
 * Removes the sample's texts from a content, by field, bullet and skill. What somebody typed stays,
 * the sample's facts around it are removed, and so are entries that this leaves empty. `own` fills
 * in the name and the email address if none is left.
 */
export function withoutSample(content: ResumeContent, own: Own): ResumeContent {
  const left = { ...content, personalInfo: { ...content.personalInfo } };
  if (isOfSample(content, 'interests')) left.interests = '';
  for (const field of sections.personalInfo.fields)
    if (isOfSample(content, field.id))
      left.personalInfo = writeField(left.personalInfo, field, '', noId);
  for (const list of lists) Object.assign(left, { [list]: strip(content, list) });
  const { personalInfo } = left;
  const { firstName, lastName, email } = own;
  if (textOf(left, 'name') === '') Object.assign(personalInfo, { firstName, lastName });
  if (personalInfo.email === '') personalInfo.email = email;
  return left;
}

/** Bullets need no new ids, because `writeField` never writes them here. */
const noId = () => '';

/** Returns the text of a field outside the lists. */
function textOf(content: ResumeContent, id: string): string {
  if (id === 'interests') return content.interests;
  const field = sections.personalInfo.fields.find((one) => one.id === id);
  return field ? readField(content.personalInfo, field) : '';
}

/**
 * Texts and lists that identify one person. Skills and languages don't, since many people share
 * them.
 */
const identifyingTexts = ['name', 'email', 'phone', 'website', 'summary'] as const;
const identifyingLists = ['workExperience', 'education', 'projects', 'certifications'] as const;

/** Whether an identifying text is still the sample person's. */
export const holdsSample = (content: ResumeContent): boolean =>
  identifyingTexts.some((field) => isOfSample(content, field)) ||
  identifyingLists.some((list) => content[list].some((entry) => originsOf(list, entry).length > 0));

const nobody: Own = { firstName: '', lastName: '', email: '' };

/**
 * Returns the content that its owner has written, for analysis, and how much of the rest is the
 * sample's: `all` if only personal details are the owner's.
 */
export function ownContent(content: ResumeContent): {
  own: ResumeContent;
  sample: 'none' | 'part' | 'all';
} {
  if (!holdsSample(content)) return { own: content, sample: 'none' };
  const own = withoutSample(content, nobody);
  const { personalInfo, ...sectionsOfOwn } = own;
  const texts = [personalInfo.summary, ...textsIn(sectionsOfOwn)];
  return { own, sample: texts.every((text) => text.trim() === '') ? 'all' : 'part' };
}

const textsIn = (content: Omit<ResumeContent, 'personalInfo'>): string[] =>
  listTexts(content as ResumeContent).map(({ text }) => text);

function isOfSample(content: ResumeContent, field: string): boolean {
  const text = textOf(content, field);
  return text !== '' && text.trim() === textOf(sampleContent, field);
}

type Entry = Readonly<Record<string, unknown>>;

/** Cached: this is asked with every keystroke, and most entries are unchanged. */
const knownOrigins = new WeakMap<Entry, readonly Entry[]>();

/** Returns the sample entries that this entry was made from. */
function originsOf(list: List, entry: Entry): readonly Entry[] {
  const known = knownOrigins.get(entry);
  if (known) return known;
  const ofSample: readonly Entry[] = sampleContent[list];
  const made = ofSample.filter((one) => isMadeFrom(list, entry, one));
  knownOrigins.set(entry, made);
  return made;
}

function strip(content: ResumeContent, list: List): readonly Entry[] {
  const entries: readonly Entry[] = content[list];
  const ofSample: readonly Entry[] = sampleContent[list];
  const origins = entries.map((entry) => originsOf(list, entry));
  const taken = new Set(origins.flat());
  // What is left of an overwritten sample entry may be no more than a date or a place.
  const isRestOf = (entry: Entry, one: Entry) =>
    !taken.has(one) && !isOwnLevel(list, entry) && sharesLine(list, entry, one);
  return entries.flatMap((entry, index) => {
    const from = origins[index] ?? [];
    const sources = from.length > 0 ? from : ofSample.filter((one) => isRestOf(entry, one));
    const left = withoutTexts(list, entry, sources);
    return left ? [left] : [];
  });
}

/** The fields that identify an entry, because few people's entries share them. */
const names: Record<List, readonly string[]> = {
  workExperience: ['position', 'company'],
  education: ['institution', 'field'],
  projects: ['name', 'link'],
  certifications: ['name'],
  skills: ['category'],
  languages: ['language'],
};
const stories = ['description', 'bullets'];

function isMadeFrom(list: List, entry: Entry, one: Entry): boolean {
  if (isOwnLevel(list, entry)) return false;
  return listSections[list].fields
    .filter(({ id }) => names[list].includes(id) || stories.includes(id))
    .some((field) => haveLineInCommon(entry, one, field));
}

/** Changing the level of a sample language makes it one's own. */
const isOwnLevel = (list: List, { language, proficiency }: Entry): boolean =>
  list === 'languages' &&
  sampleContent.languages.some(
    (one) => one.language === language && one.proficiency !== proficiency,
  );

/** Returns the texts of a field: each bullet, each skill, or the one text. */
function linesOf(entry: Entry, field: FieldDefinition): string[] {
  const lines =
    field.kind === 'bullets'
      ? bulletsOf(entry).map(({ text }) => text)
      : field.kind === 'items'
        ? readField(entry, field).split(',')
        : [readField(entry, field)];
  return lines.map((line) => line.trim()).filter(Boolean);
}

const bulletsOf = (entry: Entry) => (entry.bullets ?? []) as readonly Bullet[];

const sharesLine = (list: List, entry: Entry, one: Entry): boolean =>
  listSections[list].fields.some((field) => haveLineInCommon(entry, one, field));

/**
 * Looks up in the sample's few lines, because a list of skills may have half a million and the
 * server handles other requests meanwhile.
 */
function haveLineInCommon(entry: Entry, one: Entry, field: FieldDefinition): boolean {
  const theirs = linesOf(one, field);
  return linesOf(entry, field).some((line) => theirs.includes(line));
}

/**
 * Returns the entry without texts that sample entries have in the same fields, or undefined if
 * nothing is left.
 */
function withoutTexts(list: List, entry: Entry, ofSample: readonly Entry[]): Entry | undefined {
  const { fields } = listSections[list];
  const left = fields.reduce((before, field) => withoutLines(before, field, ofSample), entry);
  if (left === entry) return entry;
  return fields.some((field) => linesOf(left, field).length > 0) ? left : undefined;
}

function withoutLines(entry: Entry, field: FieldDefinition, ofSample: readonly Entry[]): Entry {
  const lines = linesOf(entry, field);
  const theirs = new Set(ofSample.flatMap((one) => linesOf(one, field)));
  const own = lines.filter((line) => !theirs.has(line));
  if (own.length === lines.length) return entry;
  if (field.kind !== 'bullets') return writeField(entry, field, own.join(', '), noId);
  const isOwn = ({ text }: Bullet) => text.trim() !== '' && !theirs.has(text.trim());
  return { ...entry, bullets: bulletsOf(entry).filter(isOwn) };
}
