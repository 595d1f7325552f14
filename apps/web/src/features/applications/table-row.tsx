import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { memo } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Ruler } from '../../ui/margin/ruler.tsx';
import { dayWords, deadlineWords, localToday, nameOf, statusNames } from './applications.copy.ts';
import { NextStep } from './board-card.tsx';
import { sentPlace } from './keeping.copy.ts';
import { isUnsent } from './outbox/unsent-applications.ts';
import { UnsentMark } from './unsent.tsx';

type Props = {
  application: ApplicationSummary;
  /** Among all rows; the header is row 1. */
  rowIndex: number;
  isSelected: boolean;
  onToggle: (id: string) => void;
};

/** Memoized, since dozens are on a screen. */
export const TableRow = memo(function TableRow({
  application,
  rowIndex,
  isSelected,
  onToggle,
}: Props) {
  const { id, role, company, status, updatedAt, sentAs, deadline } = application;
  return (
    <tr
      aria-rowindex={rowIndex}
      data-row={rowIndex - 2}
      className={classNames('h-[49px] border-b border-line', isSelected && 'bg-tint')}
    >
      <td>
        <RowCheckbox
          label={t('Select {name}', { name: nameOf(application) })}
          isChecked={isSelected}
          onToggle={() => onToggle(id)}
        />
      </td>
      <td className="px-1.5">
        <Link
          to={`/applications/${id}`}
          className={classNames(
            'line-clamp-2 leading-snug font-semibold wrap-anywhere hover:underline max-sm:line-clamp-1',
            isUnsent(application) && 'line-clamp-1',
          )}
          title={role}
        >
          {role || nameOf(application)}
        </Link>
        <p className="truncate text-small text-muted sm:hidden">{role ? company : null}</p>
        {isUnsent(application) ? <UnsentMark id={id} className="text-small" /> : null}
      </td>
      <td className="px-1.5 max-sm:hidden">
        <span className="line-clamp-2 leading-snug wrap-anywhere">{company}</span>
      </td>
      <td className="px-1.5">
        <StatusName status={status} />
      </td>
      <td
        className={classNames(
          'px-1.5 tabular-nums max-lg:hidden',
          deadlineWords(application)?.isUrgent ? 'text-warning' : 'text-muted',
        )}
      >
        {deadline ? dayWords(deadline) : null}
      </td>
      <td className="px-1.5 max-xl:hidden">
        {typeof sentAs?.match === 'number' ? (
          <span className="flex items-center gap-3">
            <span className="w-6 font-display text-large tabular-nums">{sentAs.match}</span>
            <Ruler value={sentAs.match} ticks={10} className="w-16 max-[88rem]:hidden" />
          </span>
        ) : null}
      </td>
      <td className="px-1.5 max-lg:hidden">
        <NextStep application={application} className="" />
      </td>
      <td className="px-1.5 max-xl:hidden">
        <span className="line-clamp-2 leading-snug wrap-anywhere">
          {sentAs?.isKept ? sentAs.name : <NotKept application={application} />}
        </span>
      </td>
      <td className="px-1.5 text-muted tabular-nums max-md:hidden">
        {dayWords(localToday(new Date(updatedAt)))}
      </td>
    </tr>
  );
});

type CheckboxProps = { label: string; isChecked: boolean; onToggle: () => void };

/** A checkbox whose whole cell is clickable. */
export const RowCheckbox = ({ label, isChecked, onToggle }: CheckboxProps) => (
  <label className="flex h-11 cursor-pointer items-center px-3">
    <input
      type="checkbox"
      aria-label={label}
      className="size-4 cursor-pointer accent-accent"
      checked={isChecked}
      onChange={onToggle}
    />
  </label>
);

/** Replaces the name of a kept document if there is none. */
const NotKept = ({ application: { id, status } }: Pick<Props, 'application'>) =>
  status === 'saved' ? (
    <span className="text-faint">{t('Not sent')}</span>
  ) : (
    <Link to={sentPlace(id)} className="text-muted underline-offset-2 hover:underline">
      {t('Not kept')}
    </Link>
  );

const tones: Partial<Record<ApplicationStatus, string>> = {
  screening: 'bg-tint text-accent',
  interview: 'bg-(--purple-tint) text-mentor',
  offer: 'bg-(--green-tint) text-good',
  accepted: 'bg-(--green-tint) text-good',
};

const StatusName = ({ status }: { status: ApplicationStatus }) => (
  <span
    className={classNames(
      'inline-flex rounded-full border border-line px-2 text-small leading-5 font-medium whitespace-nowrap',
      tones[status] ?? 'text-muted',
    )}
  >
    {statusNames[status]}
  </span>
);
