import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { FieldDefinition, ListDefinition } from '../fields/field-definition.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { FormField } from './form-field.tsx';
import { textOf } from './use-field.ts';

/** The fields of one entry; those that are rarely filled wait under 'More details'. */
export function EntryFields({ definition, id }: { definition: ListDefinition; id: string }) {
  const { list, fields } = definition;
  const details = fields.filter((field) => field.isDetail);
  const fieldOf = (field: FieldDefinition) => (
    <FormField key={field.field} definition={field} place={{ list, id, field: field.field }} />
  );
  return (
    <div className="grid grid-cols-2 gap-4">
      {fields.filter((field) => !field.isDetail).map(fieldOf)}
      {details.length > 0 ? (
        <MoreDetails definition={definition} id={id}>
          {details.map(fieldOf)}
        </MoreDetails>
      ) : null}
    </div>
  );
}

function MoreDetails({
  definition,
  id,
  children,
}: {
  definition: ListDefinition;
  id: string;
  children: React.ReactNode;
}) {
  const store = useEditorStore();
  const [isFilled] = useState(() =>
    definition.fields.some(
      ({ isDetail, field }) =>
        isDetail && textOf(store.getDocument(), { list: definition.list, id, field }) !== '',
    ),
  );
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
