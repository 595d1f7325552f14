import type { CoverLetterAnswer } from '@folio/contract/ai-answers';
import { letterCopy } from './cover-letter.copy.ts';

/** By whom the letter is, and what was kept out of it. */
export function OriginNote({ answer }: { answer: CoverLetterAnswer }) {
  const { provider, notice, heldBack } = answer;
  const writer =
    provider === 'built-in'
      ? 'Written from your resume, without a language model.'
      : 'Written by AI from your resume, and checked against it.';
  return (
    <div className="text-small text-muted">
      <p>{notice ?? writer}</p>
      {heldBack.length > 0 ? (
        <>
          <p className="mt-2">{letterCopy.heldBack}</p>
          <ul className="mt-1 list-disc pl-5">
            {[...new Set(heldBack.map(({ text }) => text))].map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
