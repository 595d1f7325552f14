import { memo } from 'react';
import { locationName } from '../../../lib/findings/location-names.ts';
import type { LineSpan } from '../../../lib/page-text/find-text.ts';
import type { Finding } from '../../../lib/score/scoring.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { type Located, spanNow } from './locate-findings.ts';
import { useShowFinding } from './use-show-finding.ts';

/** Severities differ by line style and color. */
const colors: Record<Finding['severity'], string> = {
  high: 'border-solid border-danger/60',
  medium: 'border-dashed border-warning/70',
  low: 'border-dotted border-accent/80',
};

/**
 * Distance below the baseline, as a fraction of the line's height: words within others have a
 * second line below.
 */
const drops = { own: 0.12, within: 0.24 } as const;

/** The underline of words in one line; long ones are thinner. */
function underlineProps(
  { xPt, widthPt, topPt, heightPt, baselinePt }: LineSpan,
  { severity, isWithin }: { severity: Finding['severity']; isWithin: boolean },
  pxPerPt: number,
) {
  const drop = isWithin ? drops.within : drops.own;
  return {
    className: classNames(
      'absolute border-0',
      severity === 'high' ? 'border-b' : 'border-b-[1.5px]',
      colors[severity],
    ),
    style: {
      left: xPt * pxPerPt,
      top: topPt * pxPerPt,
      width: widthPt * pxPerPt,
      height: (baselinePt - topPt + heightPt * drop) * pxPerPt + 1,
    },
  };
}

type UnderlineProps = {
  located: Located;
  lineSpan: LineSpan;
  pxPerPt: number;
  /** Whether it is the Tab stop. */
  isStop: boolean;
  hasTip: boolean;
  onFocus: (located: Located | undefined) => void;
};

/**
 * An underline. Pointer events pass through it to the page, where a click edits and text can be
 * selected.
 */
export const Underline = memo(function Underline({
  located,
  lineSpan,
  pxPerPt,
  isStop,
  hasTip,
  onFocus,
}: UnderlineProps) {
  const store = useEditorStore();
  const show = useShowFinding();
  const { path, lineSpans, findings, isWithin } = located;
  const severity = findings[0]?.severity ?? 'low';
  const { className, style } = underlineProps(lineSpan, { severity, isWithin }, pxPerPt);
  const tip = hasTip && lineSpan === lineSpans[0] ? '' : undefined;
  if (lineSpan !== lineSpans[0])
    return <span aria-hidden data-finding className={className} style={style} />;
  const where = locationName(store.getDocument().content, path);
  const messages = findings.map(({ message }) => message).join(' ');
  return (
    <button
      type="button"
      data-finding
      data-tip={tip}
      aria-label={`${where}: ${messages}`}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(located)}
      onBlur={() => onFocus(undefined)}
      onClick={() => show({ path, ...spanNow(located, store.getDocument().content) })}
      className={classNames(className, 'block rounded-none p-0')}
      style={style}
    />
  );
}, isSameUnderline);

/** Props comparison for `memo`: on each letter most underlines keep their position. */
function isSameUnderline(a: UnderlineProps, b: UnderlineProps): boolean {
  const { located: one, lineSpan: at, ...rest } = a;
  const { located: other, lineSpan: now } = b;
  return (
    one.findings[0] === other.findings[0] &&
    one.start === other.start &&
    one.end === other.end &&
    one.isWithin === other.isWithin &&
    one.lineSpans.indexOf(at) === other.lineSpans.indexOf(now) &&
    (Object.keys(at) as (keyof LineSpan)[]).every((key) => at[key] === now[key]) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === b[key])
  );
}
