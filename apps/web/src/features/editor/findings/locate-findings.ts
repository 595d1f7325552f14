import type { ResumeContent } from '@folio/contract/resume-content';
import type { DisplayList } from '@folio/typeset/display-list';
import { textAt } from '../../../lib/reading/content-places.ts';
import { pathsOfPlace, placeOfPath } from '../fields/content-paths.ts';
import type { Finding } from '../score/scoring.ts';
import { contentOf, type EditorDocument } from '../store/document.ts';
import { createTextFinder, type Stretch } from './find-text.ts';
import { movedSpan } from './moved-span.ts';

/** A finding where its words now stand, in the text and on the pages. */
export type Located = { finding: Finding; start: number; end: number; stretches: Stretch[] };

/**
 * The findings that are about words which a document shows. They are of the content that was scored:
 * what has been typed over since is left out, what has moved is found where it is.
 */
export function locateFindings(
  findings: readonly Finding[],
  scored: ResumeContent,
  document: EditorDocument,
  list: DisplayList,
): Located[] {
  const find = createTextFinder(list);
  const now = contentOf(document);
  const finders = new Map<string, ReturnType<typeof find>>();
  const finderOf = (path: string, text: string) => {
    if (!finders.has(path)) finders.set(path, find(pathsOf(document, path), text));
    return finders.get(path);
  };
  return findings.flatMap((finding) => {
    const { path, start, end } = finding;
    const [before, after] = [textAt(scored, path), textAt(now, path)];
    if (before === undefined || after === undefined || end <= start) return [];
    const span = movedSpan(before, after, { start, end });
    const stretches = span && finderOf(path, after)?.(span.start, span.end);
    return span && stretches?.length ? [{ finding, ...span, stretches }] : [];
  });
}

/** The blocks that may show a text: its own, the one of its list or line, its entry. */
function pathsOf(document: EditorDocument, path: string): string[] {
  const place = placeOfPath(document, path);
  return [
    ...new Set([
      path,
      path.replace(/\[\d+\]$/, ''),
      ...(place ? pathsOfPlace(document, place) : []),
    ]),
  ];
}
