import type { SuggestedRewrite } from '@folio/analysis/writing/suggest-rewrite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../lib/words/words.ts';
import { PriceTag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { isComposing } from '../../../ui/is-composing.ts';
import { linkStyle } from '../../../ui/link-style.ts';
import { BlankedText, blankIdOf, filled, partsOf } from '../../../ui/margin/blanks.tsx';
import { Note, NoteReason } from '../../../ui/margin/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAnotherWay } from '../assistant/another-way.ts';
import { aiCopy } from '../assistant/assistant.copy.ts';
import { Doubts } from '../assistant/edit-parts.tsx';
import { enhanceCopy } from '../assistant/enhance.copy.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import { scoreCopy } from './findings.copy.ts';
import { type MarginNote, worthOf } from './margin-notes.ts';
import { useDismissNote } from './use-notes.tsx';

type Props = {
  /** Prefix of its parts' ids. */
  id: string;
  note: MarginNote;
  /** The bullet's current text. */
  text: string;
  /** Replaces the bullet's text as one undo step, and puts the caret behind it. */
  onRewrite: (text: string) => void;
  /** Closes the note, and moves the focus to its numeral or its field. */
  onClose: (focus: 'numeral' | 'field') => void;
};

/** The score's findings about a bullet: reasons, a suggested rewrite, and actions. */
export function BulletNote({ id, note, text, onRewrite, onClose }: Props) {
  const store = useEditorStore();
  const view = useViewStore();
  const dismiss = useDismissNote();
  const way = useAnotherWay(note.path);
  const isCurrent = text === note.text;
  const rewrite = way?.text === undefined ? note.rewrite : { text: way.text, plain: undefined };
  const apply = (better: string) => {
    onRewrite(better);
    view.set({ note: null, rewritten: note.path });
    toast({
      title: scoreCopy.applied,
      tone: 'good',
      action: { label: t('Undo'), onClick: undoIfUnchanged(store) },
    });
  };
  const putAway = () => {
    onClose('field');
    const undo = dismiss(note);
    toast({ title: scoreCopy.dismissed, action: { label: t('Undo'), onClick: undo } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onClose('numeral');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is in it
    <div ref={useInSight()} onKeyDown={onKeyDown} className="animate-appear pt-1 pb-4">
      <Note
        id={id}
        by={t('Note {number}', { number: note.number })}
        about={worthOf(note)}
        aside={
          <Button
            variant="quiet"
            size="small"
            className="-my-2 -mr-3"
            aria-label={t('{dismiss} note {number}', {
              dismiss: scoreCopy.dismiss,
              number: note.number,
            })}
            onClick={putAway}
          >
            {scoreCopy.dismiss}
          </Button>
        }
      >
        <div id={`${id}-reason`} className="grid gap-1">
          {note.findings.map(({ check, message }) => (
            <NoteReason key={`${check} ${message}`}>{message}</NoteReason>
          ))}
        </div>
        {rewrite && isCurrent ? (
          <Rewrite key={rewrite.text} id={id} rewrite={rewrite} onApply={apply} way={way} />
        ) : (
          <AnotherWay way={way} />
        )}
      </Note>
    </div>
  );
}

/**
 * Scrolls to a note that opens outside the visible area, such as at the bottom of a phone. A pane
 * that is being swiped away is left alone, because scrolling would stop its movement.
 */
function useInSight() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned from the effect: in Chromium the result is a promise, which React would call as
    // the cleanup function.
    if (!note.current?.closest('[inert]')) note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return note;
}

type Way = ReturnType<typeof useAnotherWay>;

function Rewrite({
  id,
  rewrite: { text, plain },
  onApply,
  way,
}: {
  id: string;
  rewrite: SuggestedRewrite;
  onApply: (text: string) => void;
  way: Way;
}) {
  const [values, setValues] = useState<readonly string[]>([]);
  const { text: better, empty } = filled(text, values);
  const blanks = partsOf(text).filter((part) => 'asks' in part).length;
  const isUntouched = blanks > 0 && empty.length === blanks;
  const result = empty.length === 0 ? better : isUntouched ? plain : undefined;
  const apply = () => {
    if (result !== undefined) onApply(result);
    else document.getElementById(blankIdOf(id, empty[0] ?? 0))?.focus();
  };
  return (
    <>
      <BlankedText
        id={id}
        text={text}
        values={values}
        onChange={setValues}
        onEnter={apply}
        className="mt-2 leading-[1.7]"
      />
      <Doubts claims={way?.text === undefined ? undefined : way.doubts} />
      {blanks > 0 ? (
        <p className="mt-2 font-sans text-small text-faint">{scoreCopy.blanks}</p>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-2 font-sans">
        <Button
          variant={result === undefined ? 'secondary' : 'primary'}
          size="small"
          aria-disabled={result === undefined || undefined}
          title={result === undefined ? scoreCopy.fillFirst : undefined}
          onClick={apply}
        >
          {isUntouched && plain !== undefined ? scoreCopy.applyPlain : scoreCopy.apply}
        </Button>
        <AnotherWay way={way} />
      </div>
    </>
  );
}

/** Offers a rewrite by a model, which costs credits; the note itself is free. */
function AnotherWay({ way }: { way: Way }) {
  if (!way) return null;
  const { price, isRunning, ask, failure, isNone } = way;
  return (
    <>
      <Button size="small" isBusy={isRunning} onClick={() => void ask()}>
        {scoreCopy.anotherWay}
        <PriceTag>{price.words}</PriceTag>
      </Button>
      <p role="status" className="basis-full font-sans text-small text-muted empty:hidden">
        {failure?.message ?? (isNone ? scoreCopy.noOtherWay : null)}{' '}
        {failure?.needsCredits && price.isSold ? (
          <Link to={aiCopy.pricing} className={linkStyle}>
            {enhanceCopy.buyCredits}
          </Link>
        ) : null}
      </p>
    </>
  );
}
