import { z } from 'zod';
import { contentLimits, count } from './content-limits.ts';
import { formatMonth, isPresent } from './date-text.ts';
import { EditorSkill, editorLists } from './editor-entries.ts';
import { EditorForm, fromSentForm } from './editor-form.ts';
import { withIds } from './entry-ids.ts';
import { type Fields, isFields } from './fields.ts';
import { ResumeContent, SentContent, SkillCategory } from './resume-content.ts';
import { truncateInput } from './truncate-input.ts';

/** A form that an older client split into pages: each page carries the same lists, in order. */
const PagedForm = EditorForm.extend({
  pages: z
    .array(z.strictObject(editorLists))
    .max(50, 'A resume can have up to 50 pages.')
    .default([]),
});
type PagedForm = z.infer<typeof PagedForm>;

/** Either form, with a list of skills that may still contain plain strings. */
const sentSkills = <T extends z.ZodType>(category: T) => ({
  skills: z
    .array(z.string().or(category))
    .max(contentLimits.itemsPerCategory + contentLimits.entriesPerSection),
});
const SentShape = z.strictObject({ ...ResumeContent.shape, ...sentSkills(SkillCategory) });
const SentForm = PagedForm.extend(sentSkills(EditorSkill));

/**
 * Content as callers may send it: in either form, on one or many pages, with skills also as a plain
 * list and bullets as plain texts. Parts without an id or a place get empty ones.
 */
export const SentContentInput = z.preprocess((value, context) => {
  if (!isFields(value)) return value;
  if (hasTooManyParts(value, context)) return z.NEVER;
  if (!isEditorForm(value)) {
    const content = truncateInput(SentShape, value) as typeof value;
    return { ...content, ...groupedSkills(content, toCategory), ...withPresent(content) };
  }
  const sent = truncateInput(SentForm, value) as typeof value;
  const form = PagedForm.safeParse({ ...sent, ...groupedSkills(sent, toEditorCategory) });
  if (form.success) return fromPagedForm(form.data);
  for (const issue of form.error.issues.flatMap(perField))
    context.addIssue({ code: 'custom', ...issue });
  return z.NEVER;
}, SentContent) as z.ZodType<ResumeContent, z.input<typeof ResumeContent | typeof PagedForm>>;

/**
 * Content in which everything has an id and a place, for contents that are used without being
 * stored.
 */
export const ContentInput = SentContentInput.overwrite((content) => withIds(content));

/** Nesting depth of lists: custom sections or pages, their entries, and the entries' own lists. */
const listsWithinLists = 3;

/**
 * Adds an issue if there are more entries, or bullets and skills, than a resume may have. Checked
 * before any schema runs, because a body of 60 KB has room for 20,000 empty entries.
 */
export function hasTooManyParts(value: object, context: z.core.$RefinementCtx): boolean {
  const { entriesInAll, textsInAll } = contentLimits;
  const parts = { entries: 0, texts: 0, written: 0 };
  countParts(value, listsWithinLists, parts);
  const most =
    parts.entries > entriesInAll
      ? `${count(entriesInAll)} entries`
      : `${count(textsInAll)} bullets and skills`;
  const isTooMany =
    parts.entries > entriesInAll || Math.max(parts.texts, parts.written) > textsInAll;
  if (isTooMany) context.addIssue({ code: 'custom', message: `A resume can have up to ${most}.` });
  return isTooMany;
}

/**
 * `written` counts the parts of texts that become lists. A form may have them in addition to those
 * lists.
 */
type PartCounts = { entries: number; texts: number; written: number };

function countParts(value: object, depth: number, parts: PartCounts): void {
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'string') parts.written += countWritten(name, field);
    if (Array.isArray(field) && !countList(name, field, depth, parts)) return;
  }
}

/** @returns whether there may be room for more. */
function countList(name: string, list: unknown[], depth: number, parts: PartCounts): boolean {
  for (const part of list) {
    if (name === 'bullets' || !isFields(part)) parts.texts++;
    else if (parts.entries++ > contentLimits.entriesInAll) return false;
    else if (depth > 1) countParts(part, depth - 1, parts);
  }
  return true;
}

/** The texts of the editor form that become lists, with the separator of their parts. */
const betweenParts: ReadonlyMap<string, string> = new Map([
  ['bulletPoints', '\n'],
  ['items', ','],
  ['itemsText', ','],
]);

/** Counts the parts of a text that becomes a list, only as far as the limit. */
function countWritten(name: string, text: string): number {
  const between = betweenParts.get(name);
  if (between === undefined) return 0;
  let found = 0;
  for (let at = text.indexOf(between); at !== -1; at = text.indexOf(between, at + 1))
    if (++found > contentLimits.textsInAll) break;
  return found;
}

/**
 * Splits an issue that names several unknown fields into one issue for each, at the field's own
 * path.
 */
function perField(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }];
  return issue.keys.map((field) => ({ path: [...issue.path, field], message: issue.message }));
}

function fromPagedForm({ pages, ...form }: PagedForm): ResumeContent {
  const all = [form, ...pages];
  return fromSentForm({
    ...form,
    experience: all.flatMap((page) => page.experience),
    education: all.flatMap((page) => page.education),
    projects: all.flatMap((page) => page.projects),
    certificates: all.flatMap((page) => page.certificates),
    skills: all.flatMap((page) => page.skills),
    languages: all.flatMap((page) => page.languages),
  });
}

const ownFields = Object.keys(ResumeContent.shape);
const editorOnlyFields = Object.keys(PagedForm.shape).filter((field) => !ownFields.includes(field));

/** Fields of an entry that only the editor form has, in lists that both forms have. */
const editorOnlyEntryFields = {
  education: ['school', 'year'],
  projects: ['title', 'duration'],
  skills: ['list'],
} as const;

function isEditorForm(value: Fields): boolean {
  if (editorOnlyFields.some((field) => Object.hasOwn(value, field))) return true;
  const has = (list: unknown, found: (entry: Fields) => boolean) =>
    Array.isArray(list) && list.some((entry) => isFields(entry) && found(entry));
  return (
    has(value.skills, (skill) => typeof skill.items === 'string') ||
    Object.entries(editorOnlyEntryFields).some(([list, fields]) =>
      has(value[list], (entry) => fields.some((field) => Object.hasOwn(entry, field))),
    )
  );
}

const toCategory = (items: string[]) => ({ items });
const toEditorCategory = (list: string[]) => ({ items: list.join(', '), list });

/** Turns a plain list of skills into one category without a name. */
function groupedSkills({ skills }: Fields, group: (skills: string[]) => object) {
  if (!Array.isArray(skills)) return {};
  const plain = skills.filter((skill) => typeof skill === 'string');
  if (plain.length === 0) return {};
  return { skills: [group(plain), ...skills.filter((skill) => typeof skill !== 'string')] };
}

const periodLists = [
  ...(['workExperience', 'education', 'projects'] as const),
  ...(['volunteering', 'courses', 'memberships', 'militaryService'] as const),
];

/** Sets `current` for callers who don't know that field and send 'Present' as an end date. */
function withPresent(value: Fields): Fields {
  const presentLists = periodLists.filter((list) => Array.isArray(value[list]));
  return Object.fromEntries(
    presentLists.map((list) => [list, (value[list] as unknown[]).map(toCurrent)]),
  );
}

function toCurrent(entry: unknown): unknown {
  if (!isFields(entry) || Object.hasOwn(entry, 'current') || entry.dateText) return entry;
  if (typeof entry.endDate !== 'string') return entry;
  const end = entry.endDate.trim();
  if (!isPresent(end)) return entry;
  const start = typeof entry.startDate === 'string' ? formatMonth(entry.startDate) : '';
  const wording = [start, end].filter(Boolean).join(' – ');
  return { ...entry, endDate: '', current: true, dateText: end === 'Present' ? '' : wording };
}
