import { toEditorForm } from '@folio/contract/editor-form';
import { dotted } from '../../../lib/reading/content-places.ts';
import { contentOf, type EditorDocument, withEntryIds } from '../store/document.ts';

/** What is to stand at a path of the content: a text, or a list of them such as `skills[0].items`. */
export type Writing = { path: string; value: string | string[] };

/** The document with other texts at paths of its content; a path that is not there is left alone. */
export function writeTexts(document: EditorDocument, writings: readonly Writing[]): EditorDocument {
  const content = structuredClone(contentOf(document));
  for (const writing of writings) write(content, writing);
  return { ...document, form: withEntryIds(toEditorForm(content)) };
}

type Tree = Record<string, unknown>;

function write(content: object, { path, value }: Writing): void {
  const keys = dotted(path).split('.');
  const last = keys.pop() ?? '';
  let parent: unknown = content;
  for (const key of keys) {
    if (!isTree(parent)) return;
    // How a list of skills was typed stands only for those very skills.
    if ('itemsText' in parent) parent.itemsText = '';
    parent = Object.hasOwn(parent, key) ? parent[key] : undefined;
  }
  if (!isTree(parent) || !Object.hasOwn(parent, last)) return;
  if ('itemsText' in parent && last === 'items') parent.itemsText = '';
  const there = parent[last];
  if (isTree(there) && 'text' in there) there.text = value;
  else parent[last] = value;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
