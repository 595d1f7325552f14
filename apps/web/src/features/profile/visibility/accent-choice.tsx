import { pageAccents } from '@folio/contract/profile';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FormValues } from '../form-values.ts';

const names = {
  primary: 'Primary',
  purple: 'Purple',
  blue: 'Blue',
  green: 'Green',
  pink: 'Pink',
} as const;

/** The colour of the public page; arrow keys move between them. */
export function AccentChoice() {
  const { field } = useController<FormValues, 'visibility.accent'>({ name: 'visibility.accent' });
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1 text-small font-medium text-muted">Accent</legend>
      <div className="flex flex-wrap gap-x-1 gap-y-2">
        {pageAccents.map((accent) => (
          <label
            key={accent}
            className="flex h-9 cursor-pointer items-center gap-2 rounded-full pr-3.5 pl-1.5 text-body text-muted has-checked:text-ink has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-accent has-focus-visible:bg-tint max-md:h-11"
          >
            <input
              type="radio"
              name={group}
              checked={field.value === accent}
              onChange={() => field.onChange(accent)}
              className="sr-only"
            />
            <span aria-hidden data-accent={accent} className="size-6 rounded-full bg-accent" />
            {names[accent]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
