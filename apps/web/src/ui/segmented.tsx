import { useId } from 'react';

/** A segmented control: a choice among a few visible options; arrow keys move between them. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  disabled = false,
  onValueChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  onValueChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="group">
      <legend className="mb-1 text-small font-medium text-muted">{label}</legend>
      <div className="flex rounded-control border border-control bg-surface p-0.5 group-disabled:opacity-50">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex h-8 flex-1 cursor-pointer items-center justify-center rounded-[6px] text-body text-muted has-checked:bg-tint has-checked:font-medium has-checked:text-ink has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent finger:h-11"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onValueChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
