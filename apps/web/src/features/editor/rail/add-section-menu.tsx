import { LayoutList, Plus } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useCloseRequest } from '../../../ui/use-close-request.ts';
import { AddTile, SectionTiles } from '../sections/add-section.tsx';
import { useListCommands } from '../sections/use-list-commands.ts';
import { railRowStyle } from './rail-styles.ts';

/** The menu below the sections that adds one. */
export function AddSectionMenu() {
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequest(isOpen, () => setIsOpen(false));
  const close = () => setIsOpen(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <AddRow />
      </Popover.Trigger>
      <Popover.Portal container={document.querySelector('main')}>
        <Popover.Content
          aria-label={t('Add a section')}
          side="right"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          // The new section keeps the focus.
          onCloseAutoFocus={(event) => {
            if (document.activeElement !== document.body) event.preventDefault();
          }}
          className="@container z-30 max-h-(--radix-popover-content-available-height) w-105 max-w-[calc(100vw-16px)] animate-appear overflow-y-auto rounded-control bg-surface p-4 shadow-float"
        >
          <SectionTiles onAdded={close}>
            <OwnSection onAdded={close} />
          </SectionTiles>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function OwnSection({ onAdded }: { onAdded: () => void }) {
  const { add } = useListCommands('customSections');
  return (
    <AddTile
      icon={LayoutList}
      label={t('Your own section')}
      onPress={() => {
        onAdded();
        add();
      }}
    />
  );
}

/** The row that opens the menu or sheet. */
export const AddRow = (button: ComponentProps<'button'>) => (
  <button
    {...button}
    type="button"
    className={classNames(railRowStyle, 'w-full gap-2 px-1 font-medium text-muted hover:text-ink')}
  >
    <Plus aria-hidden className="size-4" />
    {t('Add section')}
  </button>
);
