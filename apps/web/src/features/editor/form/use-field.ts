import type { Place } from '../fields/place.ts';
import type { EditorDocument } from '../store/document.ts';
import { entriesOf, textOfField } from '../store/lists.ts';
import type { Change } from '../store/reduce-document.ts';
import { useEditor } from '../store/use-editor.ts';

/** The text of a field; only its own changes render its component again. */
export const useFieldText = (place: Place): string =>
  useEditor(({ document }) => textOf(document, place));

export function textOf({ form }: EditorDocument, place: Place): string {
  if (place.list === null) return form[place.field];
  const entry = entriesOf(form, place.list).find(({ id }) => id === place.id);
  return textOfField(entry?.[place.field]);
}

export const setText = (place: Place, value: string): Change =>
  place.list === null
    ? { type: 'setField', field: place.field, value }
    : { type: 'setEntryField', list: place.list, id: place.id, field: place.field, value };
