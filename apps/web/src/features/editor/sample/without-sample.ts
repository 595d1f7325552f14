import { type EditorForm, toEditorForm } from '@folio/contract/editor-form';
import { parseItems } from '@folio/contract/items-text';
import { sampleContent } from '@folio/documents/sample-content';
import { type ListName, listNames } from '../store/document.ts';

const sample = toEditorForm(sampleContent);

const texts = [
  ...(['name', 'firstName', 'lastName', 'title', 'email', 'phone'] as const),
  ...(['location', 'website', 'summary', 'interests'] as const),
];

type Own = Pick<EditorForm, 'name' | 'firstName' | 'lastName' | 'email'>;

/**
 * The form without what the sample says, field by field, bullet point by bullet point and skill by
 * skill: what somebody typed stays, the made-up facts around it go, and so do entries with nothing
 * left. Whose it is has their own name in it.
 */
export function withoutSample(form: EditorForm, own: Own): EditorForm {
  const left = { ...form };
  for (const field of texts) if (isOfSample(form, field)) left[field] = '';
  for (const list of listNames) Object.assign(left, { [list]: strip(form, list).kept });
  if (left.name === '')
    Object.assign(left, { name: own.name, firstName: own.firstName, lastName: own.lastName });
  return left.email === '' ? { ...left, email: own.email } : left;
}

/** Texts and lists that are one person's alone: many speak a language well, or have a skill. */
const tellingTexts = ['name', 'email', 'phone', 'website', 'summary'] as const;
const tellingLists = ['experience', 'education', 'projects', 'certificates'] as const;

/** Whether something that tells is still the made-up person's. */
export const holdsSample = (form: EditorForm): boolean =>
  tellingTexts.some((field) => isOfSample(form, field)) ||
  tellingLists.some((list) => strip(form, list).tells);

const isOfSample = (form: EditorForm, field: (typeof texts)[number]): boolean =>
  form[field] !== '' && form[field].trim() === sample[field];

type Entry = Readonly<Record<string, unknown>>;
type Stripped = { kept: readonly Entry[]; tells: boolean };

/** With every letter it is asked whether the sample is there, and most lists stay as they were. */
const stripped = new WeakMap<object, Stripped>();

function strip(form: EditorForm, list: ListName): Stripped {
  const entries: readonly Entry[] = form[list];
  const known = stripped.get(entries);
  if (known) return known;
  const made = stripEntries(list, entries);
  stripped.set(entries, made);
  return made;
}

function stripEntries(list: ListName, entries: readonly Entry[]): Stripped {
  const ofSample: readonly Entry[] = sample[list];
  const origins = entries.map((entry) => ofSample.filter((one) => isMadeFrom(list, entry, one)));
  const taken = new Set(origins.flat());
  // Of an entry of the sample that was written over, no more than a date or a place may be left.
  const isRestOf = (entry: Entry, one: Entry) =>
    !taken.has(one) && !isOwnLevel(list, entry) && linesOf(entry).some((line) => says(one, line));
  const kept = entries.flatMap((entry, index) => {
    const from = origins[index] ?? [];
    const left = withoutTexts(
      entry,
      from.length > 0 ? from : ofSample.filter((one) => isRestOf(entry, one)),
    );
    return left ? [left] : [];
  });
  return { kept, tells: taken.size > 0 };
}

/** The fields that tell which entry it is: few people's entries have the same in them. */
const names: Record<ListName, readonly string[]> = {
  experience: ['role', 'company'],
  education: ['school', 'field'],
  projects: ['title', 'link'],
  certificates: ['name'],
  skills: ['category'],
  languages: ['language'],
};
const stories = ['description', 'bulletPoints'];

function isMadeFrom(list: ListName, entry: Entry, one: Entry): boolean {
  if (isOwnLevel(list, entry)) return false;
  return [...names[list], ...stories].some((field) =>
    linesOfField(entry, field).some((line) => linesOfField(one, field).includes(line)),
  );
}

/** Who gives a language of the sample another level speaks it. */
const isOwnLevel = (list: ListName, { language, proficiency }: Entry): boolean =>
  list === 'languages' &&
  sample.languages.some((one) => one.language === language && one.proficiency !== proficiency);

/** What a form carries along unseen of the text that it shows: what dates and lists are stored as. */
const emptyParts: Readonly<Record<string, Entry>> = {
  duration: { startDate: '', endDate: '', current: false, dateText: '' },
  year: { startDate: '', endDate: '', current: false, dateText: '', date: '' },
  bulletPoints: { bullets: [] },
  items: { list: [], itemsText: '' },
};
const isPart = (field: string) => Object.values(emptyParts).some((parts) => field in parts);

const shownFields = (entry: Entry) =>
  Object.keys(entry).filter((field) => field !== 'id' && field !== 'place' && !isPart(field));

/** What a field says: each bullet point, each skill, or the one text that it is. */
function linesOfField(entry: Entry, field: string): string[] {
  const value = entry[field];
  if (typeof value !== 'string') return [];
  const lines =
    field === 'items'
      ? parseItems(value).items
      : field === 'bulletPoints'
        ? value.split('\n')
        : [value];
  return lines.map((line) => line.trim()).filter(Boolean);
}

const linesOf = (entry: Entry) =>
  shownFields(entry).flatMap((field) =>
    linesOfField(entry, field).map((text) => ({ field, text })),
  );

const says = (entry: Entry, { field, text }: { field: string; text: string }) =>
  linesOfField(entry, field).includes(text);

/** The entry without what those of the sample say in the same field; undefined if nothing is left. */
function withoutTexts(entry: Entry, ofSample: readonly Entry[]): Entry | undefined {
  const isTheirs = (field: string, text: string) =>
    ofSample.some((one) => says(one, { field, text }));
  const fields = shownFields(entry).filter((field) =>
    linesOfField(entry, field).some((text) => isTheirs(field, text)),
  );
  if (fields.length === 0) return entry;
  const left = { ...entry };
  for (const field of fields) {
    const own = linesOfField(entry, field).filter((text) => !isTheirs(field, text));
    const unseen = Object.entries(emptyParts[field] ?? {}).filter(([part]) => part in entry);
    Object.assign(left, Object.fromEntries(unseen), {
      [field]: own.join(field === 'items' ? ', ' : '\n'),
    });
  }
  return linesOf(left).length > 0 ? left : undefined;
}
