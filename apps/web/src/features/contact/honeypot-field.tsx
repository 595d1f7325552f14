import type { ComponentProps } from 'react';

/** Neither seen, nor read out, nor reached by keyboard: what fills it in is a program. */
export function HoneypotField(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
