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

/**
 * What the fact guard flags, each once, without words of the text before: it doubts how they are
 * used now, and 'your resume doesn’t say this' would be untrue. They stay where nothing else is.
 */
export function doubtedTexts(flags: Suggestion['flags'], before: string): string[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const known = new Set(wordsOf(before));
  const texts = [...new Set(flags.map(({ text }) => text))];
  const isNew = (text: string) => /\d/.test(text) || wordsOf(text).some((word) => !known.has(word));
  const anew = texts.filter(isNew);
  return anew.length > 0 ? anew : texts;
}

type NoteProps = Pick<Suggestion, 'verdict' | 'flags' | 'before'>;

/** The fact guard's verdict about a proposed wording, for its owner to judge. */
export function VerdictNote({ verdict, flags, before }: NoteProps) {
  if (flags.length === 0 || verdict === 'clear' || verdict === null) return null;
  return (
    <div className="mt-2 font-sans text-small text-warning">
      <p>{words[verdict]}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {doubtedTexts(flags, before).map((text) => (
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
