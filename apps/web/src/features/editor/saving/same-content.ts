import { sections } from '@folio/contract/sections';
import { isSame } from '../../../lib/is-same.ts';
import type { EditorDocument } from '../store/document.ts';

/** Whether two documents say the same. Ids of entries don't count: they are given on opening. */
export function saysTheSame(one: EditorDocument, other: EditorDocument): boolean {
  return one === other || changedParts(one, other).length === 0;
}

/** The parts in which two documents differ, in the words of the screen. */
export function changedParts(one: EditorDocument, other: EditorDocument): string[] {
  const differs = (a: unknown, b: unknown) => !isSame(a, b);
  return [
    ...(differs(one.name, other.name) ? ['Name of the resume'] : []),
    ...(differs(one.templateId, other.templateId) ? ['Template'] : []),
    ...(differs(one.isPublished, other.isPublished) ? ['Ready or in progress'] : []),
    ...(differs(one.isPublic, other.isPublic) ? ['Sharing'] : []),
    ...(differs(one.order, other.order) ? ['Order of the sections'] : []),
    ...(differs(one.settings, other.settings) ? ['Design'] : []),
    ...Object.values(sections)
      .filter(({ id }) => differs(one.content[id], other.content[id]))
      .map(({ label }) => label),
  ];
}
