import { type InlineSpan, parseSpans } from '@folio/documents/inline-markup';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/**
 * While formatting is drawn, the field's own letters are transparent, but not its caret and
 * selection. Kerning and ligatures are off, because they would break at a change of style.
 */
const drawnOver = classNames(
  '[font-feature-settings:normal] [font-kerning:none] [font-variant-ligatures:none]',
  'not-forced-colors:[&>textarea]:[-webkit-text-fill-color:transparent]',
);

type Props = {
  text: string;
  /** The field's text metrics: font size, line height, border and padding. */
  className: string;
  /** The text field. */
  children: ReactNode;
};

/**
 * A text field that shows bold, italic and links. The field stays native; its text is drawn over it
 * with the same advances, and markup in gray. Nothing is drawn without markup, or during IME
 * composition, which the browser marks itself.
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
      // As in a native field: direction by the first letter of each line.
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
      {/* Gives an empty last line its height. */}
      {'\u200b'}
    </div>
  );
}

/**
 * Bold is drawn by a text stroke, since a bold face would be wider; italic is synthesized, since
 * Inter has only upright faces here.
 */
const lookOf = ({ isMarkup, bold, italic, href }: InlineSpan): string =>
  isMarkup
    ? 'text-faint'
    : classNames(
        bold && '[-webkit-text-stroke:0.045em_currentColor]',
        italic && 'italic',
        href !== undefined && 'text-accent underline underline-offset-2',
      );

/** Keeps the width (without scroll bar) and scroll position in sync with the field. */
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
