import type { SectionName } from '@folio/contract/section-names';
import { moreSections } from '@folio/contract/section-names';
import { flushSync } from 'react-dom';
import { t } from '../../../lib/words/words.ts';
import { toast } from '../../../ui/toast.ts';
import { elementKey, textOf } from '../fields/field-ref.ts';
import type { EditorDocument } from '../store/document.ts';
import {
  copyOf,
  definitionOf,
  type Entry,
  emptyEntry,
  entriesOf,
  type ListPath,
} from '../store/lists.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { collapsed, useReveal, useViewStore } from '../view/use-view.ts';
import { isBegunHere, noteBegun } from './begun-lists.ts';
import { nextRole, setHidden } from './entry-state.ts';

export const rowIdOf = (list: ListPath, id: string) => `entry-${elementKey(list, id)}`;
export const handleIdOf = (list: ListPath, id: string) => `handle-${elementKey(list, id)}`;
export const addButtonIdOf = (list: ListPath) => `add-${elementKey(list, '')}`;

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** The commands on a list's entries; each places the focus. */
export function useListCommands(list: ListPath) {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  const field = definitionOf(list).fields[0]?.id ?? '';
  const entries = () => entriesOf(store.getDocument().content, list);
  const indexOf = (id: string) => entries().findIndex((entry) => entry.id === id);
  const insert = (entry: Entry, index: number) => {
    flushSync(() => store.dispatch({ type: 'addEntry', list, entry, index }));
    reveal({ list, id: entry.id, field });
  };
  return {
    add() {
      const { length: count } = entries();
      const entry = emptyEntry(list);
      const isBegun = count === 0 || isBegunHere(entries());
      if (isBegun) noteBegun(entry.id);
      insert(entry, isNewestFirst(list) && !isBegun ? 0 : count);
    },
    duplicate(id: string) {
      const entry = entries()[indexOf(id)];
      if (entry) insert(copyOf(entry), indexOf(id) + 1);
    },
    /** Adds a role at the same employer, below. */
    addRole(id: string) {
      flushSync(() =>
        store.dispatch({ type: 'setEntryFlag', list, id, flag: 'sameEmployer', value: true }),
      );
      insert(nextRole(store.getDocument(), id), indexOf(id) + 1);
    },
    setSameEmployer: (id: string, value: boolean) =>
      store.dispatch({ type: 'setEntryFlag', list, id, flag: 'sameEmployer', value }),
    setHidden: (id: string, isHidden: boolean) => setHidden(store, list, id, isHidden),
    /**
     * Moves an entry, and returns an announcement of its new position. `focused`: the id of the
     * element that keeps the focus.
     */
    move(id: string, to: number, focused: string): string {
      flushSync(() => store.dispatch({ type: 'moveEntry', list, id, to }));
      focusOn(focused);
      const index = indexOf(id);
      const title = entryTitle(store.getDocument(), list, id);
      return t('{title} is now {number} of {count}', {
        title,
        number: index + 1,
        count: entries().length,
      });
    },
    remove(id: string) {
      const index = indexOf(id);
      const title = entryTitle(store.getDocument(), list, id);
      flushSync(() => {
        store.dispatch({ type: 'removeEntry', list, id });
        if (view.get().open[list] === id) view.set(collapsed(view.get(), list));
      });
      const next = entries()[Math.min(index, entries().length - 1)];
      focusOn(next ? rowIdOf(list, next.id) : addButtonIdOf(list));
      toast({
        title: t('Deleted {title}', { title }),
        action: { label: t('Undo'), onClick: undoIfUnchanged(store) },
      });
    },
  };
}

/** Lists in reverse chronological order; others are in the order of entry. */
const newestFirst: readonly SectionName[] = [
  'workExperience',
  'education',
  'projects',
  'certifications',
  ...moreSections,
];
const isNewestFirst = (list: ListPath): boolean => newestFirst.some((section) => section === list);

/** An entry's name: its first descriptive text, or that it is empty. */
export function entryTitle(document: EditorDocument, list: ListPath, id: string): string {
  const { titleFields, noun } = definitionOf(list).entries;
  return textsOf(document, list, id, titleFields)[0] ?? t('New {noun}', { noun });
}

/** A subtitle that distinguishes it, such as 'Griffin & Müller · Mar 2023 – Present'. */
export function entrySubtitle(document: EditorDocument, list: ListPath, id: string): string {
  const title = entryTitle(document, list, id);
  return textsOf(document, list, id, definitionOf(list).entries.subtitleFields)
    .filter((text) => text !== title)
    .join(' · ');
}

function textsOf(
  { content }: EditorDocument,
  list: ListPath,
  id: string,
  fields: readonly string[],
): string[] {
  return fields.map((field) => textOf(content, { list, id, field }).trim()).filter(Boolean);
}
