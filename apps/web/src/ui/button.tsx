import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const variants = {
  primary:
    'bg-accent text-on-accent border-transparent hover:bg-[color-mix(in_srgb,var(--accent),var(--ink)_12%)]',
  secondary: 'bg-surface text-ink border-line hover:border-control',
  quiet: 'bg-transparent text-muted border-transparent hover:bg-line/60 hover:text-ink',
  danger:
    'bg-danger text-on-danger border-transparent hover:bg-[color-mix(in_srgb,var(--danger),var(--ink)_12%)]',
} as const;

const sizes = {
  small: 'h-8 px-3 text-small gap-1.5 finger:min-h-11',
  medium: 'h-9 px-3.5 text-body gap-2 finger:min-h-11',
  large: 'h-11 px-5 text-large gap-2',
} as const;

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  isBusy?: boolean;
  /** Styles its only child, such as a link, as a button (Radix Slot). */
  asChild?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'medium',
  isBusy = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = classNames(
    'inline-flex shrink-0 items-center justify-center rounded-control border font-medium whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,transform] active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default',
    variants[variant],
    sizes[size],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={look} {...(rest as ComponentProps<typeof Slot.Root>)}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={look}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </button>
  );
}
