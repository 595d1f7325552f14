import { type ApplicationStatus, applicationStatuses } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { localToday, nameOf, statusNames } from './applications.copy.ts';
import { type CardActs, handleIdOf } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { byStatus } from './shown-applications.ts';
import { type CarriedCard, useCarriedCard } from './use-carried-card.ts';

type Props = {
  applications: readonly ApplicationSummary[];
  /** The search that found the applications. */
  search: string;
  onMove: (id: string, status: ApplicationStatus) => void;
};

/** A column for each status; cards are moved by dragging or with the keys. */
export function Board({ applications, search, onMove }: Props) {
  const { carried, carry, put, cancel } = useCarriedCard(onMove);
  const shown = useMemo(() => withCarried(applications, carried), [applications, carried]);
  const columns = useMemo(() => byStatus(shown), [shown]);
  const moved = useRef<{ id: string; to: ApplicationStatus } | undefined>(undefined);
  // A card moved with the keys is a new element, which takes the focus once it is mounted. The
  // board may rerender before that, such as on the answer to the previous step.
  useEffect(() => {
    const { id, to } = moved.current ?? {};
    const handle = id === undefined ? null : document.getElementById(handleIdOf(id));
    if (handle?.closest<HTMLElement>('[data-status]')?.dataset.status !== to) return;
    handle?.focus();
    moved.current = undefined;
  });
  const moveByKey = (id: string, status: ApplicationStatus, step: -1 | 1) => {
    const next = applicationStatuses[applicationStatuses.indexOf(status) + step];
    if (!next) return;
    moved.current = { id, to: next };
    carry(id, status, next);
  };
  const putBack = () => {
    if (!carried) return;
    moved.current = { id: carried.id, to: carried.from };
    cancel();
  };
  const latest = useRef({ onMove, moveByKey, put, putBack });
  useLayoutEffect(() => {
    latest.current = { onMove, moveByKey, put, putBack };
  });
  // Stable, so that memoized cards don't rerender while a search is typed.
  const [acts] = useState<CardActs>(() => ({
    move: ({ id, status }, to) => {
      if (to !== status) latest.current.onMove(id, to);
    },
    step: ({ id, status }, by) => latest.current.moveByKey(id, status, by),
    put: () => latest.current.put(),
    putBack: () => latest.current.putBack(),
  }));
  const inHand = shown.find(({ id }) => id === carried?.id);
  return (
    <section
      aria-label={t('Board')}
      data-board
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
      tabIndex={0}
      className="-mx-5 flex snap-x gap-4 overflow-x-auto px-4 pb-6 md:-mx-10 md:px-9"
    >
      <p id="board-help" hidden>
        {t(
          'Drag it, or press the left and right arrow keys. Enter puts it down, Escape puts it back.',
        )}
      </p>
      <p role="status" className="sr-only">
        {inHand ? `${nameOf(inHand)}: ${statusNames[inHand.status]}` : ''}
      </p>
      {[...columns].map(([status, column]) => (
        <BoardColumn
          key={status}
          status={status}
          applications={column}
          search={search}
          acts={acts}
        />
      ))}
    </section>
  );
}

/** The applications, with the carried card in the column that the keys moved it to. */
const withCarried = (
  applications: readonly ApplicationSummary[],
  carried: CarriedCard | undefined,
): readonly ApplicationSummary[] =>
  carried
    ? applications.map((one) =>
        one.id === carried.id ? { ...one, status: carried.to, statusDay: localToday() } : one,
      )
    : applications;
