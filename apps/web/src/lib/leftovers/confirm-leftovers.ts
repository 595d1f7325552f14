import { findLeftovers } from '@folio/documents/leftovers/find-leftovers';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { askAboutLeftovers, placesOf } from './ask-about-leftovers.ts';

/**
 * Whether a resume may go out as it is: asks once where it says something that its owner most likely
 * did not mean to send, before anything is made or paid. `goTo` leads to a path of the content.
 */
export const confirmLeftovers = (
  resume: ResumeForDocument,
  goTo: (path: string) => void,
  outputAction: 'export' | 'print' = 'export',
): Promise<boolean> =>
  askAboutLeftovers(
    placesOf(resume.content, findLeftovers(resume)),
    ({ path }) => goTo(path),
    outputAction,
  );
