import { periodText } from '@folio/contract/date-text';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type SectionName, sectionNames } from '@folio/contract/section-names';
import { isListSection, type ListSection, sections } from '@folio/contract/sections';
import { hasSameContent } from '../../lib/has-same-content.ts';
import { t } from '../../lib/words/words.ts';

/** The sections that are lists of entries, in resume order. */
const lists = sectionNames.filter(isListSection);
type List = ListSection;
type Entry = Readonly<Record<string, unknown>> & { readonly id?: string | undefined };

/**
 * A difference between two contents: in a field of the personal info or of an entry, an added or
 * removed entry, or the interests. `key` is unique.
 */
export type ContentChange = {
  key: string;
  section: SectionName;
  /** The entry's name; '' outside entries. */
  entry: string;
  /** The field's label, such as 'Title'. */
  field: string;
  before: string;
  after: string;
  /** The content with this change applied; unchanged if its place is gone. */
  apply: (content: ResumeContent) => ResumeContent;
};

/** The changes from `from` to `to` in resume order, ignoring the order of entries. */
export function contentChanges(from: ResumeContent, to: ResumeContent): ContentChange[] {
  return [
    ...personChanges(from, to),
    ...lists.flatMap((list) => listChanges(list, from, to)),
    ...interestsChanges(from, to),
  ];
}

function personChanges(from: ResumeContent, to: ResumeContent): ContentChange[] {
  const fields = Object.keys(to.personalInfo) as (keyof ResumeContent['personalInfo'])[];
  return fields
    .filter((field) => !hasSameContent(from.personalInfo[field], to.personalInfo[field]))
    .map((field) => ({
      key: `personalInfo.${field}`,
      section: 'personalInfo',
      entry: '',
      field: fieldName(field),
      before: linesOf(from.personalInfo[field]).join('\n'),
      after: linesOf(to.personalInfo[field]).join('\n'),
      apply: (content) => ({
        ...content,
        personalInfo: { ...content.personalInfo, [field]: to.personalInfo[field] },
      }),
    }));
}

function interestsChanges(from: ResumeContent, to: ResumeContent): ContentChange[] {
  if (from.interests === to.interests) return [];
  return [
    {
      key: 'interests',
      section: 'interests',
      entry: '',
      field: '',
      before: from.interests,
      after: to.interests,
      apply: (content) => ({ ...content, interests: to.interests }),
    },
  ];
}

function listChanges(list: List, from: ResumeContent, to: ResumeContent): ContentChange[] {
  const [before, after] = [named(from[list]), named(to[list])];
  const gone = [...before].filter(([id]) => !after.has(id));
  return [
    ...[...after].flatMap(([id, entry]) => {
      const was = before.get(id);
      return was ? fieldChanges(list, id, was, entry) : [addition(list, id, entry, to)];
    }),
    ...gone.map(([id, entry]) => removal(list, id, entry)),
  ];
}

/** Entries by their id. */
function named(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id ?? '', entry]));
}

function fieldChanges(list: List, id: string, was: Entry, is: Entry): ContentChange[] {
  return fieldGroups(was, is)
    .filter((fields) => fields.some((field) => !hasSameContent(was[field], is[field])))
    .map((fields) => {
      const [field = ''] = fields;
      return {
        key: `${list}.${id}.${field}`,
        section: list,
        entry: entryName(is),
        field: fieldName(field),
        before: textOf(was, fields),
        after: textOf(is, fields),
        apply: (content) =>
          withEntries(content, list, (entries) =>
            entries.map((entry) => (entry.id === id ? { ...entry, ...pick(is, fields) } : entry)),
          ),
      };
    });
}

function addition(list: List, id: string, entry: Entry, to: ResumeContent): ContentChange {
  const before = [...named(to[list]).keys()];
  const previous = before[before.indexOf(id) - 1];
  return {
    key: `${list}.${id}`,
    section: list,
    entry: entryName(entry),
    field: '',
    before: '',
    after: textOf(entry, Object.keys(entry)),
    apply: (content) =>
      withEntries(content, list, (entries) => {
        if (named(entries).has(id)) return entries;
        const at = [...named(entries).keys()].indexOf(previous ?? '') + 1;
        return entries.toSpliced(at, 0, entry);
      }),
  };
}

function removal(list: List, id: string, entry: Entry): ContentChange {
  return {
    key: `${list}.${id}`,
    section: list,
    entry: entryName(entry),
    field: '',
    before: textOf(entry, Object.keys(entry)),
    after: '',
    apply: (content) =>
      withEntries(content, list, (entries) => entries.filter((one) => one.id !== id)),
  };
}

const withEntries = (
  content: ResumeContent,
  list: List,
  change: (entries: readonly Entry[]) => readonly Entry[],
): ResumeContent => ({ ...content, [list]: change(content[list]) });

const pick = (entry: Entry, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, entry[field]]));

/** Fields that are displayed together are changed together. */
const together = [
  ['startDate', 'endDate', 'current', 'dateText'],
  ['date', 'dateText'],
  ['items', 'itemsText'],
];

function fieldGroups(...entries: Entry[]): string[][] {
  const left = new Set(entries.flatMap((entry) => Object.keys(entry)));
  left.delete('id');
  left.delete('place');
  const groups = together.filter(([first = '']) => left.has(first));
  for (const field of groups.flat()) left.delete(field);
  return [...Array.from(left, (field) => [field]), ...groups];
}

const entryNameFields = ['position', 'institution', 'category', 'name', 'language', 'title'];
function entryName(entry: Entry): string {
  const names = [...entryNameFields, 'company'].map((field) => entry[field]);
  return names.filter((name): name is string => typeof name === 'string' && name !== '').join(', ');
}

/** The fields' texts, one per line. */
function textOf(entry: Entry, fields: readonly string[]): string {
  const [only = ''] = fields;
  const words = fields.length === 1 ? flagWords[only] : undefined;
  if (words) return entry[only] === true ? words.set : words.unset;
  const isPeriod = fields.includes('startDate');
  const period = isPeriod ? periodText(entry as Parameters<typeof periodText>[0]) : '';
  const others = fields.filter(
    (field) => !isUnseen(field) && !(isPeriod && together[0]?.includes(field)),
  );
  return [...others.flatMap((field) => linesOf(entry[field])), period].filter(Boolean).join('\n');
}

const isUnseen = (field: string) => ['id', 'place', 'kind', 'type'].includes(field);

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value !== 'object' || value === null) return [];
  const lines = Object.entries(value).flatMap(([key, field]) =>
    isUnseen(key) ? [] : linesOf(field),
  );
  const isHidden = Reflect.get(value, 'isHidden') === true;
  return isHidden ? lines.map((line) => t('{line} (hidden)', { line })) : lines;
}

const flagWords: Readonly<Record<string, { set: string; unset: string }>> = {
  isHidden: {
    get set() {
      return t('Hidden');
    },
    get unset() {
      return t('Shown');
    },
  },
  sameEmployer: {
    get set() {
      return t('Same employer as above');
    },
    get unset() {
      return t('Separate job');
    },
  },
};

const fieldNames: Readonly<Record<string, string>> = {
  get startDate() {
    return t('Dates');
  },
  get date() {
    return t('Date');
  },
  get items() {
    return t('Skills');
  },
  get itemsText() {
    return t('Skills');
  },
  get bullets() {
    return t('Bullets');
  },
  get firstName() {
    return t('First name');
  },
  get lastName() {
    return t('Last name');
  },
  get email() {
    return t('Email');
  },
  get photoId() {
    return t('Photo');
  },
  get links() {
    return t('Links');
  },
  get details() {
    return t('Other details');
  },
  get isHidden() {
    return t('Visibility');
  },
  get sameEmployer() {
    return t('Employer');
  },
  doi: 'DOI',
};

/** 'summary' becomes 'Summary'. */
const fieldName = (field: string): string =>
  fieldNames[field] ?? field.charAt(0).toUpperCase() + field.slice(1);

export const placeOf = ({ section, entry, field }: ContentChange): string =>
  [sections[section].label, entry, field].filter(Boolean).join(' · ');
