import { classNames } from '../../../ui/class-names.ts';
import type { Finding } from '../score/scoring.ts';
import type { LineSpan } from './find-text.ts';

/** Told apart by line and colour. */
const looks: Record<Finding['severity'], string> = {
  high: 'border-solid border-danger/60',
  medium: 'border-dashed border-warning/70',
  low: 'border-dotted border-accent/80',
};

/** How far below the baseline, as a part of the line's height: words within others have a line of their own. */
const drops = { own: 0.12, within: 0.24 } as const;

/** Under the words of one line; long ones are drawn finer. */
export function underlineProps(
  { xPt, widthPt, topPt, heightPt, baselinePt }: LineSpan,
  { severity, isWithin }: { severity: Finding['severity']; isWithin: boolean },
  pxPerPt: number,
) {
  const drop = isWithin ? drops.within : drops.own;
  return {
    className: classNames(
      'absolute border-0',
      severity === 'high' ? 'border-b' : 'border-b-[1.5px]',
      looks[severity],
    ),
    style: {
      left: xPt * pxPerPt,
      top: topPt * pxPerPt,
      width: widthPt * pxPerPt,
      height: (baselinePt - topPt + heightPt * drop) * pxPerPt + 1,
    },
  };
}
