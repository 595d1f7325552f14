import type { ListDefinition } from '../fields/field-definition.ts';
import type { EditorDocument } from '../store/document.ts';
import { textOf } from './use-field.ts';

/** What an entry is called: its first telling text, or that it is still empty. */
export function entryTitle(definition: ListDefinition, document: EditorDocument, id: string) {
  const texts = textsOf(definition, definition.titleFields, document, id);
  return texts[0] ?? `New ${definition.noun}`;
}

/** What tells it from others, such as 'Griffin & Müller · Mar 2023 – Present'. */
export function entrySubtitle(definition: ListDefinition, document: EditorDocument, id: string) {
  const title = entryTitle(definition, document, id);
  return textsOf(definition, definition.subtitleFields, document, id)
    .filter((text) => text !== title)
    .join(' · ');
}

function textsOf(
  { list }: ListDefinition,
  fields: readonly string[],
  document: EditorDocument,
  id: string,
): string[] {
  return fields.map((field) => textOf(document, { list, id, field }).trim()).filter(Boolean);
}
