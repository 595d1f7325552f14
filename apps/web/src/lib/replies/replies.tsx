import { type SuggestionReply, suggestionLimits } from '@folio/contract/suggestions';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { shortMoment } from '../dates.ts';
import { openDeviceStore, reviewerId } from '../device-store/device-store.ts';
import { StoredForm } from '../device-store/stored-form.ts';
import { describeError } from '../error-copy.ts';
import { readFormDraft, removeFormDraft, writeFormDraft } from '../form-draft.ts';
import { onceMade } from '../once-made.ts';
import { accountId } from '../token.ts';
import { t } from '../words/words.ts';

type Props = {
  note: {
    id: string;
    /** Undefined if the note takes no replies. */
    number: number | undefined;
    replies: readonly SuggestionReply[];
    takesReplies: boolean;
  };
  /** The reading side, and the name of the other one. */
  reader: SuggestionReply['by'];
  other: string;
  onSend: (reply: { id: string; text: string }) => Promise<unknown>;
  /** The note's other actions, in one row with 'Reply'. */
  acts?: ReactNode;
};

/** The replies below a note, with a field for the next one. */
export function Replies({ note, reader, other, onSend, acts }: Props) {
  const { replies, takesReplies } = note;
  return (
    <div className="mt-2 grid gap-2 font-sans text-small empty:hidden">
      {replies.length > 0 ? (
        <ol aria-label={t('Replies')} className="grid gap-2 border-l border-line pl-3">
          {replies.map(({ id, by, text, createdAt }) => (
            <li key={id}>
              <p className="text-faint">
                {by === reader ? t('You') : other} · {shortMoment(createdAt)}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
      {takesReplies ? (
        <ReplyForm key={replies.length} {...{ note, reader, onSend, acts }} />
      ) : acts ? (
        <div className={actsStyle}>{acts}</div>
      ) : null}
    </div>
  );
}

const actsStyle = 'mt-1 flex flex-wrap items-center gap-2';

const draftOf = ({ id }: Pick<Props['note'], 'id'>) => `reply-${id}`;

/**
 * The unsent text of a reply; empty if it is among the replies, since its response may have been
 * lost.
 */
export function unsentReply(
  note: Pick<Props['note'], 'id' | 'replies'>,
  reader: SuggestionReply['by'],
  typed = readFormDraft(draftOf(note)).fields.note ?? '',
): string {
  const isSent = note.replies.some(({ by, text }) => by === reader && text.trim() === typed.trim());
  if (isSent) removeFormDraft(draftOf(note));
  return isSent ? '' : typed;
}

/** The device's copy, for when the tab is closed or crashes. */
const openCopy = (note: Pick<Props['note'], 'id'>, reader: SuggestionReply['by']) =>
  new StoredForm(
    openDeviceStore((reader === 'owner' && accountId()) || reviewerId),
    `form/${draftOf(note)}`,
    { note: '' },
  );

/** Typed text is stored until it is sent; the same text sent twice is one reply. */
export function useReply({ note, reader, onSend }: Omit<Props, 'other' | 'acts'>) {
  const draftName = draftOf(note);
  const [text, setText] = useState(() => unsentReply(note, reader));
  const [once] = useState(() => onceMade());
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [copy] = useState(() => openCopy(note, reader));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the form is another for each reply
  useEffect(() => {
    void copy.read().then((found) => {
      if (found) setText((now) => now || unsentReply(note, reader, found.note));
    });
    return copy.flush;
  }, [copy]);
  function keep(now: string) {
    setText(now);
    copy.keep({ note: now });
    if (now === '') removeFormDraft(draftName);
    else writeFormDraft(draftName, { fields: { note: now }, openedAt: Date.now() });
  }
  async function send() {
    setIsSending(true);
    setProblem(undefined);
    try {
      await once({ text }, (id) => onSend({ id, text }));
      removeFormDraft(draftName);
      void copy.remove();
    } catch (error) {
      setProblem(describeError(error));
    }
    setIsSending(false);
  }
  return { text, keep, send, problem, isSending };
}

function ReplyForm(props: Omit<Props, 'other'>) {
  const fieldId = useId();
  const { text, keep, send, problem, isSending } = useReply(props);
  const [isOpened, setIsOpen] = useState(false);
  // The reviewer's other action deletes the note, so it comes after Reply.
  const isFirst = props.reader === 'reviewer';
  if (!isOpened && text === '')
    return (
      <div className={actsStyle}>
        {isFirst ? null : props.acts}
        <Button
          variant="quiet"
          size="small"
          className={isFirst ? '-ml-3' : ''}
          aria-label={t('Reply to note {number}', { number: props.note.number ?? 0 })}
          onClick={() => setIsOpen(true)}
        >
          {t('Reply')}
        </Button>
        {isFirst ? props.acts : null}
      </div>
    );
  const form = (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        id={fieldId}
        label={t('Your reply')}
        rows={2}
        maxLength={suggestionLimits.reply}
        autoFocus={isOpened}
        value={text}
        // Text typed during sending would be lost with the form.
        readOnly={isSending}
        onChange={({ target }) => {
          setIsOpen(true);
          keep(target.value);
        }}
        error={problem}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          variant="primary"
          isBusy={isSending}
          disabled={text.trim() === ''}
        >
          {t('Send reply')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            keep('');
            setIsOpen(false);
          }}
        >
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
  return (
    <>
      {form}
      {props.acts ? <div className={actsStyle}>{props.acts}</div> : null}
    </>
  );
}
