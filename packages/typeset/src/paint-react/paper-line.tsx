import { type CSSProperties, memo } from 'react';
import { type Fragment, isBlankRun, type LineItem, toReadingOrder } from '../display-list.ts';
import { toDarkColor } from './dark-color.tsx';
import { isSameLine } from './line-keys.tsx';
import { baselinePx, familyOf, toPx, wordSpacingPx } from './measure-text.tsx';

export type PaperTheme = 'light' | 'dark';

type TextProps = {
  fragments: readonly Fragment[];
  sizePt: number;
  heightPx: number;
  /** The distance of the baseline from the top of the line. */
  baseline: number;
  letterSpacingPt: number;
  rtl: boolean;
  /** The text that is copied between this line and the next one. */
  after: string;
  theme: PaperTheme;
};

function fragmentStyle(fragment: Fragment, props: TextProps): CSSProperties {
  const { sizePt, heightPx, baseline, letterSpacingPt, theme } = props;
  const { run, color } = fragment;
  const sizePx = toPx(sizePt);
  const spacing = wordSpacingPx(fragment, sizePt, letterSpacingPt);
  return {
    position: 'absolute',
    // Positioned at the start of its text, so that characters that are only copied overflow at the
    // end.
    ...(run.rtl ? { right: -toPx(fragment.xPt + fragment.widthPt) } : { left: toPx(fragment.xPt) }),
    top: baseline - baselinePx(run.font, sizePx, heightPx),
    fontFamily: familyOf(run.font),
    fontSize: sizePx,
    lineHeight: `${heightPx}px`,
    color: theme === 'dark' ? toDarkColor(color) : color,
    ...(letterSpacingPt !== 0 && {
      letterSpacing: toPx(letterSpacingPt),
      fontVariantLigatures: 'none',
    }),
    ...(run.features !== undefined && { fontFeatureSettings: featureSettings(run.features) }),
    ...(spacing !== 0 && { wordSpacing: spacing }),
    ...(run.rtl && { direction: 'rtl', unicodeBidi: 'bidi-override' }),
    // Transparent, for screen readers and copying, since a browser would substitute a system font.
    ...(fragment.isHyphen && { userSelect: 'none' }),
    ...(isBlankRun(run) && { width: toPx(fragment.widthPt), overflow: 'hidden', opacity: 0 }),
  };
}

/** Converts 'smcp,tnum' to a CSS value. */
const featureSettings = (features: string): string =>
  features
    .split(',')
    .map((name) => JSON.stringify(name))
    .join(', ');

type FragmentProps = { fragment: Fragment; after: string; text: TextProps };

function PaperFragment({ fragment, after, text }: FragmentProps) {
  const style = fragmentStyle(fragment, text);
  const shown = fragment.run.text + after;
  // The browser then uses the font's letter forms for the language, as the engine did.
  const lang = fragment.run.language;
  if (fragment.href === undefined)
    return (
      <span style={style} lang={lang}>
        {shown}
      </span>
    );
  return (
    <a
      lang={lang}
      href={fragment.href}
      target="_blank"
      rel="noopener noreferrer"
      style={{ ...style, textDecoration: 'none' }}
    >
      {shown}
    </a>
  );
}

const PaperText = memo(function PaperText(props: TextProps) {
  const fragments = toReadingOrder(props.fragments, props.rtl);
  return fragments.map((fragment, index) => {
    const after = index === fragments.length - 1 ? props.after : '';
    // biome-ignore lint/suspicious/noArrayIndexKey: fragments change all at once or not at all
    return <PaperFragment key={index} fragment={fragment} after={after} text={props} />;
  });
});

/** Containment, so that a change of one line's text doesn't re-lay out or repaint the others. */
const contained: CSSProperties = { position: 'absolute', width: 0, contain: 'size layout style' };

type LineProps = { line: LineItem; after: string; theme: PaperTheme; level?: number | undefined };

function PlacedLine({ line, after, theme, level }: LineProps) {
  const heading = level === undefined ? undefined : { role: 'heading', 'aria-level': level };
  return (
    <div style={{ ...contained, left: toPx(line.xPt), top: toPx(line.topPt) }} {...heading}>
      <PaperText
        fragments={line.fragments}
        sizePt={line.sizePt}
        heightPx={toPx(line.heightPt)}
        baseline={toPx(line.baselinePt - line.topPt)}
        letterSpacingPt={line.letterSpacingPt}
        rtl={line.rtl}
        after={after}
        theme={theme}
      />
    </div>
  );
}

/** A line at its position. If only the position has changed, the text isn't rendered again. */
export const PaperLine = memo(
  PlacedLine,
  (a, b) =>
    a.after === b.after && a.theme === b.theme && a.level === b.level && isSameLine(a.line, b.line),
);
