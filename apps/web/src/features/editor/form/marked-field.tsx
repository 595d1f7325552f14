import { type InlineSpan, parseSpans } from '@folio/documents/inline-markup';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/**
 * While its marks are drawn the letters of the field are clear, its caret and selection are not. All
 * letters are set without kerning and ligatures, which a change of look between two would break.
 */
const drawnOver = classNames(
  '[font-feature-settings:normal] [font-kerning:none] [font-variant-ligatures:none]',
  'not-forced-colors:[&>textarea]:[-webkit-text-fill-color:transparent]',
);

type Props = {
  text: string;
  /** The measure of the field: size and height of its letters, border and padding. */
  className: string;
  /** The text field. */
  children: ReactNode;
};

/**
 * A text field whose bold, italic and links look as such. The field stays a native one, with all that
 * browsers do for it; its text is drawn over it with the same advances, the markup in gray. Without
 * markup nothing is drawn, nor while a word is being composed, which the browser itself marks.
 */
export function MarkedField({ text, className, children }: Props) {
  const [isComposing, setComposing] = useState(false);
  const spans = parseSpans(text);
  const isDrawn = !isComposing && spans.some(({ isMarkup }) => isMarkup);
  return (
    <div
      className={classNames('relative', isDrawn && drawnOver)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      {children}
      {isDrawn ? <Drawn spans={spans} className={className} /> : null}
    </div>
  );
}

function Drawn({ spans, className }: { spans: readonly InlineSpan[]; className: string }) {
  const layer = useRef<HTMLDivElement>(null);
  useSyncedWidth(layer);
  return (
    <div
      ref={layer}
      aria-hidden
      data-marked
      // As browsers do in a field: each line by its own first letter.
      dir="auto"
      className={classNames(
        'pointer-events-none absolute top-0 left-0 overflow-hidden whitespace-pre-wrap wrap-break-word select-none',
        '[text-rendering:auto] [unicode-bidi:plaintext] forced-colors:hidden',
        className,
      )}
    >
      {spans.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        <span key={index} className={lookOf(piece)}>
          {piece.text}
        </span>
      ))}
      {/* A last line without letters is a line too. */}
      {'\u200b'}
    </div>
  );
}

/** Bold by an outline, as a heavier face is wider; slanted by the browser, as Inter comes upright alone. */
const lookOf = ({ isMarkup, bold, italic, href }: InlineSpan): string =>
  isMarkup
    ? 'text-faint'
    : classNames(
        bold && '[-webkit-text-stroke:0.045em_currentColor]',
        italic && 'italic',
        href !== undefined && 'text-accent underline underline-offset-2',
      );

/** As wide as the field without its scroll bar, and scrolled as far. */
function useSyncedWidth(layer: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const drawn = layer.current;
    const field = drawn?.parentElement?.querySelector('textarea');
    if (!drawn || !field) return undefined;
    const follow = () => {
      drawn.style.width = `${field.clientWidth + 2 * field.clientLeft}px`;
      drawn.style.height = `${field.offsetHeight}px`;
      drawn.scrollTop = field.scrollTop;
    };
    const size = new ResizeObserver(follow);
    size.observe(field);
    field.addEventListener('scroll', follow, { passive: true });
    follow();
    return () => {
      size.disconnect();
      field.removeEventListener('scroll', follow);
    };
  }, [layer]);
}
