import { areaBandOf, areaTitles, shownScore, toneText } from '../../../lib/findings/score-bands.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Scored } from '../scored.ts';

const bars = { good: 'bg-good', warning: 'bg-warning', danger: 'bg-danger' } as const;

export function AreaCards({ areas }: { areas: Scored['areas'] }) {
  return (
    <ul aria-label="Key areas" className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {areas.map(({ area, score }) => {
        const { label, tone } = areaBandOf(score);
        return (
          <li key={area} className="border-t border-line pt-3">
            <h3 className="text-small font-medium text-muted">{areaTitles[area]}</h3>
            <p className="mt-1 flex items-baseline justify-between gap-2">
              <span className="text-title font-semibold">{shownScore(score)}</span>
              <span className={classNames('text-small font-medium', toneText[tone])}>{label}</span>
            </p>
            <div aria-hidden className="mt-2 h-1 overflow-hidden rounded-full bg-line">
              <div
                className={classNames('h-full rounded-full', bars[tone])}
                style={{ width: `${shownScore(score)}%` }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
