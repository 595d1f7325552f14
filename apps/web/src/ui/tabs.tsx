import { Tabs as Radix } from 'radix-ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { classNames } from './class-names.ts';

/** Tabs: contains a `TabList` and a `TabPanel` for each tab; arrow keys move between tabs. */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  orientation,
  className,
  children,
}: {
  value: Value;
  onValueChange: (value: Value) => void;
  orientation?: 'horizontal' | 'vertical';
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Root
      value={value}
      {...(orientation ? { orientation } : {})}
      onValueChange={(next) => onValueChange(next as Value)}
      className={className}
    >
      {children}
    </Radix.Root>
  );
}

/** Radix focuses a pressed tab by script, which browsers treat as keyboard focus. */
const notePointer = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset.pointed = '';
};
const forgetPointer = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.pointed;
};

/**
 * Removes the tablist role that Radix sets on the container, which here contains more than tabs.
 */
const noTabList = { role: undefined, 'aria-orientation': undefined };

/**
 * Tabs among other controls, such as rows with a handle. A tablist may contain only tabs, so it is
 * a separate element that refers to them by `aria-owns`.
 */
export function TabGroup({
  label,
  owns,
  orientation,
  className,
  children,
}: {
  label: string;
  owns: string;
  orientation: 'horizontal' | 'vertical';
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.List asChild>
      <div {...noTabList} className={className}>
        <div role="tablist" aria-label={label} aria-orientation={orientation} aria-owns={owns} />
        {children}
      </div>
    </Radix.List>
  );
}

/** A tab of a `TabGroup`, styled by its container. */
export function TabTrigger({
  value,
  id,
  label,
  className,
  onDoubleClick,
  children,
}: {
  value: string;
  id: string;
  /** The accessible name of a tab with only an icon. */
  label?: string;
  className?: string;
  onDoubleClick?: () => void;
  children: ReactNode;
}) {
  return (
    <Radix.Trigger
      value={value}
      id={id}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
      onPointerDown={notePointer}
      onKeyDown={forgetPointer}
      onBlur={forgetPointer}
      onDoubleClick={onDoubleClick}
      className={classNames(
        'select-none focus-visible:-outline-offset-2 data-pointed:outline-none',
        className,
      )}
    >
      {children}
    </Radix.Trigger>
  );
}

/** The row of tabs; scrolls horizontally if necessary. */
export function TabList<Value extends string>({
  label,
  tabs,
  className,
}: {
  /** The accessible name of the list of tabs. */
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
  /** The accessible name of a panel without a tab; otherwise its tab names it. */
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
