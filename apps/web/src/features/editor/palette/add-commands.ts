import { flushSync } from 'react-dom';
import type { Command } from '../../../lib/commands/command.ts';
import { definitionOf } from '../fields/custom-fields.ts';
import type { Place } from '../fields/place.ts';
import { listNames } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { emptyEntry } from '../store/lists.ts';

/** A new entry of each list, ready to be written. */
export const addCommands = (store: EditorStore, reveal: (place: Place) => void): Command[] =>
  [...listNames, 'customSections' as const].map((list) => {
    const { addLabel, fields } = definitionOf(list);
    return {
      ...{ id: `add ${list}`, label: addLabel, group: 'Add', keywords: ['new', 'entry'] },
      run() {
        const entry = emptyEntry(list);
        flushSync(() => store.dispatch({ type: 'addEntry', list, entry }));
        reveal({ list, id: entry.id ?? '', field: fields[0]?.field ?? '' });
      },
    };
  });
