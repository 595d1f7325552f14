import { flushSync } from 'react-dom';
import { toast } from '../../../ui/toast.ts';
import type { ListDefinition } from '../fields/field-definition.ts';
import { copyOf, type EntryTexts, emptyEntry, entriesOf } from '../store/lists.ts';
import { takeBack } from '../store/take-back.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { folded } from '../view/editor-view.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';
import { entryTitle } from './entry-title.ts';

export const rowIdOf = (list: string, id: string) => `entry-${list}-${id}`;
export const handleIdOf = (list: string, id: string) => `handle-${list}-${id}`;
export const addButtonIdOf = (list: string) => `add-${list}`;

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** What can be done with the entries of a list. Each keeps the focus where the work goes on. */
export function useListCommands(definition: ListDefinition) {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  const { list, fields } = definition;
  const field = fields[0]?.field ?? '';
  const entries = () => entriesOf(store.getDocument().form, list);
  const indexOf = (id: string) => entries().findIndex((entry) => entry.id === id);
  const insert = (entry: EntryTexts, index: number) => {
    flushSync(() => store.dispatch({ type: 'addEntry', list, entry, index }));
    reveal({ list, id: entry.id ?? '', field });
  };
  return {
    add: () => insert(emptyEntry(list), entries().length),
    duplicate(id: string) {
      const entry = entries()[indexOf(id)];
      if (entry) insert(copyOf(entry), indexOf(id) + 1);
    },
    /** Says where the entry went, for those who don't see it move. `focused` is the element to go on from. */
    move(id: string, to: number, focused: string): string {
      flushSync(() => store.dispatch({ type: 'moveEntry', list, id, to }));
      focusOn(focused);
      const index = indexOf(id);
      const title = entryTitle(definition, store.getDocument(), id);
      return `${title} is now ${index + 1} of ${entries().length}`;
    },
    remove(id: string) {
      const index = indexOf(id);
      const title = entryTitle(definition, store.getDocument(), id);
      flushSync(() => {
        store.dispatch({ type: 'removeEntry', list, id });
        if (view.get().open[list] === id) view.set(folded(view.get(), list));
      });
      const next = entries()[Math.min(index, entries().length - 1)];
      focusOn(next?.id ? rowIdOf(list, next.id) : addButtonIdOf(list));
      toast({ title: `Deleted ${title}`, action: { label: 'Undo', onClick: takeBack(store) } });
    },
  };
}
