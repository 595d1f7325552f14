import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className'> &
  FieldProps & {
    /** A control inside the field's right end, such as a button that reveals the password. */
    end?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  limitWords,
  isOverLimit,
  aside,
  className,
  end,
  id,
  ...input
}: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      limitWords={limitWords}
      isOverLimit={isOverLimit}
      aside={aside}
      className={className}
      id={id}
    >
      {(control) => (
        <div className="relative">
          <input
            type="text"
            dir="auto"
            {...input}
            {...control}
            className={classNames(controlStyle, 'h-9 finger:h-11', end !== undefined && 'pr-11')}
          />
          {end === undefined ? null : (
            <div className="absolute inset-y-0 right-0 flex items-center pr-0.5">{end}</div>
          )}
        </div>
      )}
    </Field>
  );
}

/** Its accessible name is the placeholder without the dots. */
export function SearchField({
  placeholder,
  value,
  onValueChange,
  className,
}: {
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}) {
  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <input
        type="search"
        dir="auto"
        aria-label={placeholder.replace(/\.+$/, '')}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={classNames(controlStyle, 'h-9 pl-9 finger:h-11')}
      />
    </div>
  );
}
