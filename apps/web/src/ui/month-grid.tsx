import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useIsPainted } from '../lib/use-is-painted.ts';
import { t } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

const months = () => [
  t('Jan'),
  t('Feb'),
  t('Mar'),
  t('Apr'),
  t('May'),
  t('Jun'),
  t('Jul'),
  t('Aug'),
  t('Sep'),
  t('Oct'),
  t('Nov'),
  t('Dec'),
];
const columns = 4;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
  Home: -12,
  End: 12,
};

const firstYear = 1940;
/** For degrees and certificates in the future. */
const yearsAhead = 10;

type Props = {
  /** The name of the date, such as 'Start'. */
  label: string;
  /** '2023-03', '2023' where only the year is known, or empty. */
  value: string;
  onChoose: (month: string) => void;
  /** Months and years that can't be chosen. */
  isOut?: (month: string) => boolean;
  isDisabled?: boolean;
};

/**
 * A year and its months. Arrow keys move among months, Page Up and Page Down among years; on phones
 * the year uses the native picker.
 */
export function MonthGrid({ label, value, onChoose, isOut = () => false, isDisabled }: Props) {
  const thisYear = new Date().getFullYear();
  const [year, setYear] = useState(() => Number(value.slice(0, 4)) || thisYear);
  const last = Math.max(thisYear + yearsAhead, year);
  const first = Math.min(firstYear, year);
  const turn = (by: number) => setYear(Math.min(last, Math.max(first, year + by)));
  // A hundred options would delay the calendar, and are not visible before the list is opened.
  const isPainted = useIsPainted();
  const years = isPainted
    ? Array.from({ length: last - first + 1 }, (_, index) => last - index)
    : [year];
  const monthAt = (index: number) => `${year}-${String(index + 1).padStart(2, '0')}`;
  const chosen = months().findIndex((_, index) => monthAt(index) === value);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'PageUp' || event.key === 'PageDown') turn(event.key === 'PageUp' ? -1 : 1);
    else if (!moveAmong(event)) return;
    event.preventDefault();
  };
  return (
    <fieldset disabled={isDisabled} className="min-w-0 disabled:opacity-50">
      <legend className="mb-1 text-small font-medium text-muted">{label}</legend>
      <div className="mb-1 flex items-center justify-between gap-1">
        <Turn label={t('Previous year')} onTurn={() => turn(-1)} isBack />
        <select
          aria-label={t('Year of {label}', { label: label.toLowerCase() })}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          className="h-8 rounded-control border border-transparent bg-surface px-1 text-body font-medium tabular-nums hover:border-control finger:h-11 finger:text-large"
        >
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <Turn label={t('Next year')} onTurn={() => turn(1)} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go from one of its buttons to the next */}
      <div className="grid grid-cols-4 gap-1" onKeyDown={onKeyDown}>
        {months().map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={`${name} ${year}`}
            aria-pressed={index === chosen}
            disabled={isOut(monthAt(index))}
            tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
            onClick={() => onChoose(monthAt(index))}
            className={monthLook(index === chosen)}
          >
            {name}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-pressed={value === String(year)}
        disabled={isOut(String(year))}
        onClick={() => onChoose(String(year))}
        className={classNames(monthLook(value === String(year)), 'mt-1 w-full')}
      >
        {t('{year}, no month', { year })}
      </button>
    </fieldset>
  );
}

const monthLook = (isChosen: boolean) =>
  classNames(
    'h-8 rounded-control px-2 text-body tabular-nums disabled:text-faint disabled:line-through finger:h-11',
    isChosen ? 'bg-accent font-medium text-on-accent' : 'enabled:hover:bg-desk',
  );

/**
 * Moves the focus by a key to another month, skipping those that can't be chosen; returns whether
 * the key was handled.
 */
function moveAmong({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const by = steps[key];
  const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const from = buttons.findIndex((button) => button.matches(':focus'));
  if (by === undefined || from < 0) return false;
  const isFar = Math.abs(by) === 12;
  let at = isFar ? (by < 0 ? 0 : buttons.length - 1) : from + by;
  const step = isFar ? -Math.sign(by) : by;
  while (buttons[at]?.disabled) at += step;
  buttons[at]?.focus();
  return true;
}

function Turn({
  label,
  onTurn,
  isBack = false,
}: {
  label: string;
  onTurn: () => void;
  isBack?: boolean;
}) {
  const Icon = isBack ? ChevronLeft : ChevronRight;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      onClick={onTurn}
      className="w-8 px-0! finger:w-11"
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}
