import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldProps & {
    /** Whether it shows all of its text, however long, where the browser lets it. */
    showsAll?: boolean;
    /** What stands around its control, such as a layer over it. */
    frame?: (control: ReactNode) => ReactNode;
  };

/** Where its letters stand: for what is drawn over them. */
export const textAreaMeasure =
  'border border-transparent px-3 py-2 text-body text-ink max-md:text-large';

/** Grows with its text where the browser can, from `rows` lines up. */
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

/** A browser cuts what is pasted at the limit without a word. */
const Hint = ({ hint, full }: { hint: FieldProps['hint']; full: number }) => (
  <>
    {hint}
    <span aria-live="polite" className="block text-ink empty:hidden">
      {full > 0
        ? `The limit is ${full.toLocaleString('en')} characters, so the rest was left out.`
        : null}
    </span>
  </>
);
