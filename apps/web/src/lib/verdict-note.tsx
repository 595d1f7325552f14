import type { Suggestion } from '@folio/contract/suggestions';
import { t } from './words/words.ts';

const words = {
  get refused() {
    return t('Your resume doesn’t say this. Take it only if it’s true:');
  },
  get doubtful() {
    return t('Only you can tell whether this is right:');
  },
} as const;

/** The fact guard's verdict about a proposed wording, for its owner to judge. */
export function VerdictNote({ verdict, flags }: Pick<Suggestion, 'verdict' | 'flags'>) {
  if (flags.length === 0 || verdict === 'clear' || verdict === null) return null;
  return (
    <div className="mt-2 font-sans text-small text-warning">
      <p>{words[verdict]}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {[...new Set(flags.map(({ text }) => text))].map((text) => (
          <li key={text} className="font-medium wrap-anywhere">
            “{text}”
          </li>
        ))}
      </ul>
    </div>
  );
}
