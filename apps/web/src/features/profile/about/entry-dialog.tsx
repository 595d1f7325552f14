import { useState } from 'react';
import type { z } from 'zod';
import { useStoredForm } from '../../../lib/device-store/use-stored-form.ts';
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

/**
 * Edits one entry in a dialog. Only maximum lengths are enforced. Typed text stays on the device
 * until it is in the form, or canceled.
 */
export function EntryDialog({
  list,
  title,
  confirmLabel,
  fields,
  schema,
  entry,
  onClose,
  onDone,
}: {
  list: string;
  title: string;
  confirmLabel: string;
  fields: readonly EntryField[];
  schema: z.ZodType<object>;
  entry: Entry;
  onClose: () => void;
  onDone: (entry: object) => void;
}) {
  const names = fields.map(({ name }) => name);
  const { texts, type, forget } = useEntryTexts(list, names, entry);
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
    void forget();
    onDone(read.data);
    onClose();
  }

  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      onSubmit={finish}
      onCancel={() => void forget()}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        {fields.map(({ name, label, isWide, kind }) => {
          const field = {
            label,
            autoComplete: 'off',
            className: isWide ? 'col-span-full' : 'max-sm:col-span-full',
            value: texts[name] ?? '',
            error: errors[name],
            onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
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

/**
 * The texts of an entry while its dialog is open, stored on this device until they are in the form,
 * so that they survive closing the dialog by Escape or a click outside, and a reload. The key
 * contains the entry's previous texts, so an entry that has changed since is shown without them.
 */
export function useEntryTexts(list: string, names: readonly string[], entry: Entry) {
  const before = Object.fromEntries(names.map((name) => [name, entry[name] ?? '']));
  const blank = { ...Object.fromEntries(names.map((name) => [name, ''])), typed: '' };
  const item = `form/profile-${list}-${JSON.stringify(before)}` as const;
  const { fields, latest, change, forget } = useStoredForm<Record<string, string>>(item, blank, {
    isAsked: true,
  });
  // `typed` distinguishes a deleted text from one that was never typed.
  const shownOf = ({ typed, ...texts }: Record<string, string>) => (typed ? texts : before);
  return {
    texts: { ...entry, ...shownOf(fields) },
    type: (name: string, text: string) =>
      change({ ...shownOf(latest.current), [name]: text, typed: 'yes' }),
    forget,
  };
}
