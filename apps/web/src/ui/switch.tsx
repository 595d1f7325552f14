import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

/** An on/off switch that takes effect at once, with a label and an explanation below it. */
export function Switch({
  label,
  hint,
  checked,
  disabled = false,
  onCheckedChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer text-body font-medium">
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="mt-0.5 text-small text-muted">
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onCheckedChange}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        className="relative h-6 w-10 shrink-0 rounded-full border border-control bg-line transition-[background-color,border-color] after:absolute after:-inset-2.5 data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:cursor-default disabled:opacity-50"
      >
        <Radix.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-muted transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-on-accent" />
      </Radix.Root>
    </div>
  );
}
