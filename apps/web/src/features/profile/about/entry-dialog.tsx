import { useState } from 'react';
import type { z } from 'zod';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Entry } from './entry-row.tsx';

export type EntryField = {
  name: string;
  label: string;
  isWide?: boolean;
  kind?: 'multiline' | 'url';
};

/** Edits one entry in a dialog. Only maximum lengths are enforced. */
export function EntryDialog({
  title,
  confirmLabel,
  fields,
  schema,
  entry,
  onClose,
  onDone,
}: {
  title: string;
  confirmLabel: string;
  fields: readonly EntryField[];
  schema: z.ZodType<object>;
  entry: Entry;
  onClose: () => void;
  onDone: (entry: object) => void;
}) {
  const [texts, setTexts] = useState<Entry>(entry);
  const [errors, setErrors] = useState<Record<string, string>>({});

  function finish() {
    const read = schema.safeParse(texts);
    if (!read.success) {
      setErrors(
        Object.fromEntries(
          read.error.issues.map(({ path, message }) => [String(path[0]), message]),
        ),
      );
      return;
    }
    onDone(read.data);
    onClose();
  }

  return (
    <FormDialog title={title} submitLabel={confirmLabel} onSubmit={finish} onClose={onClose}>
      <div className="grid grid-cols-2 gap-4">
        {fields.map(({ name, label, isWide, kind }) => {
          const field = {
            label,
            autoComplete: 'off',
            className: isWide ? 'col-span-full' : 'max-sm:col-span-full',
            value: texts[name] ?? '',
            error: errors[name],
            onChange: ({ target }: { target: { value: string } }) =>
              setTexts({ ...texts, [name]: target.value }),
          };
          return kind === 'multiline' ? (
            <TextArea key={name} {...field} rows={3} />
          ) : (
            <TextField key={name} {...field} type={kind ?? 'text'} />
          );
        })}
      </div>
    </FormDialog>
  );
}
