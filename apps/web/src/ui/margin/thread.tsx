import { type MarginTone, toneText } from './tone.ts';

type Point = { x: number; y: number };

/**
 * A line from a form row to its numeral on the page, in pixels of the element that it covers. Drawn
 * once, and decorative: `aria-describedby` connects the two for screen readers.
 */
export function Thread({
  from,
  to,
  tone = 'finding',
}: {
  from: Point;
  to: Point;
  tone?: MarginTone;
}) {
  const bend = (from.x + to.x) / 2;
  return (
    <svg
      aria-hidden
      data-thread
      className={`pointer-events-none absolute inset-0 size-full overflow-visible print:hidden ${toneText[tone]}`}
    >
      <circle cx={from.x} cy={from.y} r="2.5" className="fill-current" />
      <path
        d={`M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${to.y} ${to.x} ${to.y}`}
        pathLength={1}
        strokeDasharray={1}
        className="animate-draw fill-none stroke-current stroke-[1.25]"
      />
    </svg>
  );
}
