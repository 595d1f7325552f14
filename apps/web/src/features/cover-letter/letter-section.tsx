import { contentLimits } from '@folio/contract/content-limits';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { letterCopy, letterToasts } from './cover-letter.copy.ts';
import { FillInList } from './fill-in-list.tsx';
import type { LetterStore } from './letter-store.ts';
import { OriginNote } from './origin-note.tsx';
import type { Writing } from './use-writing.ts';

type Props = {
  writing: Writing;
  /** The letter, or as much of it as has come. */
  text: string;
  store: LetterStore;
  /** How many it takes, once that is known. */
  pages: number | undefined;
};

/** The letter's own words. */
export function LetterSection({ writing, text, store, pages = 1 }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isWriting = writing.phase === 'writing';
  useReadAlong(area, isWriting, text);
  const { previousText } = store;
  const restore = () => {
    store.replaceText(previousText);
    toast(letterToasts.restored);
  };
  return (
    <section aria-labelledby="letter-text" className="grid gap-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id="letter-text" className="text-title font-semibold">
          The letter
        </h2>
        {previousText.trim() !== '' && !isWriting ? (
          <Button variant="quiet" size="small" className="max-md:h-11" onClick={restore}>
            <RotateCcw aria-hidden className="size-3.5" />
            Restore previous letter
          </Button>
        ) : null}
      </div>
      {writing.phase === 'written' ? <OriginNote answer={writing.answer} /> : null}
      <TextArea
        ref={area}
        label="Text"
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
    </section>
  );
}

/** Keeps what is being written in sight, within its field; the whole is read from its beginning. */
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
