import type { ListKey } from '../store/lists.ts';
import type { PersonalField } from '../store/reduce-document.ts';

type FieldKind = 'text' | 'email' | 'url' | 'tel' | 'multiline' | 'bullets' | 'select';

/** One field of the form as data: what it is called, how it is asked for, what content it holds. */
export type FieldDefinition = {
  /** Its name in the editor form. */
  field: string;
  label: string;
  kind: FieldKind;
  /** Its names in the resume's content; the first is the one that a preview most likely marks. */
  paths: readonly string[];
  /** Takes a whole row. */
  wide?: boolean;
  /** Rarely filled: asked for under 'More details'. */
  isDetail?: boolean;
  hint?: string;
  /** Shown while the field is empty, and nowhere but in it. */
  placeholder?: string;
  autoComplete?: string;
  options?: readonly string[];
};

export type PersonalDefinition = FieldDefinition & { field: PersonalField };

export type ListDefinition = {
  list: ListKey;
  /** Its name in the resume's content. */
  section: string;
  addLabel: string;
  /** 'experience', as in 'Delete experience'. */
  noun: string;
  emptyText: string;
  /** The fields whose texts name an entry, and those that tell it from others. */
  titleFields: readonly string[];
  subtitleFields: readonly string[];
  fields: readonly FieldDefinition[];
};
