import type { RejectedClaim } from '@folio/contract/ai-answers';
import type { Suggestion } from '@folio/contract/suggestions';
import { t } from './words/words.ts';

const words = {
  get refused() {
    return t('Your resume doesn’t say this. Take it only if it’s true:');
  },
  get doubtful() {
    return t('Only you can tell whether this is right:');
  },
  get heldBack() {
    return t('Left out because your resume doesn’t mention it:');
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

/** Claims that the fact guard left out of what was written, each once. */
export function RejectedClaims({ claims }: { claims: readonly RejectedClaim[] }) {
  if (claims.length === 0) return null;
  return (
    <div>
      <p>{words.heldBack}</p>
      <ul className="mt-1 list-disc pl-5">
        {[...new Set(claims.map(({ text }) => text))].map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
