import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldProps & {
    /** Whether it shows all of its text, however long, where the browser lets it. */
    showsAll?: boolean;
  };

/** Grows with its text where the browser can, from `rows` lines up. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  className,
  id,
  rows = 4,
  showsAll = false,
  ...rest
}: Props) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className} id={id}>
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          {...control}
          className={classNames(
            controlLook,
            'resize-y py-2 [field-sizing:content]',
            !showsAll && 'max-h-[60vh]',
          )}
          style={{ minHeight: `calc(${rows}lh + 18px)` }}
        />
      )}
    </Field>
  );
}
