import type { Resume } from '@folio/contract/resumes';
import { shownResume } from '@folio/documents/shown-content';
import { LRUCache } from 'lru-cache';
import type { WrittenHead, WrittenResume } from '../platform/written-resumes.ts';
import { toOrderedResume } from './present-resume.ts';
import { withoutContacts } from './without-contacts.ts';

/** How much of a resume is shown to others. */
export type ShownForm = 'all' | 'without contacts';
/** A row. Its head is enough if what it shows is cached. */
export type ReadableRow = WrittenResume | WrittenHead;
type Shown = Pick<Resume, 'name' | 'templateId' | 'content' | 'order' | 'settings'>;

/** Characters of JSON; an object takes several times as much memory. */
const cachedCharacters = 8_000_000;
/** A single content may take a quarter of the cache, which is enough for the largest one. */
const largestShare = 4;

/**
 * Caches what resumes show, by the transaction that wrote the row: any change, on any node, gives a
 * new key. Reading the largest resume and removing what it does not show takes 60 ms of the main
 * thread, and popular pages rarely change. Entries must not be modified.
 */
const shownResumes = new LRUCache<string, Shown>({
  maxSize: cachedCharacters,
  maxEntrySize: cachedCharacters / largestShare,
});

const keyOf = ({ id, writtenBy }: ReadableRow, form: ShownForm) => `${id} ${writtenBy} ${form}`;

/** Whether the head of a row is enough to know what it shows. */
export const isShownKnown = (head: ReadableRow, form: ShownForm): boolean =>
  shownResumes.get(keyOf(head, form)) !== undefined;

/** @throws Error for a head whose resume is not cached: see `isShownKnown`. */
export function shownOf(row: ReadableRow, form: ShownForm): Shown {
  const known = shownResumes.get(keyOf(row, form));
  if (known) return known;
  if (!('content' in row)) throw new Error('Nothing is known of what this resume shows');
  // In the same order as in the owner's own file, so that the bytes are equal.
  const resume = toOrderedResume(row);
  const content = form === 'all' ? resume.content : withoutContacts(resume.content);
  const { name, templateId, order, settings, ...rest } = shownResume({ ...resume, content });
  const shown = { name, templateId, content: rest.content, order, settings };
  shownResumes.set(keyOf(row, form), shown, { size: JSON.stringify(shown.content).length });
  return shown;
}
