import { type ListSection, listSections } from '@folio/contract/sections';
import { flushSync } from 'react-dom';
import type { Command } from '../../../lib/commands/command.ts';
import type { FieldRef } from '../fields/field-ref.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { emptyEntry } from '../store/lists.ts';

/** A new entry of each list, ready to be written. */
export const addCommands = (store: EditorStore, reveal: (field: FieldRef) => void): Command[] =>
  Object.entries(listSections).map(([section, { entries, fields }]) => {
    const list = section as ListSection;
    return {
      id: `add ${list}`,
      label: entries.addLabel,
      group: 'Add',
      keywords: ['new', 'entry'],
      run() {
        const entry = emptyEntry(list);
        flushSync(() => store.dispatch({ type: 'addEntry', list, entry }));
        reveal({ list, id: entry.id, field: fields[0]?.id ?? '' });
      },
    };
  });
