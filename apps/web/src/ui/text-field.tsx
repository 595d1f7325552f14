import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className'> &
  FieldProps & {
    /** A control inside the field at its right end, such as a button that shows the password. */
    end?: ReactNode;
  };

export function TextField({ label, hint, error, aside, className, end, id, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className} id={id}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(controlStyle, 'h-9 max-md:h-11', end !== undefined && 'pr-11')}
          />
          {end === undefined ? null : (
            <div className="absolute inset-y-0 right-0 flex items-center pr-0.5">{end}</div>
          )}
        </div>
      )}
    </Field>
  );
}
