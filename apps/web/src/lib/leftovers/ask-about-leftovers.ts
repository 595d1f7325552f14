import { formatPath, parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { findLeftovers, type Leftover } from '@folio/documents/leftovers/find-leftovers';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { locationName } from '../findings/location-names.ts';
import { LeftoversDialog } from './leftovers-dialog.tsx';
import {
  type OutputAction,
  openLeftovers,
  type Place,
  showLeftovers,
} from './leftovers-question.ts';

/** Those that somebody has wanted to go out once: nobody is asked about them again in this visit. */
const confirmed = new Set<string>();
const keyOf = ({ kind, path, quote }: Leftover) => JSON.stringify([kind, path, quote]);

/** Whether a document is wanted with what is left over in it; asks about what is new alone. */
export function askAboutLeftovers(
  places: readonly Place[],
  goTo: (place: Place) => void,
  outputAction: OutputAction = 'export',
  credits?: number,
): Promise<boolean> {
  if (places.every((place) => confirmed.has(keyOf(place)))) return Promise.resolve(true);
  openLeftovers()?.answer(false);
  return new Promise((resolve) => {
    showLeftovers({
      places,
      outputAction,
      credits,
      goTo,
      Dialog: LeftoversDialog,
      answer: (isConfirmed) => {
        if (isConfirmed) for (const place of places) confirmed.add(keyOf(place));
        showLeftovers(undefined);
        resolve(isConfirmed);
      },
    });
  });
}

/** For a test, or another person at the same browser. */
export const clearConfirmedLeftovers = (): void => confirmed.clear();

/** The leftovers of a resume, each place once: an entry of the sample is one, whatever of it is left. */
export function placesOf(content: ResumeContent, leftovers: readonly Leftover[]): Place[] {
  const places = new Map<string, Place>();
  for (const leftover of leftovers) {
    const words = locationName(content, placeOf(leftover));
    const key = `${leftover.kind} ${words}`;
    if (!places.has(key)) places.set(key, { ...leftover, words });
  }
  return [...places.values()];
}

function placeOf({ kind, path }: Leftover): string {
  const location = parsePath(path);
  if (kind !== 'sample' || location?.entry === undefined) return path;
  const { section, entry, innerEntry } = location;
  return formatPath({ section, entry, ...(innerEntry === undefined ? {} : { innerEntry }) });
}

/**
 * Whether a resume may go out as it is: asks once where it says something that its owner most likely
 * did not mean to send, before anything is made or paid. `goTo` leads to a path of the content, and
 * `credits` is what going on takes.
 */
export const confirmLeftovers = (
  resume: ResumeForDocument,
  goTo: (path: string) => void,
  outputAction: OutputAction = 'export',
  credits?: number,
): Promise<boolean> =>
  askAboutLeftovers(
    placesOf(resume.content, findLeftovers(resume)),
    ({ path }) => goTo(path),
    outputAction,
    credits,
  );
