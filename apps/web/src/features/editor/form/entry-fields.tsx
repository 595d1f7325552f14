import type { FieldDefinition } from '@folio/contract/sections';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { textOf } from '../fields/field-ref.ts';
import { definitionOf, type ListPath } from '../store/lists.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { FormField } from './form-field.tsx';

type Props = { list: ListPath; id: string };

/** The fields of one entry; those that are rarely filled wait under 'More details'. */
export function EntryFields({ list, id }: Props) {
  const { fields } = definitionOf(list);
  const details = fields.filter((field) => field.isDetail);
  const fieldOf = (field: FieldDefinition) => (
    <FormField key={field.id} definition={field} field={{ list, id, field: field.id }} />
  );
  return (
    <div className="grid grid-cols-2 gap-4">
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
    <details className="group col-span-full" open={isFilled}>
      <summary className="-mx-1 inline-flex h-8 cursor-pointer list-none items-center gap-1 rounded-control px-1 text-small font-medium text-muted select-none hover:text-ink max-md:h-11">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        More details
      </summary>
      <div className="grid grid-cols-2 gap-4 pt-2">{children}</div>
    </details>
  );
}
