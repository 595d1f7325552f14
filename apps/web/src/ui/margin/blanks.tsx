import { t } from '../../lib/words/words.ts';
import { classNames } from '../class-names.ts';
import { isComposing } from '../is-composing.ts';
import { placeholderPattern } from '../word-difference.ts';

/** A part of a text with bracketed blanks: plain words, or the question of a blank. */
export type BlankPart = { words: string } | { asks: string };

export function partsOf(text: string): BlankPart[] {
  return text
    .split(new RegExp(`(${placeholderPattern.source})`))
    .filter((part) => part !== '')
    .map((part) =>
      placeholderPattern.test(part) ? { asks: questionOf(part.slice(1, -1)) } : { words: part },
    );
}

/** Questions for blanks of the rewriting rules that are not phrased as questions. */
const questions: Readonly<Record<string, string>> = {
  get N() {
    return t('how many?');
  },
  get number() {
    return t('how many?');
  },
  get 'X%'() {
    return t('how much?');
  },
  get 'week or month'() {
    return t('week or month?');
  },
};

const questionOf = (asked: string): string => questions[asked] ?? asked;

/** The text with its blanks filled in; `values` are in the order of the blanks. */
export function filled(text: string, values: readonly string[]): { text: string; empty: number[] } {
  const empty: number[] = [];
  let blank = 0;
  const words = partsOf(text).map((part) => {
    if ('words' in part) return part.words;
    const value = values[blank]?.trim() ?? '';
    if (value === '') empty.push(blank);
    blank += 1;
    return value;
  });
  return { text: words.join(''), empty };
}

type Props = {
  text: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Prefix of its fields' ids. */
  id: string;
  onEnter?: () => void;
  className?: string;
};

export const blankIdOf = (id: string, blank: number): string => `${id}-blank-${blank}`;

/** A sentence with an input field for each blank, since only the person knows what to fill in. */
export function BlankedText({ text, values, onChange, id, onEnter, className }: Props) {
  let blank = -1;
  return (
    <p className={classNames('text-ink wrap-anywhere', className)}>
      {partsOf(text).map((part, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        if ('words' in part) return <span key={place}>{part.words}</span>;
        blank += 1;
        const at = blank;
        const value = values[at] ?? '';
        return (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
            key={place}
            id={blankIdOf(id, at)}
            aria-label={part.asks}
            placeholder={part.asks}
            value={value}
            // For browsers without `field-sizing`.
            size={Math.max(value.length, part.asks.length, 2)}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => onChange(withValue(values, at, target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
              event.preventDefault();
              onEnter?.();
            }}
            className="mx-px max-w-full min-w-6 rounded-sm bg-tint px-1.5 text-center text-ink shadow-[inset_0_-1.5px_var(--accent)] [field-sizing:content] placeholder:text-muted finger:min-h-11 finger:text-[16px]"
          />
        );
      })}
    </p>
  );
}

const withValue = (values: readonly string[], at: number, value: string): readonly string[] =>
  Array.from({ length: Math.max(values.length, at + 1) }, (_, n) =>
    n === at ? value : (values[n] ?? ''),
  );
