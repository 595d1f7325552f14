import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ListDefinition } from '../fields/field-definition.ts';
import { entriesOf } from '../store/lists.ts';
import { useEditor } from '../store/use-editor.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryRow } from './entry-row.tsx';
import type { RowBody } from './row-props.ts';
import { addButtonIdOf, useListCommands } from './use-list-commands.ts';

/** The entries of a list and the button that adds one. */
export function ListSection({
  definition,
  body = EntryFields,
}: {
  definition: ListDefinition;
  body?: RowBody;
}) {
  const { list } = definition;
  // As one text, so that a letter typed into an entry leaves the list as it is.
  const joined = useEditor(({ document }) =>
    entriesOf(document.form, list)
      .map(({ id }) => id)
      .join(' '),
  );
  const ids = joined === '' ? [] : joined.split(' ');
  const { add } = useListCommands(definition);
  const [news, setNews] = useState('');
  return (
    <div>
      {ids.length === 0 ? (
        <p className="pb-4 text-body text-muted">{definition.emptyText}</p>
      ) : (
        <ul className="mb-4 border-t border-line">
          {ids.map((id, index) => (
            <EntryRow
              key={id}
              {...{ definition, id, index, body }}
              count={ids.length}
              announce={setNews}
            />
          ))}
        </ul>
      )}
      <Button id={addButtonIdOf(list)} onClick={add} className="max-md:h-11">
        <Plus aria-hidden className="size-4" />
        {definition.addLabel}
      </Button>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </div>
  );
}
