import { EditorForm } from '@folio/contract/editor-form';
import { listNames } from '../store/document.ts';
import { customListOf, emptyEntry, type ListKey } from '../store/lists.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A form as this browser stored it. Only its shape is checked, not the limits of its texts: a text
 * that is too long to be saved must still be there after a reload.
 */
export function readStoredForm(value: unknown): EditorForm | undefined {
  if (!isFields(value)) return undefined;
  const form: Fields = fill(EditorForm.parse({}), value);
  for (const list of [...listNames, 'customSections'] as const) {
    const entries = readStoredEntries(list, value[list]);
    if (!entries) return undefined;
    form[list] = entries;
  }
  return form as EditorForm;
}

function readStoredEntries(list: ListKey, stored: unknown = []): Fields[] | undefined {
  if (!Array.isArray(stored) || !stored.every(isFields)) return undefined;
  const entries = stored.map((entry) => fill(emptyEntry(list), entry));
  if (list !== 'customSections') return entries;
  const inner = stored.map((section) => readStoredEntries(customListOf(''), section.entries));
  if (inner.includes(undefined)) return undefined;
  return entries.map((section, index) => ({ ...section, entries: inner[index] }));
}

/** The known fields of `stored`, each only where it is of the kind that `empty` has there. */
function fill(empty: Readonly<Fields>, stored: Fields): Fields {
  const filled = Object.entries(empty).map(([key, blank]) => {
    const value = stored[key];
    const fits = typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank);
    return [key, fits ? value : blank];
  });
  return Object.fromEntries(filled);
}
