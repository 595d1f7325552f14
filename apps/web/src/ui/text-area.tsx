import type { ComponentProps, ReactNode } from 'react';
import { t } from '../lib/words/words.ts';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldProps & {
    /** Whether it grows to its whole text, however long, where the browser supports that. */
    showsAll?: boolean;
    /** Wraps its control, such as to put a layer over it. */
    frame?: (control: ReactNode) => ReactNode;
  };

/** The text's position and metrics, for overlays. */
export const textAreaMeasure =
  'border border-transparent px-3 py-2 text-body text-ink finger:text-large';

/** Grows with its text from `rows` lines up, where the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  limitWords,
  isOverLimit,
  aside,
  className,
  id,
  rows = 4,
  showsAll = false,
  frame = (control) => control,
  ...rest
}: Props) {
  const { maxLength, value } = rest;
  const isFull = typeof value === 'string' && value.length === maxLength;
  const isLimited = maxLength !== undefined && (hint !== undefined || isFull);
  return (
    <Field
      label={label}
      error={error}
      limitWords={limitWords}
      isOverLimit={isOverLimit}
      aside={aside}
      className={className}
      id={id}
      hint={isLimited ? <Hint hint={hint} full={isFull ? maxLength : 0} /> : hint}
    >
      {(control) =>
        frame(
          <textarea
            rows={rows}
            dir="auto"
            {...rest}
            {...control}
            className={classNames(
              controlStyle,
              'resize-y py-2 [field-sizing:content]',
              !showsAll && 'max-h-[60vh]',
            )}
            style={{ minHeight: `calc(${rows}lh + 18px)` }}
          />,
        )
      }
    </Field>
  );
}

/** A note on the limit, since browsers cut pasted text at `maxLength` silently. */
const Hint = ({ hint, full }: { hint: FieldProps['hint']; full: number }) => (
  <>
    {hint}
    <span aria-live="polite" className="block text-ink empty:hidden">
      {full > 0
        ? t('The limit is {full} characters, so the rest was left out.', {
            full: full.toLocaleString('en'),
          })
        : null}
    </span>
  </>
);
