import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { useCloseRequest } from './use-close-request.ts';
import { useLandmark } from './use-focus.ts';

const itemStyle = classNames(
  'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-body outline-none select-none finger:min-h-11',
  'data-highlighted:bg-line/60 data-disabled:pointer-events-none data-disabled:opacity-50',
);

/** Whether the chosen command moves the focus itself. */
const TakesFocus = createContext<{ current: boolean }>({ current: false });

/** A menu button. `trigger` is one element that takes a ref, such as a Button. */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  children,
}: {
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}) {
  const { ref, container, onOpenChange } = useLandmark();
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequest(isOpen, () => setIsOpen(false));
  const takesFocus = useRef(false);
  /** Restores the focus to the button, unless the command has moved it. */
  const restoreFocus = (event: Event) => {
    if (takesFocus.current) event.preventDefault();
    takesFocus.current = false;
  };
  return (
    <Radix.Root
      modal={false}
      open={isOpen}
      onOpenChange={(opens) => {
        onOpenChange(opens);
        setIsOpen(opens);
      }}
    >
      <Radix.Trigger asChild ref={ref}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={restoreFocus}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-44 animate-arrive scroll-cue overflow-y-auto rounded-panel p-1.5 shadow-float"
        >
          <TakesFocus value={takesFocus}>{children}</TakesFocus>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({
  icon,
  tone = 'neutral',
  disabled,
  takesFocus = false,
  onSelect,
  children,
}: {
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** The command moves the focus itself, so it is not restored to the menu's button. */
  takesFocus?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  const menu = useContext(TakesFocus);
  const select = () => {
    menu.current = takesFocus;
    onSelect();
  };
  return (
    <Radix.Item
      onSelect={select}
      disabled={disabled}
      className={classNames(itemStyle, tone === 'danger' && 'text-danger')}
    >
      {icon}
      {children}
    </Radix.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-1.5 text-small text-faint">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}

/** A radio group in a menu: `MenuChoices` contains `MenuChoice`s. */
export function MenuChoices({
  value,
  onValueChange,
  children,
}: {
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      {children}
    </Radix.RadioGroup>
  );
}

export function MenuChoice({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.RadioItem value={value} className={itemStyle}>
      <span className="flex size-4 items-center">
        <Radix.ItemIndicator>
          <Check aria-hidden className="size-4 text-accent" />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.RadioItem>
  );
}
