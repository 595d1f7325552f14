import type { CoverLetterAnswer } from '@folio/contract/ai-answers';
import { contentLimits } from '@folio/contract/content-limits';
import { RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { LetterProposalsPart } from '../../lib/proposals/proposals-part.tsx';
import { RejectedClaims } from '../../lib/verdict-note.tsx';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { letterCopy } from './cover-letter.copy.ts';
import { letterToasts } from './letter-notices.copy.ts';
import type { LetterStore } from './letter-store.ts';
import type { Writing } from './use-writing.ts';

type Props = {
  /** The id of a letter with its own id, for which connected apps may propose changes. */
  letterId: string | undefined;
  writing: Writing;
  /** The letter, or the part that was written so far. */
  text: string;
  store: LetterStore;
  /** The number of pages, once known. */
  pages: number | undefined;
};

/** The letter's text. */
export function LetterSection({ letterId, writing, text, store, pages = 1 }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isWriting = writing.phase === 'writing';
  useReadAlong(area, isWriting, text);
  const { previousText } = store;
  const restore = () => {
    void store.replaceText(previousText);
    toast(letterToasts.restored);
  };
  return (
    <section aria-labelledby="letter-text" className="grid gap-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id="letter-text" className="text-title font-semibold">
          {t('The letter')}
        </h2>
        {previousText.trim() !== '' && !isWriting ? (
          <Button variant="quiet" size="small" onClick={restore}>
            <RotateCcw aria-hidden className="size-3.5" />
            {t('Restore previous letter')}
          </Button>
        ) : null}
      </div>
      {writing.phase === 'written' ? <OriginNote answer={writing.answer} /> : null}
      <TextArea
        ref={area}
        label={t('Text')}
        hint={pages > 1 ? letterCopy.longLetter : undefined}
        rows={14}
        showsAll
        spellCheck
        readOnly={isWriting}
        aria-busy={isWriting}
        maxLength={contentLimits.longText}
        value={text}
        onChange={({ target }) => store.edit({ text: target.value })}
      />
      {isWriting ? null : <FillInList text={text} area={area} />}
      {letterId === undefined || isWriting ? null : (
        <LetterProposalsPart letterId={letterId} text={text} onTake={store.replaceText} />
      )}
    </section>
  );
}

/** Scrolls the field along while text is written, and to its beginning at the end. */
function useReadAlong(
  area: React.RefObject<HTMLTextAreaElement | null>,
  isWriting: boolean,
  text: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of text moves its end
  useEffect(() => {
    if (area.current && isWriting) area.current.scrollTop = area.current.scrollHeight;
  }, [area, isWriting, text]);
  useEffect(() => {
    if (area.current && !isWriting) area.current.scrollTop = 0;
  }, [area, isWriting]);
}

/** Who wrote the letter, and which claims were rejected. */
function OriginNote({ answer }: { answer: CoverLetterAnswer }) {
  const { provider, notice, heldBack } = answer;
  const writer =
    provider === 'built-in'
      ? t('Written from your resume by Folio’s built-in writer.')
      : t('Written by AI from your resume and checked against it.');
  return (
    <div className="text-small text-muted">
      <p>{notice ?? writer}</p>
      {heldBack.length > 0 ? (
        <div className="mt-2">
          <RejectedClaims claims={heldBack} />
        </div>
      ) : null}
    </div>
  );
}

/** Lists the blanks that only the person can fill in; each selects its place in the text. */
function FillInList({ text, area }: { text: string; area: RefObject<HTMLTextAreaElement | null> }) {
  const places = placeholdersOf(text);
  if (places.length === 0) return null;
  const select = ({ start, end }: Placeholder) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };
  return (
    <section aria-labelledby="letter-places">
      <h3 id="letter-places" className="font-medium">
        {t('To fill in')}
      </h3>
      <p className="mt-1 text-small text-muted">
        {t('Only you know these. Pick one to fill it in.')}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {places.map((place) => (
          <li key={place.start} className="max-w-full">
            <button
              type="button"
              onClick={() => select(place)}
              className="min-h-8 max-w-full rounded-control bg-tint px-2.5 py-1 text-left text-small text-accent wrap-anywhere hover:underline finger:min-h-11"
            >
              {place.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A blank in a letter, such as `[X%]`; offsets in UTF-16. */
type Placeholder = { text: string; start: number; end: number };

const place = /\[[^[\]\n]{1,240}\]/g;

export const placeholdersOf = (text: string): Placeholder[] =>
  [...text.matchAll(place)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
