import type { ReactNode } from 'react';
import { Field } from './field.tsx';

/** A slider for mouse, touch and arrow keys. `text` is the value in words. */
export function Slider({
  label,
  value,
  text,
  min,
  max,
  step,
  aside,
  onValueChange,
}: {
  label: string;
  value: number;
  text: string;
  min: number;
  max: number;
  step: number;
  /** Content next to the value, such as a reset button. */
  aside?: ReactNode;
  onValueChange: (value: number) => void;
}) {
  return (
    <Field
      label={label}
      aside={
        <span className="flex items-baseline gap-3 text-small text-muted tabular-nums">
          {aside}
          <span aria-hidden>{text}</span>
        </span>
      }
    >
      {(control) => (
        <input
          {...control}
          type="range"
          aria-valuetext={text}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ target }) => onValueChange(target.valueAsNumber)}
          className="block h-6 w-full cursor-pointer rounded-control accent-accent finger:h-11"
        />
      )}
    </Field>
  );
}
