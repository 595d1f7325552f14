import { joinPath, splitPath } from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import { kindOfAddress } from '@folio/contract/link-kinds';
import { ChevronRight, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { textOf } from '../fields/field-ref.ts';
import { addButtonIdOf, useListCommands } from '../sections/use-list-commands.ts';
import { definitionOf, entriesOf, innerListOf, type ListPath } from '../store/lists.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { EntryRow, type RowBody } from './entry-row.tsx';
import { FormField } from './form-field.tsx';

type Props = { list: ListPath; id: string };

/** The fields of an entry; rarely used ones are under 'More details'. */
function EntryFields({ list, id }: Props) {
  const { fields } = definitionOf(list);
  const details = fields.filter((field) => field.isDetail);
  const fieldOf = (field: FieldDefinition) => (
    <FormField key={field.id} definition={field} field={{ list, id, field: field.id }} />
  );
  return (
    <div className="flex flex-wrap gap-4">
      {fields.filter((field) => !field.isDetail).map(fieldOf)}
      {details.length > 0 ? (
        <MoreDetails list={list} id={id} details={details}>
          {details.map(fieldOf)}
        </MoreDetails>
      ) : null}
    </div>
  );
}

type DetailsProps = Props & { details: readonly FieldDefinition[]; children: ReactNode };

function MoreDetails({ list, id, details, children }: DetailsProps) {
  const store = useEditorStore();
  const [isFilled] = useState(() => {
    const { content } = store.getDocument();
    return details.some((field) => textOf(content, { list, id, field: field.id }) !== '');
  });
  return (
    <details className="group min-w-0 basis-full" open={isFilled}>
      <summary className="-mx-1 inline-flex h-8 cursor-pointer list-none items-center gap-1 rounded-control px-1 text-small font-medium text-muted select-none hover:text-ink finger:h-11">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t('More details')}
      </summary>
      <div className="flex flex-wrap gap-4 pt-2">{children}</div>
    </details>
  );
}

/** The entries of a list, with an Add button. */
export function ListSection({
  list,
  title,
  body = EntryFields,
}: {
  list: ListPath;
  /** The list's heading if it fills the form, with the Add button in the same row. */
  title?: string;
  body?: RowBody;
}) {
  const { emptyText, addLabel } = definitionOf(list).entries;
  // Selected as one string, so that typing in an entry doesn't rerender the list.
  const joined = useEditor(({ document }) =>
    joinPath(...entriesOf(document.content, list).map(({ id }) => id)),
  );
  const ids = joined === '' ? [] : splitPath(joined);
  const { add } = useListCommands(list);
  const [news, setNews] = useState('');
  const addButton = (
    <Button id={addButtonIdOf(list)} onClick={add}>
      <Plus aria-hidden className="size-4" />
      {addLabel}
    </Button>
  );
  return (
    <div>
      {title === undefined ? null : (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
          <h2 className="min-w-0 font-display text-[24px] leading-9 wrap-anywhere">{title}</h2>
          {addButton}
        </div>
      )}
      {ids.length === 0 ? (
        <p className="pb-4 text-body text-muted">{emptyText}</p>
      ) : (
        <ul className={title === undefined ? 'mb-4 border-t border-line' : '-mt-4'}>
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
      {title === undefined ? addButton : null}
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** If no type was chosen for a link, it is derived from the address on blur. */
export function LinkFields({ list, id }: Props) {
  const store = useEditorStore();
  const deriveKind = () => {
    const { content } = store.getDocument();
    const kind = kindOfAddress(textOf(content, { list, id, field: 'url' }));
    if (!kind || textOf(content, { list, id, field: 'kind' }) !== 'other') return;
    store.dispatch({ type: 'setEntryField', list, id, field: 'kind', value: kind });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the fields in it
    <div onBlur={({ target }) => target instanceof HTMLInputElement && deriveKind()}>
      <EntryFields list={list} id={id} />
    </div>
  );
}

/** Custom sections: each is a row that expands to its name and entries. */
export const CustomSections = () => <ListSection list="customSections" body={SectionBody} />;

/** A single custom section, with its own tab. */
export const CustomSection = ({ id }: { id: string }) => (
  <SectionBody list="customSections" id={id} />
);

const SectionBody = ({ list, id }: { list: ListPath; id: string }) => (
  <div className="grid gap-5">
    <EntryFields list={list} id={id} />
    <ListSection list={innerListOf(id)} />
  </div>
);
