import { formatPath, parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { findLeftovers, type Leftover } from '@folio/documents/leftovers/find-leftovers';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { locationName } from '../findings/location-names.ts';
import { LeftoversDialog } from './leftovers-dialog.tsx';
import { leftoversQuestion, type NamedLeftover, type OutputAction } from './leftovers-question.ts';

/** Leftovers that were confirmed once are not asked about again in this visit. */
const confirmed = new Set<string>();
const keyOf = ({ kind, path, quote }: Leftover) => JSON.stringify([kind, path, quote]);

/**
 * Asks whether to output a document in spite of its leftovers; confirmed ones are skipped. Resolves
 * to the answer.
 */
export function askAboutLeftovers(
  places: readonly NamedLeftover[],
  goTo: (leftover: NamedLeftover) => void,
  outputAction: OutputAction = 'export',
  credits?: number,
): Promise<boolean> {
  if (places.every((place) => confirmed.has(keyOf(place)))) return Promise.resolve(true);
  leftoversQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    leftoversQuestion.show({
      places,
      outputAction,
      credits,
      goTo,
      Dialog: LeftoversDialog,
      answer: (isConfirmed) => {
        if (isConfirmed) for (const place of places) confirmed.add(keyOf(place));
        leftoversQuestion.show(undefined);
        resolve(isConfirmed);
      },
    });
  });
}

/** For tests, and for another person at the same browser. */
export const clearConfirmedLeftovers = (): void => confirmed.clear();

/** The leftovers of a resume by place; a sample entry is one place, however much of it is left. */
export function placesOf(content: ResumeContent, leftovers: readonly Leftover[]): NamedLeftover[] {
  const places = new Map<string, NamedLeftover>();
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
 * Asks once, before anything is made or paid, whether a resume may be output with text that was
 * probably not meant to be sent. `goTo` opens a path of the content; `credits` is the price of
 * continuing.
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
