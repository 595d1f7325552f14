import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

type Props = Omit<ButtonProps, 'children' | 'asChild' | 'aria-label'> & {
  /** The accessible name and the tooltip. */
  label: string;
  /** A lucide icon of 16 or 20 px. */
  icon: ReactNode;
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
  /** A longer tooltip, such as 'Undo (Ctrl+Z)'. */
  tooltip?: string;
};

const squares = { small: 'w-8', medium: 'w-9', large: 'w-11' } as const;

export function IconButton({
  label,
  icon,
  tooltip,
  tooltipSide,
  size = 'medium',
  variant = 'quiet',
  className,
  ...rest
}: Props) {
  return (
    <Tooltip label={tooltip ?? label} {...(tooltipSide ? { side: tooltipSide } : {})}>
      <Button
        {...rest}
        variant={variant}
        size={size}
        aria-label={label}
        className={classNames('px-0! finger:min-w-11', squares[size], className)}
      >
        {icon}
      </Button>
    </Tooltip>
  );
}
