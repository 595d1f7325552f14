import type { ApplicationStatus } from '@folio/contract/application-fields';
import { ArrowRightLeft, CalendarClock, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { NextStep } from './application-changes.ts';
import { statusOptions } from './applications.copy.ts';
import { NextStepDialog } from './next-step-dialog.tsx';

type Props = {
  count: number;
  onStatus: (status: ApplicationStatus) => void;
  onNextStep: (step: NextStep) => void;
  onDelete: () => void;
  onClear: () => void;
};

/** Actions on the selected applications, at the bottom of the screen. */
export function SelectionBar({ count, onStatus, onNextStep, onDelete, onClear }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section
      aria-label={t('Selection')}
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full items-center gap-2 rounded-panel bg-surface py-2 pr-2 pl-4 shadow-float max-sm:gap-1 max-sm:pr-1 max-sm:pl-3"
    >
      <p role="status" className="mr-2 font-medium whitespace-nowrap tabular-nums">
        {count} <span className="max-sm:sr-only">{t('selected')}</span>
      </p>
      <Menu
        side="top"
        align="center"
        trigger={
          <Button className="max-sm:px-3">
            <ArrowRightLeft aria-hidden className="size-4 max-sm:hidden" />
            {t('Change status')}
          </Button>
        }
      >
        {statusOptions().map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => onStatus(value)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Button
        className="max-sm:w-11 max-sm:px-0!"
        aria-label={t('Set next step')}
        onClick={() => setIsAsking(true)}
      >
        <CalendarClock aria-hidden className="size-4" />
        <span className="max-sm:hidden">{t('Next step')}</span>
      </Button>
      {isAsking ? (
        <NextStepDialog count={count} onSet={onNextStep} onClose={() => setIsAsking(false)} />
      ) : null}
      <IconButton
        label={t('Delete selected')}
        icon={<Trash2 className="size-4" />}
        onClick={onDelete}
      />
      <IconButton label={t('Clear selection')} icon={<X className="size-4" />} onClick={onClear} />
    </section>
  );
}
