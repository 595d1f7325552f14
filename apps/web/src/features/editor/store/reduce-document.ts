import type { DocumentSettings } from '@folio/contract/document-settings';
import type { EditorForm } from '@folio/contract/editor-form';
import type { SectionName } from '@folio/contract/resume-content';
import type { TemplateId } from '@folio/contract/templates';
import type { EditorDocument } from './document.ts';
import {
  type EntryTexts,
  entriesOf,
  fieldOf,
  type ListKey,
  partWith,
  textOfField,
} from './lists.ts';

/** The fields of the form that are a text of their own. */
export type PersonalField =
  | 'name'
  | 'title'
  | 'email'
  | 'phone'
  | 'location'
  | 'website'
  | 'summary'
  | 'interests';

export type Change =
  | { type: 'setField'; field: PersonalField | 'photoId'; value: string }
  | { type: 'setEntryField'; list: ListKey; id: string; field: string; value: string }
  | { type: 'addEntry'; list: ListKey; entry: EntryTexts; index?: number }
  | { type: 'removeEntry'; list: ListKey; id: string }
  | { type: 'moveEntry'; list: ListKey; id: string; to: number }
  | { type: 'rename'; name: string }
  | { type: 'setTemplate'; templateId: TemplateId }
  | { type: 'setPublished'; isPublished: boolean }
  | { type: 'setPublic'; isPublic: boolean }
  | { type: 'setSettings'; settings: Partial<DocumentSettings> }
  | { type: 'setOrder'; order: readonly SectionName[] }
  | { type: 'replace'; document: EditorDocument };

/** The document after a change; the same object where the change changes nothing. */
export function reduceDocument(document: EditorDocument, change: Change): EditorDocument {
  switch (change.type) {
    case 'setField':
      return withForm(document, { [change.field]: change.value });
    case 'rename':
      return withPart(document, { name: change.name });
    case 'setTemplate':
      return withPart(document, { templateId: change.templateId });
    case 'setPublished':
      return withPart(document, { isPublished: change.isPublished });
    case 'setPublic':
      return withPart(document, { isPublic: change.isPublic });
    case 'setSettings':
      return withPart(document, { settings: withPart(document.settings, change.settings) });
    case 'setOrder':
      return withPart(document, { order: change.order });
    case 'replace':
      return change.document;
    default:
      return withList(document, change);
  }
}

type ListChange = Extract<Change, { list: ListKey }>;

function withList(document: EditorDocument, change: ListChange): EditorDocument {
  const entries = entriesOf(document.form, change.list);
  const changed = reduceEntries(entries, change);
  return changed === entries
    ? document
    : withForm(document, partWith(document.form, change.list, changed));
}

function reduceEntries(entries: readonly EntryTexts[], change: ListChange): readonly EntryTexts[] {
  if (change.type === 'addEntry') {
    return entries.toSpliced(change.index ?? entries.length, 0, change.entry);
  }
  const from = entries.findIndex((entry) => entry.id === change.id);
  const entry = entries[from];
  if (!entry) return entries;
  switch (change.type) {
    case 'setEntryField': {
      if (textOfField(entry[change.field]) === change.value) return entries;
      const changed = { ...entry, [change.field]: fieldOf(entry[change.field], change.value) };
      return entries.with(from, changed);
    }
    case 'removeEntry':
      return entries.toSpliced(from, 1);
    case 'moveEntry': {
      const to = Math.max(0, Math.min(change.to, entries.length - 1));
      return to === from ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
    }
  }
}

function withForm(document: EditorDocument, part: Partial<EditorForm>): EditorDocument {
  return withPart(document, { form: withPart(document.form, part) });
}

/** The same object when the part says what it already says. */
function withPart<T extends object>(whole: T, part: Partial<T>): T {
  const differs = Object.entries(part).some(([key, value]) => whole[key as keyof T] !== value);
  return differs ? { ...whole, ...part } : whole;
}
