import { Tabs as Radix } from 'radix-ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { classNames } from './class-names.ts';

/** Arrow keys move between tabs. Holds a `TabList` and a `TabPanel` for each of its tabs. */
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

/** Radix moves the focus to a tab that is pressed by script, which browsers take for a keyboard's doing. */
const notePointer = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset.pointed = '';
};
const forgetPointer = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.pointed;
};

/** What Radix says of the element around the tabs, which here holds more than tabs. */
const noTabList = { role: undefined, 'aria-orientation': undefined };

/**
 * Tabs that stand among other controls, such as rows with a handle. A list of tabs may hold nothing
 * else, so it is an element of its own, to which `owns` gives the tabs by their ids.
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

/** One tab of a `TabGroup`, whose look is its place's. */
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
  /** Its name where it shows an icon. */
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
