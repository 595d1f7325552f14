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
 * Returns `own` with the structure or fact of one note taken over from `theirs`, or the same object
 * if nothing is left to do. Texts stay as they are, except in new entries.
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

/** Takes over all structure and facts of a sibling that were not declined. */
export function takeOverAll(
  own: ResumeContent,
  theirs: ResumeContent,
  agreed: Agreed,
): ResumeContent {
  const taken = languageNotes(own, theirs, agreed).filter(isStructure);
  // Orders are noted again once missing entries have been added, so they are taken over in a second
  // pass.
  const arranged = taken.reduce((content, note) => takeOver(content, theirs, note), own);
  return languageNotes(arranged, theirs, agreed)
    .filter(({ kind }) => kind === 'order')
    .reduce((content, note) => takeOver(content, theirs, note), arranged);
}

/** The functions of `tree.ts` take a document, but read only its content here. */
const documentWith = (content: ResumeContent) => ({ content }) as ResumeDocument;

function added(mine: ResumeDocument, others: ResumeDocument, key: string): ResumeDocument {
  const entry = entryAt(others, key);
  const list = listOf(key);
  const [theirList, ownList] = [readAt(others, list), readAt(mine, list)];
  if (!entry || entryAt(mine, key) || !isList(theirList) || !isList(ownList)) return mine;
  const before = theirList.slice(0, theirList.indexOf(entry)).map(({ id }) => id);
  const at = ownList.findLastIndex(({ id }) => before.includes(id)) + 1;
  return writeAt(mine, list, ownList.toSpliced(at, 0, entry));
}

/** Returns common entries in the sibling's order; each other entry stays after its predecessor. */
function ordered(mine: ResumeDocument, others: ResumeDocument, list: string): ResumeDocument {
  const [theirList, ownList] = [readAt(others, list), readAt(mine, list)];
  if (!isList(theirList) || !isList(ownList)) return mine;
  const common = new Set(theirList.map(({ id }) => id));
  const groups = new Map<string, Entry[]>([['', []]]);
  let last = '';
  for (const entry of ownList) {
    if (common.has(entry.id)) last = entry.id;
    groups.set(last, [...(groups.get(last) ?? []), entry]);
  }
  const order = ['', ...theirList.map(({ id }) => id)];
  return writeAt(
    mine,
    list,
    order.flatMap((id) => groups.get(id) ?? []),
  );
}

const isList = (value: unknown): value is Entry[] => Array.isArray(value);

/**
 * Returns a text with its one differing number replaced by the sibling's, or undefined if the
 * pairing is ambiguous: '15 % mehr' beside 'up 12 %' becomes '12 % mehr'.
 */
export function withTheirNumber(own: string, theirs: string): string | undefined {
  const [one, other] = differingNumbers(own, theirs) ?? [];
  if (!one || !other) return undefined;
  return own.slice(0, one.at) + other.text + own.slice(one.at + one.text.length);
}

/** Returns the number that `withTheirNumber` would insert, as the sibling writes it. */
export const numberToTake = ({ own, theirs }: Pick<LanguageNote, 'own' | 'theirs'>) =>
  differingNumbers(own, theirs)?.[1].text;

function differingNumbers(own: string, theirs: string) {
  const { lost, added } = factDifference(languageFreeFacts(theirs), languageFreeFacts(own));
  if (lost.length !== 1 || added.length !== 1) return undefined;
  const [one, ...more] = numbersIn(own).filter(({ value }) => value === added[0]);
  const other = numbersIn(theirs).find(({ value }) => value === lost[0]);
  return one && other && more.length === 0 ? ([one, other] as const) : undefined;
}
