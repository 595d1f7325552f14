import { withIds } from '@folio/contract/entry-ids';
import { factDifference, languageFreeFacts, numbersIn } from '@folio/contract/language-free';
import type { Agreed } from '@folio/contract/languages';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { ResumeDocument } from '../document.ts';
import type { Entry } from '../levels.ts';
import { entryAt, listOf, readAt, removeAt, writeAt } from '../tree.ts';
import { isStructure, type LanguageNote, languageNotes, listOfOrder } from './notes.ts';

type Taken = Pick<LanguageNote, 'key' | 'kind'>;

/**
 * `own` with what one note says of the arrangement, or of a fact, taken over from `theirs`; the same
 * object where nothing is to be done any more. Words are left alone, but those of what is new.
 */
export function takeOver(own: ResumeContent, theirs: ResumeContent, note: Taken): ResumeContent {
  const [mine, others] = [documentWith(own), documentWith(theirs)];
  switch (note.kind) {
    case 'added':
      return withIds(added(mine, others, note.key).content);
    case 'removed':
      return entryAt(others, note.key) ? own : removeAt(mine, note.key).content;
    case 'order':
      return withIds(ordered(mine, others, listOfOrder(note.key)).content);
    case 'fact': {
      const value = readAt(others, note.key);
      return value === undefined ? own : writeAt(mine, note.key, value).content;
    }
    default:
      return own;
  }
}

/** All that a sibling says of arrangement and facts taken over, as far as it was not declined. */
export function takeOverAll(
  own: ResumeContent,
  theirs: ResumeContent,
  agreed: Agreed,
): ResumeContent {
  const taken = languageNotes(own, theirs, agreed).filter(isStructure);
  // An order that lacked something is told anew once that is there.
  const arranged = taken.reduce((content, note) => takeOver(content, theirs, note), own);
  return languageNotes(arranged, theirs, agreed)
    .filter(({ kind }) => kind === 'order')
    .reduce((content, note) => takeOver(content, theirs, note), arranged);
}

/** The functions of a tree go through a document; of this one nothing but the content is read. */
const documentWith = (content: ResumeContent) => ({ content }) as ResumeDocument;

function added(mine: ResumeDocument, others: ResumeDocument, key: string): ResumeDocument {
  const entry = entryAt(others, key);
  const list = listOf(key);
  const [there, here] = [readAt(others, list), readAt(mine, list)];
  if (!entry || entryAt(mine, key) || !isList(there) || !isList(here)) return mine;
  const before = there.slice(0, there.indexOf(entry)).map(({ id }) => id);
  const at = here.findLastIndex(({ id }) => before.includes(id)) + 1;
  return writeAt(mine, list, here.toSpliced(at, 0, entry));
}

/** What both have in their order; what only this one has stays behind what it stood behind. */
function ordered(mine: ResumeDocument, others: ResumeDocument, list: string): ResumeDocument {
  const [there, here] = [readAt(others, list), readAt(mine, list)];
  if (!isList(there) || !isList(here)) return mine;
  const common = new Set(there.map(({ id }) => id));
  const groups = new Map<string, Entry[]>([['', []]]);
  let last = '';
  for (const entry of here) {
    if (common.has(entry.id)) last = entry.id;
    groups.set(last, [...(groups.get(last) ?? []), entry]);
  }
  const order = ['', ...there.map(({ id }) => id)];
  return writeAt(
    mine,
    list,
    order.flatMap((id) => groups.get(id) ?? []),
  );
}

const isList = (value: unknown): value is Entry[] => Array.isArray(value);

/**
 * A text with the one number that another says differently, or undefined where it is not clear which
 * that is: '15 % mehr' beside 'up 12 %' becomes '12 % mehr'.
 */
export function withTheirNumber(own: string, theirs: string): string | undefined {
  const [one, other] = differingNumbers(own, theirs) ?? [];
  if (!one || !other) return undefined;
  return own.slice(0, one.at) + other.written + own.slice(one.at + one.written.length);
}

/** The number that would be taken over, as they write it. */
export const numberToTake = ({ own, theirs }: Pick<LanguageNote, 'own' | 'theirs'>) =>
  differingNumbers(own, theirs)?.[1].written;

function differingNumbers(own: string, theirs: string) {
  const { lost, added } = factDifference(languageFreeFacts(theirs), languageFreeFacts(own));
  if (lost.length !== 1 || added.length !== 1) return undefined;
  const [one, ...more] = numbersIn(own).filter(({ value }) => value === added[0]);
  const other = numbersIn(theirs).find(({ value }) => value === lost[0]);
  return one && other && more.length === 0 ? ([one, other] as const) : undefined;
}
