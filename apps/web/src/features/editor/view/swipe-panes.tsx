import { ListOrdered } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { frameWords } from './frame-words.ts';
import { useView, useViewStore } from './use-view.ts';

type Pane = 'sections' | 'form' | 'preview';

/** For browsers without `scrollend`: scrolling counts as ended after this time without movement. */
const restsAfterMs = 150;
/** The minimum distance of a swipe. Less may be a rounding difference of the scroll position. */
const movedPx = 4;

/**
 * The form and the preview on a phone, one at a time, with swiping between them, and from the form
 * to the sheet of sections. Uses native scrolling with scroll snap, so that fields, sliders and
 * selections keep their gestures. The hidden pane is inert; the bottom bar also switches.
 */
export function SwipePanes({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  const pane = useView((view) => view.pane);
  const view = useViewStore();
  const scroller = useRef<HTMLDivElement>(null);
  const isMoving = useSwipes(scroller, pane, (place) => {
    if (place === 'sections') view.set({ dialog: 'sections' });
    else if (place !== view.get().pane) view.set({ pane: place, isScoreOpen: false });
  });
  return (
    <div
      ref={scroller}
      className="flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]"
    >
      <div
        data-place="sections"
        aria-hidden
        className="grid w-32 shrink-0 snap-start place-items-center bg-desk text-small text-muted"
      >
        <span className="grid justify-items-center gap-0.5">
          <ListOrdered className="size-5" />
          {frameWords.sections}
        </span>
      </div>
      {(['form', 'preview'] as const).map((place) => (
        <div
          key={place}
          data-place={place}
          inert={pane !== place}
          className="relative h-full w-full shrink-0 snap-start snap-always overflow-hidden"
        >
          {isMoving || pane === place ? { form, preview }[place] : null}
        </div>
      ))}
    </div>
  );
}

/**
 * Scrolls to the selected pane, and reports where a swipe ends. Returns whether scrolling is in
 * progress, when both panes are visible.
 */
function useSwipes(
  scroller: RefObject<HTMLElement | null>,
  pane: Pane,
  onArrive: (pane: Pane) => void,
): boolean {
  const [isMoving, setIsMoving] = useState(false);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const behavior: ScrollBehavior = isCalm ? 'instant' : 'smooth';
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) goTo(element, pane, isShown.current ? behavior : 'instant');
  }, [scroller, pane, behavior]);
  // The initial position is set without scrolling. The first scroll event, one frame later, must
  // not count as the end of a swipe.
  useEffect(
    () =>
      afterPaint(() => {
        isShown.current = true;
      }),
    [],
  );
  const latest = useRef({ pane, behavior, onArrive });
  useEffect(() => {
    latest.current = { pane, behavior, onArrive };
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      setIsMoving(false);
      const place = placeAt(element);
      if (place === 'sections') goTo(element, 'form', 'instant');
      latest.current.onArrive(place);
    };
    const move = () => {
      setIsMoving((before) => before || !isAtRest(element));
      clearTimeout(timer);
      if (!('onscrollend' in element)) timer = setTimeout(rest, restsAfterMs);
    };
    // A swipe always ends at a pane. If scrolling ends between two panes, a script interrupted it,
    // so it is completed.
    const end = () => {
      if (isAtRest(element)) rest();
      else goTo(element, latest.current.pane, latest.current.behavior);
    };
    element.addEventListener('scroll', move, { passive: true });
    element.addEventListener('scrollend', end);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', move);
      element.removeEventListener('scrollend', end);
    };
  }, [scroller]);
  return isMoving;
}

const placesOf = (scroller: HTMLElement): HTMLElement[] => [
  ...scroller.querySelectorAll<HTMLElement>(':scope > [data-place]'),
];

function goTo(scroller: HTMLElement, pane: Pane, behavior: ScrollBehavior): void {
  const target = placesOf(scroller).find(({ dataset }) => dataset.place === pane);
  if (target) scroller.scrollTo({ left: target.offsetLeft - scroller.offsetLeft, behavior });
}

/** The distance of a pane from its snap position. */
const distanceOf = (scroller: HTMLElement, place: HTMLElement): number =>
  Math.abs(place.offsetLeft - scroller.offsetLeft - scroller.scrollLeft);

function placeAt(scroller: HTMLElement): Pane {
  const [nearest] = placesOf(scroller).toSorted(
    (one, other) => distanceOf(scroller, one) - distanceOf(scroller, other),
  );
  return (nearest?.dataset.place as Pane | undefined) ?? 'form';
}

const isAtRest = (scroller: HTMLElement): boolean =>
  placesOf(scroller).some((place) => distanceOf(scroller, place) < movedPx);
