import type { HeadListName } from './content-choices.ts';
import { contentLimits } from './content-limits.ts';
import type { SectionName } from './section-names.ts';

/**
 * The input control of a field. Four kinds are edited as one text and stored in parts: a `period`
 * and a `date` as months and the wording, `items` as a list, `bullets` as one bullet per line.
 * `content-fields.ts` reads and writes each kind.
 */
export type FieldKind =
  | 'text'
  | 'email'
  | 'url'
  | 'tel'
  | 'longText'
  | 'name'
  | 'period'
  | 'date'
  | 'bullets'
  | 'items'
  | 'select';

export type FieldDefinition = {
  /**
   * The content's field, or the name of several that are edited as one: `name`, `period` or `date`.
   */
  id: string;
  label: string;
  kind: FieldKind;
  /** The fields of the content that store it, starting with the one that a document shows first. */
  stored: readonly string[];
  /** Maximum length in UTF-16 units. */
  limit: number;
  /** Whether employers expect it, so that the score reports it if it is missing. */
  isRequired?: boolean;
  /** Whether it takes a whole row of the form. */
  isWide?: boolean;
  /** Whether it is rarely filled in and shown under 'More details'. */
  isDetail?: boolean;
  hint?: string;
  /** Shown inside the field while it is empty. */
  placeholder?: string;
  autoComplete?: string;
  options?: readonly string[];
  /** Whether one of the options is always selected. */
  isChosen?: boolean;
  /** Labels of the options, if they differ from the stored values. */
  optionLabels?: Readonly<Record<string, string>>;
};

/** The entries of a section. */
export type EntriesDefinition = {
  addLabel: string;
  /** 'experience', as in 'Delete experience'. */
  noun: string;
  /** Shown if there is no entry yet. */
  emptyText: string;
  /**
   * The fields whose texts name an entry, and those that distinguish entries with the same name.
   */
  titleFields: readonly string[];
  subtitleFields: readonly string[];
};

export type SectionDefinition = {
  id: SectionName;
  /** Its name on screen. */
  label: string;
  /** Its default title in a document. */
  documentTitle: string;
  fields: readonly FieldDefinition[];
};

export type ListDefinition = SectionDefinition & { entries: EntriesDefinition };

/** A list in the head of a resume: `personalInfo/links` and `personalInfo/details`. */
export type HeadListDefinition = Omit<ListDefinition, 'id' | 'documentTitle'> & {
  id: HeadListName;
};

/** Defines a field that is stored as a single text. */
export const field = (
  id: string,
  label: string,
  more: Partial<FieldDefinition> = {},
): FieldDefinition => ({
  id,
  label,
  kind: 'text',
  stored: [id],
  limit: more.kind === 'longText' ? contentLimits.longText : contentLimits.shortText,
  ...more,
});

/** Defines a field with a start and an end, or a wording for both. */
export const period = (label: string, more: Partial<FieldDefinition> = {}): FieldDefinition =>
  field('period', label, {
    kind: 'period',
    stored: ['dateText', 'startDate', 'endDate', 'current'],
    limit: contentLimits.periodText,
    ...more,
  });

/** Defines a field with one date, or a wording for it. */
export const date = (label: string): FieldDefinition =>
  field('date', label, {
    kind: 'date',
    stored: ['dateText', 'date'],
    limit: contentLimits.periodText,
  });

/** Defines a field with several lines, as wide as its form. */
export const longText = (id: string, label: string, more: Partial<FieldDefinition> = {}) =>
  field(id, label, { kind: 'longText', isWide: true, ...more });

/** Defines a field with the address of a page. */
export const link = (label: string, more: Partial<FieldDefinition> = {}) =>
  field('link', label, { kind: 'url', limit: contentLimits.link, isWide: true, ...more });

export const detailedDescription = longText('description', 'Description', { isDetail: true });

export const bullets = field('bullets', 'Bullets', {
  kind: 'bullets',
  isWide: true,
  limit: contentLimits.bulletsPerEntry * contentLimits.longText,
  hint: 'Start with what you did; end with the result. Press Enter for the next bullet.',
});
