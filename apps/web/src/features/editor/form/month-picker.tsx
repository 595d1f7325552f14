import { Calendar } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { MonthGrid } from '../../../ui/month-grid.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useCloseRequest } from '../../../ui/use-close-request.ts';
import {
  type ChosenMonths,
  type DateKind,
  isBefore,
  monthsIn,
  textOfMonths,
} from './chosen-months.ts';

type Props = { text: string; kind: DateKind; onChoose: (text: string) => void };

/**
 * A month picker for a field in which dates can also be typed. Opening it changes nothing; text
 * that is not a date stays until a month is chosen.
 */
export function MonthPicker(props: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const Picker = isPhone ? MonthSheet : MonthPopover;
  return <Picker {...props} />;
}

/** A sheet for phones, where two calendars fill the height of the screen. */
function MonthSheet(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PickButton aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)} />
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('Months')}
        description={monthsIn(props.text, props.kind).words === '' ? props.text : ''}
        onOpenFocus={focusChosen}
      >
        <Months {...props} />
      </Sheet>
    </>
  );
}

function MonthPopover(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequest(isOpen, () => setIsOpen(false));
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <PickButton />
      </Popover.Trigger>
      <Popover.Portal container={document.querySelector('main')}>
        <Popover.Content
          aria-label={t('Months')}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={focusChosen}
          className="z-30 max-h-(--radix-popover-content-available-height) w-max max-w-[calc(100vw-16px)] animate-appear overflow-y-auto rounded-control bg-surface p-3 shadow-float"
        >
          <Months {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const PickButton = (button: ComponentProps<'button'>) => (
  <Button
    {...button}
    variant="quiet"
    size="small"
    aria-label={t('Pick months')}
    title={t('Pick months')}
    className="w-8 px-0! finger:w-11"
  >
    <Calendar aria-hidden className="size-4" />
  </Button>
);

/** Focuses the chosen month, or the first available one. */
function focusChosen(event: Event): void {
  const { currentTarget: content } = event;
  if (!(content instanceof HTMLElement)) return;
  const month =
    content.querySelector<HTMLElement>('[aria-pressed=true]') ??
    content.querySelector<HTMLElement>('[aria-pressed][tabindex="0"]');
  if (!month) return;
  event.preventDefault();
  month.focus();
}

function Months({ text, kind, onChoose }: Props) {
  const months = monthsIn(text, kind);
  const { start, end, isCurrent, words } = months;
  const choose = (part: Partial<ChosenMonths>) =>
    onChoose(textOfMonths({ ...months, ...part }, kind));
  return (
    <>
      {words === '' ? null : (
        <p className="mb-3 max-w-72 text-small wrap-anywhere text-muted">
          {t('“{words}” stays as you typed it until you pick a month.', { words })}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-4 *:grow">
        <MonthGrid
          label={kind === 'date' ? t('Month') : t('Start')}
          value={start}
          onChoose={(month) => choose({ start: month })}
        />
        {kind === 'period' ? (
          <div>
            <MonthGrid
              label={t('End')}
              value={isCurrent ? '' : end}
              isDisabled={start === ''}
              isOut={(month) => isBefore(month, start)}
              onChoose={(month) => choose({ end: month, isCurrent: false })}
            />
            <div className="mt-2">
              <Switch
                label={t('Present')}
                checked={isCurrent}
                disabled={start === ''}
                onCheckedChange={(checked) => choose({ end: '', isCurrent: checked })}
              />
            </div>
          </div>
        ) : null}
      </div>
    </>
  );
}
