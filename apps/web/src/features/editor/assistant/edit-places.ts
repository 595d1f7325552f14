import { keyOf, splitPath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { locationName } from '../../../lib/findings/location-names.ts';
import { placeOfPath } from '../fields/content-paths.ts';
import type { Place } from '../fields/place.ts';
import { contentOf, type EditorDocument } from '../store/document.ts';

/** 'Work experience · Engineer · point 3': where a text stands, in words. */
export const nameOfPath = (content: ResumeContent, path: string): string =>
  locationName(content, indexed(content, path));

/** The field that holds a text. */
export const fieldOfPath = (document: EditorDocument, path: string): Place | undefined =>
  placeOfPath(document, indexed(contentOf(document), path));

function indexed(content: ResumeContent, path: string): string {
  let value: unknown = content;
  return splitPath(path)
    .map((segment, depth) => {
      if (Array.isArray(value)) {
        const index = value.findIndex((one, at) => keyOf(one, at) === segment);
        value = value[index];
        return `[${index}]`;
      }
      if (segment === 'text') return '';
      value = Object(value)[segment];
      return depth === 0 ? segment : `.${segment}`;
    })
    .join('');
}
