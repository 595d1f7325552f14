import { Tabs as Radix } from 'radix-ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { classNames } from './class-names.ts';

/** Arrow keys move between tabs. Holds a `TabList` and a `TabPanel` for each of its tabs. */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  className,
  children,
}: {
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      className={className}
    >
      {children}
    </Radix.Root>
  );
}

/** Radix moves the focus to a tab that is pressed by script, which browsers take for a keyboard's doing. */
const notePointer = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset.pointed = '';
};
const forgetPointer = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.pointed;
};

/** The row of tabs; it scrolls sideways where there is no room. */
export function TabList<Value extends string>({
  label,
  tabs,
  className,
}: {
  /** What the tabs are tabs of, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  className?: string;
}) {
  return (
    <Radix.List
      aria-label={label}
      className={classNames(
        'flex overflow-x-auto border-b border-line [scrollbar-width:none]',
        className,
      )}
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          onPointerDown={notePointer}
          onKeyDown={forgetPointer}
          onBlur={forgetPointer}
          className={classNames(
            'relative h-11 shrink-0 px-3 text-body text-muted transition-[color] hover:text-ink',
            'focus-visible:-outline-offset-4 data-pointed:outline-none data-[state=active]:font-medium data-[state=active]:text-ink',
            'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:bg-transparent',
            'data-[state=active]:after:bg-accent',
          )}
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

export function TabPanel({
  value,
  label,
  className,
  children,
}: {
  value: string;
  /** Its name where it has no tab; else its tab names it. */
  label?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Content
      value={value}
      className={className}
      {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined })}
    >
      {children}
    </Radix.Content>
  );
}
