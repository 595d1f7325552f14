import { type ReactNode, useMemo } from 'react';
import { t } from '../lib/words/words.ts';
import { classNames } from './class-names.ts';
import { placeholderPattern, type Run, wordDifference } from './word-difference.ts';

/**
 * A text before and after a change, with changed words marked in both; a new text is shown alone.
 * Blanks such as `[X%]` are highlighted.
 */
export function TextDifference({
  before,
  after,
  labels,
  acts,
  className,
}: {
  before: string;
  after: string;
  /** For two texts of equal standing: both are shown, even if one is empty. */
  labels?: { before: string; after: string };
  /** Actions below each of the texts. */
  acts?: { before: ReactNode; after: ReactNode };
  className?: string;
}) {
  const difference = useMemo(() => wordDifference(before, after), [before, after]);
  if (before.trim() === '' && !labels) {
    return (
      <p className={classNames('text-body wrap-anywhere whitespace-pre-line', className)}>
        <WithPlaceholders text={after} />
      </p>
    );
  }
  return (
    <dl className={classNames('grid gap-3 text-body @2xl:grid-cols-2 @2xl:gap-6', className)}>
      <Side label={labels?.before ?? t('Before')} runs={difference.before} isOld>
        {acts?.before}
      </Side>
      <Side label={labels?.after ?? t('After')} runs={difference.after}>
        {acts?.after}
      </Side>
    </dl>
  );
}

type SideProps = { label: string; runs: Run[]; isOld?: boolean; children: ReactNode };

function Side({ label, runs, isOld = false, children }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-small text-faint">{label}</dt>
      <dd
        className={classNames(
          'mt-0.5 wrap-anywhere whitespace-pre-line',
          isOld ? 'text-muted' : 'text-ink',
        )}
      >
        {inOrder(runs).map(({ key, text, isChanged }) => {
          if (!isChanged) return isOld ? text : <WithPlaceholders key={key} text={text} />;
          return isOld ? (
            <del key={key} className="text-danger decoration-1">
              {text}
            </del>
          ) : (
            <ins key={key} className={addedStyle}>
              <WithPlaceholders text={text} />
            </ins>
          );
        })}
      </dd>
      {children ? <dd className="mt-auto pt-3">{children}</dd> : null}
    </div>
  );
}

const addedStyle = classNames(
  'rounded-sm bg-tint box-decoration-clone',
  'underline decoration-accent decoration-1 underline-offset-4',
);

function WithPlaceholders({ text }: { text: string }) {
  const parts = text.split(new RegExp(`(${placeholderPattern.source})`));
  return inOrder(parts.map((part) => ({ text: part }))).map((part) =>
    placeholderPattern.test(part.text) ? (
      <mark
        key={part.key}
        title={t('Fill this in')}
        className="rounded-sm bg-transparent font-medium text-warning outline-1 outline-current outline-dashed"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/** Parts of a text are keyed by their position. */
const inOrder = <T,>(parts: T[]): (T & { key: number })[] =>
  parts.map((part, key) => ({ ...part, key }));
