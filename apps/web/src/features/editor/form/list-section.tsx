import { joinPath, splitPath } from '@folio/contract/content-path';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { definitionOf, entriesOf, innerListOf, type ListPath } from '../store/lists.ts';
import { useEditor } from '../store/use-editor.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryRow, type RowBody } from './entry-row.tsx';
import { addButtonIdOf, useListCommands } from './use-list-commands.ts';

/** The entries of a list and the button that adds one. */
export function ListSection({ list, body = EntryFields }: { list: ListPath; body?: RowBody }) {
  const { emptyText, addLabel } = definitionOf(list).entries;
  // As one text, so that a letter typed into an entry leaves the list as it is.
  const joined = useEditor(({ document }) =>
    joinPath(...entriesOf(document.content, list).map(({ id }) => id)),
  );
  const ids = joined === '' ? [] : splitPath(joined);
  const { add } = useListCommands(list);
  const [news, setNews] = useState('');
  return (
    <div>
      {ids.length === 0 ? (
        <p className="pb-4 text-body text-muted">{emptyText}</p>
      ) : (
        <ul className="mb-4 border-t border-line">
          {ids.map((id, index) => (
            <EntryRow
              key={id}
              list={list}
              id={id}
              index={index}
              count={ids.length}
              announce={setNews}
              body={body}
            />
          ))}
        </ul>
      )}
      <Button id={addButtonIdOf(list)} onClick={add} className="max-md:h-11">
        <Plus aria-hidden className="size-4" />
        {addLabel}
      </Button>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** The sections that a person has added: each a row that unfolds into its name and its entries. */
export const CustomSections = () => <ListSection list="customSections" body={SectionBody} />;

const SectionBody = ({ list, id }: { list: ListPath; id: string }) => (
  <div className="grid gap-5">
    <EntryFields list={list} id={id} />
    <ListSection list={innerListOf(id)} />
  </div>
);
