import { type MarginTone, toneText } from './tone.ts';

type Point = { x: number; y: number };

/**
 * A line from a row to its numeral on the page, in pixels of the element that it covers; dashed if
 * it leads to an empty place. Decorative, since the connection is also stated in words.
 */
export function Thread({
  from,
  to,
  tone = 'finding',
  isDashed = false,
}: {
  from: Point;
  to: Point;
  tone?: MarginTone;
  isDashed?: boolean;
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
        {...(isDashed ? { strokeDasharray: '4 3' } : { pathLength: 1, strokeDasharray: 1 })}
        className={`fill-none stroke-current stroke-[1.25] ${isDashed ? 'animate-appear' : 'animate-draw'}`}
      />
    </svg>
  );
}
