import { useFormContext } from 'react-hook-form';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle, Field } from '../../../ui/field.tsx';
import { useProblem } from '../fields.tsx';
import type { FormValues } from '../form-values.ts';

/** The username behind the part of the public page's address that is always the same. */
export function UsernameField() {
  const { register } = useFormContext<FormValues>();
  return (
    <Field
      label="Username"
      hint="This will be used for your public profile URL."
      error={useProblem('username')}
    >
      {(control) => (
        <div className="flex">
          <span
            aria-hidden
            className="flex h-9 max-w-[55%] items-center truncate rounded-l-control border border-r-0 border-control bg-line/50 px-3 text-body text-muted max-md:h-11"
          >
            {location.host}/
          </span>
          <input
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...register('username')}
            className={classNames(controlStyle, 'h-9 flex-1 rounded-l-none max-md:h-11')}
          />
        </div>
      )}
    </Field>
  );
}
