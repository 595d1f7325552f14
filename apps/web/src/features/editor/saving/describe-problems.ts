import { placeOfPath } from '../fields/content-paths.ts';
import { definitionOf } from '../fields/custom-fields.ts';
import { interestsField, personalFields } from '../fields/personal-fields.ts';
import { elementIdOf, type Place } from '../fields/place.ts';
import type { EditorDocument } from '../store/document.ts';
import { entriesOf } from '../store/lists.ts';

/** What keeps a document from being saved, and in which field if it is in one. */
export type Problem = { words: string; place?: Place };

/**
 * What the server says of a refused document, by the field of the form that it is about: its paths
 * are such as `content.workExperience.2.position`.
 */
export function describeProblems(
  document: EditorDocument,
  errors: Record<string, string[]>,
): Problem[] {
  return Object.entries(errors).map(([path, messages]) => {
    const place = placeOfPath(document, contentPath(path));
    const words = messages.join(' ');
    return place ? { words: `${nameOf(document, place)}: ${words}`, place } : { words };
  });
}

const contentPath = (path: string) =>
  path.replace(/^content\.?/, '').replace(/\.(\d+)(?=\.|$)/g, '[$1]');

/** 'Experience 2, Role' */
function nameOf(document: EditorDocument, place: Place): string {
  if (place.list === null) {
    const definition = [...personalFields, interestsField].find((one) => one.field === place.field);
    return definition?.label ?? place.field;
  }
  const { addLabel, fields } = definitionOf(place.list);
  const number =
    entriesOf(document.form, place.list).findIndex((entry) => entry.id === place.id) + 1;
  const label = fields.find((one) => one.field === place.field)?.label ?? place.field;
  return `${addLabel.replace('Add ', '')} ${number}, ${label}`;
}

/** What is wrong with one field of the form. */
export function problemOf(problems: readonly Problem[], place: Place): string | undefined {
  const id = elementIdOf(place);
  const problem = problems.find((one) => one.place && elementIdOf(one.place) === id);
  return problem?.words.replace(/^.*?: /, '');
}
