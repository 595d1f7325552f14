import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { statusNames } from './applications.copy.ts';
import { BoardCard, type CardActs } from './board-card.tsx';

/** A column is rendered whole up to this number of cards; a screen shows about seven. */
const wholeColumn = 16;
/** A card and the gap below it. */
const likelyRowPx = 152;

/** A laptop shows the five columns from Saved to Offer; ended ones are reached by scrolling. */
export const columnWidth = 'w-[clamp(12.5rem,calc((100%-4rem)/5),17rem)] shrink-0 max-sm:w-[78vw]';

type Props = {
  status: ApplicationStatus;
  applications: readonly ApplicationSummary[];
  /** The board's search. */
  search: string;
  acts: CardActs;
};

/** The cards of a status; rerenders only if one of them changes. */
export const BoardColumn = memo(function BoardColumn({
  status,
  applications,
  search,
  acts,
}: Props) {
  const column = useRef<HTMLElement>(null);
  const { shown, isPart } = useSeenFirst(column, applications, search);
  return (
    <section
      ref={column}
      aria-label={`${statusNames[status]}, ${applications.length}`}
      data-status={status}
      className={`${columnWidth} snap-start scroll-mx-5 rounded-panel p-1 transition-[background-color] data-over:bg-tint md:scroll-mx-10`}
    >
      <h2 className="mb-2 flex items-baseline gap-2 px-1 text-body font-semibold">
        {statusNames[status]}
        <span className="text-small font-normal text-faint tabular-nums">
          {applications.length}
        </span>
      </h2>
      <div className="min-h-[max(10rem,calc(100dvh-18rem))]">
        {shown.length > 0 ? (
          <WindowedList
            items={shown}
            keyOf={({ id }) => id}
            total={shown.length}
            className="grid grid-cols-1 gap-2"
            unwindowedUpTo={isPart ? 0 : wholeColumn}
            likelyRowPx={likelyRowPx}
            {...(isPart && { spareRows: 0 })}
          >
            {(application) => <BoardCard application={application} acts={acts} />}
          </WindowedList>
        ) : null}
      </div>
    </section>
  );
}, isSame);

function isSame(before: Props, after: Props): boolean {
  const [one, other] = [before.applications, after.applications];
  return (
    before.search === after.search &&
    before.acts === after.acts &&
    one.length === other.length &&
    one.every((application, index) => application === other[index])
  );
}

const latestMs = 300;

/**
 * When the search changes, visible cards are rendered first, and the others after those are
 * painted: half of a board is to the right, and a third of each column below. A moved card is
 * rendered at once.
 */
function useSeenFirst(
  column: RefObject<HTMLElement | null>,
  applications: readonly ApplicationSummary[],
  search: string,
): { shown: readonly ApplicationSummary[]; isPart: boolean } {
  const [isInSight, setInSight] = useState(true);
  const [whole, setWhole] = useState(search);
  const isPart = whole !== search;
  const isBehind = isPart && !isInSight;
  const before = useRef(applications);
  useEffect(() => {
    if (!isBehind) before.current = applications;
  });
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    sight.observe(element);
    return () => sight.disconnect();
  }, [column]);
  useEffect(() => {
    if (!isPart) return undefined;
    return whenIdle(() => setWhole(search), { latestMs });
  }, [isPart, search]);
  return { shown: isBehind ? before.current : applications, isPart };
}
