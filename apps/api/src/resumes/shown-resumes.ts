import type { Resume } from '@folio/contract/resumes';
import { shownResume } from '@folio/documents/shown-content';
import { LRUCache } from 'lru-cache';
import type { WrittenHead, WrittenResume } from '../platform/written-resumes.ts';
import { toOrderedResume } from './present-resume.ts';
import { withoutContacts } from './without-contacts.ts';

/** How much of a resume somebody else is shown. */
export type ShownForm = 'all' | 'without contacts';
/** A row; its head is enough where what it shows is known. */
export type ReadableRow = WrittenResume | WrittenHead;
type Shown = Pick<Resume, 'name' | 'templateId' | 'content' | 'order' | 'settings'>;

/** Of JSON; an object takes some times that. */
const cachedCharacters = 8_000_000;
/** Room for the largest content. */
const largestShare = 4;

/**
 * What resumes show, by the transaction that wrote their row: whoever changes one, on whichever node,
 * makes a new one. To read the largest and leave out what it does not show takes 60 ms of the main
 * thread, and pages that many people look at do not change between them. Nobody may change an entry.
 */
const shownResumes = new LRUCache<string, Shown>({
  maxSize: cachedCharacters,
  maxEntrySize: cachedCharacters / largestShare,
});

const keyOf = ({ id, writtenBy }: ReadableRow, form: ShownForm) => `${id} ${writtenBy} ${form}`;

/** Whether the head of a row is enough to say what it shows. */
export const isShownKnown = (head: ReadableRow, form: ShownForm): boolean =>
  shownResumes.get(keyOf(head, form)) !== undefined;

/** @throws Error for a head of which nothing is known: see `isShownKnown`. */
export function shownOf(row: ReadableRow, form: ShownForm): Shown {
  const known = shownResumes.get(keyOf(row, form));
  if (known) return known;
  if (!('content' in row)) throw new Error('Nothing is known of what this resume shows');
  // In the order in which the owner's own file has its data: the bytes are the same.
  const resume = toOrderedResume(row);
  const content = form === 'all' ? resume.content : withoutContacts(resume.content);
  const { name, templateId, order, settings, ...rest } = shownResume({ ...resume, content });
  const shown = { name, templateId, content: rest.content, order, settings };
  shownResumes.set(keyOf(row, form), shown, { size: JSON.stringify(shown.content).length });
  return shown;
}
