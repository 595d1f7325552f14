import { listTexts, splitPath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { placeSections, type SectionReference } from '@folio/contract/section-references';

type Document = { content: ResumeContent; order: readonly SectionReference[] };
type Place = readonly [section: number, text: number];

/**
 * Compares the paths of suggestions by their places: sections in the order of the page, and within
 * them texts in the order of the form; deleted ones last. Owner and reviewer both number by it,
 * whatever columns a template uses, so that 'note 3' means the same for both if there is one
 * reviewer.
 */
export function bySuggestionPlace({ content, order }: Document): (a: string, b: string) => number {
  const sections = placeSections(order, content).map(String);
  const texts = listTexts(content).map(({ path }) => path);
  const placeOf = (path: string): Place => {
    const [section = '', id = ''] = splitPath(path);
    const at = sections.findIndex((one) => one === section || one === `${section}/${id}`);
    const isHere = (one: string) => one === path || one.startsWith(`${path}/`);
    const above = path.slice(0, path.lastIndexOf('/'));
    const found = texts.findIndex(isHere);
    // An empty list counts as below the other texts of its entry.
    const isEmptyList = found < 0 && path.endsWith('/bullets');
    const within = isEmptyList ? texts.findLastIndex((one) => one.startsWith(`${above}/`)) : found;
    if (within < 0) return [sections.length + 1, 0];
    return [at < 0 ? sections.length : at, within];
  };
  const known = new Map<string, Place>();
  const knownPlace = (path: string): Place => {
    const place = known.get(path) ?? placeOf(path);
    known.set(path, place);
    return place;
  };
  return (a, b) => {
    const [one, other] = [knownPlace(a), knownPlace(b)];
    return one[0] - other[0] || one[1] - other[1];
  };
}
