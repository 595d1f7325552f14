import { formatMonth } from '@folio/contract/date-text';
import { ArrowUp, ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { EntryList } from '../form-values.ts';

export type Entry = Record<string, string | undefined>;

type Props = {
  id: string;
  title: string;
  subtitle: string;
  /** An error in a part that is not visible. */
  problem?: string | undefined;
  /** Whether it is expanded; undefined for entries that are edited in a dialog. */
  isOpen?: boolean;
  onEdit: () => void;
  /** Undefined for the first. */
  onMoveUp?: (() => void) | undefined;
  isOnly: boolean;
  onDelete: () => void;
  children?: ReactNode;
};

/** An entry of a list, opened by its title. */
export function EntryRow(props: Props) {
  const { id, title, subtitle, problem, isOpen, onEdit, onMoveUp, isOnly, onDelete, children } =
    props;
  return (
    <li className="border-b border-line">
      <div className="flex items-center">
        <button
          id={id}
          type="button"
          onClick={onEdit}
          {...(isOpen === undefined ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': isOpen })}
          {...(problem === undefined ? {} : { 'data-problem': '' })}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control py-2 pr-2 text-left"
        >
          <span className="min-w-0 flex-1">
            {isOpen === undefined ? <span className="sr-only">{t('Edit')} </span> : null}
            <span className="block truncate text-body font-medium">{title}</span>
            {subtitle ? (
              <span className="block truncate text-small text-faint">{subtitle}</span>
            ) : null}
            {problem ? <span className="block text-small text-danger">{problem}</span> : null}
          </span>
          {isOpen === undefined ? (
            <Pencil aria-hidden className="size-4 shrink-0 text-faint" />
          ) : (
            <ChevronDown
              aria-hidden
              className={classNames(
                'size-4 shrink-0 text-faint transition-transform',
                isOpen && 'rotate-180',
              )}
            />
          )}
        </button>
        {onMoveUp ? (
          <IconButton
            label={t('Move {title} up', { title })}
            tooltip={t('Move up')}
            icon={<ArrowUp className="size-4" />}
            onClick={onMoveUp}
          />
        ) : isOnly ? null : (
          <span className="w-9 shrink-0 finger:w-11" />
        )}
        <IconButton
          label={t('Delete {title}', { title })}
          tooltip={t('Delete')}
          icon={<Trash2 className="size-4" />}
          onClick={onDelete}
        />
      </div>
      {isOpen ? <div className="grid gap-4 pt-1 pb-6 sm:grid-cols-2">{children}</div> : null}
    </li>
  );
}

/** 'Mar 2021 – May 2023'; text that is no month stays unchanged. */
export const datesOf = ({ startDate = '', endDate = '' }: Entry): string =>
  [startDate, endDate]
    .map((date) => formatMonth(date))
    .filter(Boolean)
    .join(' – ');

export const rowIdOf = (list: EntryList, index: number) => `profile-${list}-${index}`;
export const addButtonIdOf = (list: EntryList) => `profile-${list}-add`;

/**
 * Focuses a row once it is mounted, or the Add button: a deleted row loses the focus, and an edited
 * one is mounted again.
 */
export function useRowFocus(list: EntryList): (index: number) => void {
  const [focusTarget, setFocusTarget] = useState<{ index: number }>();
  useEffect(() => {
    if (!focusTarget) return;
    // Runs after the closing dialog has restored the focus.
    const timer = setTimeout(() => {
      const row = document.getElementById(rowIdOf(list, focusTarget.index));
      (row ?? document.getElementById(addButtonIdOf(list)))?.focus();
    });
    return () => clearTimeout(timer);
  }, [focusTarget, list]);
  return (index) => setFocusTarget({ index });
}
