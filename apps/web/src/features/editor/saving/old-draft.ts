import { type Change, diffDocuments } from '@folio/operations/diff-documents';
import { addTo, removeAt, writeAt } from '@folio/operations/tree';
import { type EditorDocument, newEntryId } from '../store/document.ts';
import { textOfValue } from './describe-fields.ts';
import type { FieldConflict } from './resume-copy.ts';
import type { OldDraft } from './stored-document.ts';

/**
 * Merges an old draft, which doesn't have the document it was based on, with the server's document.
 * If the versions are equal, the draft wins. Otherwise what only the draft has is added, nothing is
 * removed, and fields that differ keep the server's value and become conflicts.
 */
export function joinOldDraft(
  draft: OldDraft,
  { document, version }: { document: EditorDocument; version: number },
): { document: EditorDocument; conflicts: FieldConflict[] } {
  const mine = namedAs(document, draft.document);
  if (draft.version === version) return { document: mine, conflicts: [] };
  const changes = diffDocuments(document, mine);
  const isTaken = (change: Change) =>
    change.kind === 'add' || (change.kind === 'set' && textOfValue(change.was).trim() === '');
  return {
    document: applyChanges(document, changes.filter(isTaken)),
    conflicts: changes.flatMap((change) =>
      change.kind === 'set' && !isTaken(change) && !change.path.endsWith('/place')
        ? [{ id: newEntryId(), path: change.path, mine: change.value, theirs: change.was }]
        : [],
    ),
  };
}

export const applyChanges = (
  document: EditorDocument,
  changes: readonly Change[],
): EditorDocument =>
  changes.reduce((next, change) => {
    if (change.kind === 'remove') return removeAt(next, change.path);
    return change.kind === 'set'
      ? writeAt(next, change.path, change.value)
      : addTo(next, change.list, change.entry);
  }, document);

/**
 * The server may not know the ids that were generated here; entries are then matched by position.
 */
function namedAs(theirs: EditorDocument, mine: EditorDocument): EditorDocument {
  const content: Fields = { ...mine.content };
  for (const [field, value] of Object.entries(mine.content))
    content[field] = named(value, Reflect.get(theirs.content, field));
  return { ...mine, content: content as EditorDocument['content'] };
}

type Fields = Record<string, unknown>;
type Entry = Fields & { id: string };

function named(mine: unknown, theirs: unknown): unknown {
  if (!isEntries(mine) || !isEntries(theirs)) return mine;
  const known = new Map(theirs.map((entry) => [entry.id, entry]));
  const isStrange = mine.length === theirs.length && !mine.some(({ id }) => known.has(id));
  return mine.map((entry, index) => {
    const other = isStrange ? theirs[index] : known.get(entry.id);
    if (!other) return entry;
    const { bullets, entries } = entry;
    return {
      ...entry,
      ...(isStrange && { id: other.id, place: other.place }),
      ...(bullets !== undefined && { bullets: named(bullets, other.bullets) }),
      ...(entries !== undefined && { entries: named(entries, other.entries) }),
    };
  });
}

const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((one) => typeof Object(one).id === 'string');
