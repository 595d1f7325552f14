import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type MarginTone, toneText } from './tone.ts';

type Props = {
  id?: string;
  /** The author, such as 'Note 1'. */
  by: string;
  /** The points that it gains, or when it was written. */
  about?: string | undefined;
  tone?: MarginTone;
  /** At the right end of its first line. */
  aside?: ReactNode;
  /** Its actions, two at most. */
  acts?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A note in the margin of the page: a line in its author's color, the text in the serif, actions.
 */
export function Note({ id, by, about, tone = 'finding', aside, acts, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form, and this may hold none
    <div
      role="group"
      id={id}
      aria-label={about ? `${by}, ${about}` : by}
      className={classNames('relative pl-4 font-display text-[15px] leading-[1.42]', className)}
    >
      <span
        aria-hidden
        className={classNames(
          'absolute inset-y-1 left-0 w-0.5 rounded-full bg-current',
          toneText[tone],
        )}
      />
      <div className="mb-1 flex items-center gap-2 font-sans text-[12px] leading-4">
        <span aria-hidden className={classNames('font-medium', toneText[tone])}>
          {by}
        </span>
        <span aria-hidden className="min-w-0 flex-1 text-muted tabular-nums">
          {about}
        </span>
        {aside}
      </div>
      {children}
      {acts ? <div className="mt-3 flex flex-wrap items-center gap-2 font-sans">{acts}</div> : null}
    </div>
  );
}

/** The reason of a note, in italics before its suggestion. */
export const NoteReason = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="text-muted italic wrap-anywhere">
    {children}
  </p>
);
