import { pathOfKeys } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { fieldOfPath } from '../fields/field-paths.ts';
import { elementIdOf, type FieldRef, fieldOf } from '../fields/field-ref.ts';
import { definitionOf, entriesOf } from '../store/lists.ts';

/** What keeps a document from being saved, and in which field if it is in one. */
export type Problem = { words: string; field?: FieldRef };

/**
 * What the server says of a refused document, by the field of the form that it is about: its paths
 * are such as `content.workExperience.2.position`.
 */
export function describeProblems(
  content: ResumeContent,
  errors: Record<string, string[]>,
): Problem[] {
  return Object.entries(errors).map(([path, messages]) => {
    const keys = path.match(/\w+/g)?.slice(1) ?? [];
    const field = fieldOfPath(content, pathOfKeys(content, keys));
    const words = messages.join(' ');
    return field ? { words: `${nameOf(content, field)}: ${words}`, field } : { words };
  });
}

/** 'Experience 2, Role' */
function nameOf(content: ResumeContent, field: FieldRef): string {
  const label = fieldOf(field)?.label ?? field.field;
  if (field.list === null) return label;
  const { addLabel } = definitionOf(field.list).entries;
  const number = entriesOf(content, field.list).findIndex(({ id }) => id === field.id) + 1;
  return `${addLabel.replace('Add ', '')} ${number}, ${label}`;
}

/** What is wrong with one field of the form. */
export function problemOf(problems: readonly Problem[], field: FieldRef): string | undefined {
  const id = elementIdOf(field);
  const problem = problems.find((one) => one.field && elementIdOf(one.field) === id);
  return problem?.words.replace(/^.*?: /, '');
}
