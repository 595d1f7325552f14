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

const textsOf = (flags: readonly { text: string }[]) => [...new Set(flags.map(({ text }) => text))];

/**
 * Flagged texts that the text before doesn't contain. If it contains all words of a flag, the guard
 * doubts how they are used, and it would be wrong to say that the resume doesn't mention them.
 */
export function unsaidTexts(flags: Suggestion['flags'], before: string): string[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const known = new Set(wordsOf(before));
  return textsOf(flags).filter(
    (text) => /\d/.test(text) || wordsOf(text).some((word) => !known.has(word)),
  );
}

type NoteProps = Pick<Suggestion, 'verdict' | 'flags' | 'before'>;

/** The fact guard's verdict about a proposed wording, for its owner to judge. */
export function VerdictNote({ verdict, flags, before }: NoteProps) {
  if (flags.length === 0 || verdict === 'clear' || verdict === null) return null;
  const unsaid = verdict === 'refused' ? unsaidTexts(flags, before) : [];
  const texts = unsaid.length > 0 ? unsaid : textsOf(flags);
  return (
    <div className="mt-2 font-sans text-small text-warning">
      <p>{unsaid.length > 0 ? words.refused : words.doubtful}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {texts.map((text) => (
          <li key={text} className="font-medium wrap-anywhere">
            “{text}”
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Claims that the fact guard removed from a written text, each once. */
export function RejectedClaims({ claims }: { claims: readonly RejectedClaim[] }) {
  if (claims.length === 0) return null;
  return (
    <div>
      <p>{words.heldBack}</p>
      <ul className="mt-1 list-disc pl-5">
        {textsOf(claims).map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
