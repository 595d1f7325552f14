import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type SelectOption<Value extends string> = { value: Value; label: string };

type Props<Value extends string> = Omit<ComponentProps<'select'>, 'className' | 'value'> &
  FieldProps & {
    options: readonly SelectOption<Value>[];
    value?: Value;
    onValueChange?: (value: Value) => void;
  };

/** The native select in our style: on phones it opens the system's picker. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  aside,
  className,
  id,
  options,
  onValueChange,
  onChange,
  ...rest
}: Props<Value>) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className} id={id}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            onChange={(event) => {
              onChange?.(event);
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onValueChange?.(chosen.value);
            }}
            className={classNames(controlStyle, 'h-9 appearance-none pr-9 finger:h-11')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
