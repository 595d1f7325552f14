import { textAt, writeTextAt } from '@folio/contract/content-path';
import { withIds } from '@folio/contract/entry-ids';
import { shortMoment } from '../../../lib/dates.ts';
import { Replies } from '../../../lib/replies/replies.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { InlineDifference } from '../../../ui/margin/inline-difference.tsx';
import { Note, NoteReason } from '../../../ui/margin/note.tsx';
import { Numeral } from '../../../ui/margin/numeral.tsx';
import { toast } from '../../../ui/toast.ts';
import { newEntryId } from '../store/document.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import type { Waiting } from './suggestion-store.ts';
import { suggestionCopy, suggestionToasts } from './suggestions.copy.ts';
import { useDecide, useReply } from './use-suggestions.tsx';

/** What somebody says of a text, as a difference, and what its owner can do about it. */
export function SuggestionNote({ suggestion }: { suggestion: Waiting }) {
  const { number, by, before, after, quote, reason, status, isGone, createdAt } = suggestion;
  const isOpen = status === 'open';
  const reply = useReply(suggestion.id);
  return (
    <Note
      tone={by.kind === 'api-key' ? 'tool' : 'person'}
      by={by.name}
      about={shortMoment(createdAt)}
      aside={
        <>
          {by.kind === 'api-key' ? <Badge>{suggestionCopy.byKey}</Badge> : null}
          <Numeral number={number} tone={by.kind === 'api-key' ? 'tool' : 'person'} />
          <span className="sr-only">{suggestionCopy.number(number)}</span>
        </>
      }
      acts={<Acts suggestion={suggestion} />}
    >
      {isOpen ? null : (
        <p className="mb-1 font-sans text-small text-muted">
          {isGone ? suggestionCopy.gone : suggestionCopy.outdated}
        </p>
      )}
      {isOpen || after !== null ? null : <NoteReason>{before}</NoteReason>}
      {after === null ? (
        <>
          {quote ? <NoteReason>“{quote}”</NoteReason> : null}
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </>
      ) : (
        <>
          {reason ? <NoteReason>{reason}</NoteReason> : null}
          <p>
            <InlineDifference before={before} after={after} />
          </p>
          <Verdict suggestion={suggestion} />
        </>
      )}
      <Replies note={suggestion} reader="owner" other={by.name} onSend={reply} />
    </Note>
  );
}

/** What the fact guard says: its owner alone knows what is true. */
function Verdict({ suggestion: { verdict, flags } }: { suggestion: Waiting }) {
  if (flags.length === 0 || verdict === 'clear' || verdict === null) return null;
  return (
    <div className="mt-2 font-sans text-small text-warning">
      <p>{suggestionCopy[verdict]}</p>
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

function Acts({ suggestion }: { suggestion: Waiting }) {
  const { number, after, status } = suggestion;
  const { take, leave, finish } = useActs(suggestion);
  if (after === null)
    return (
      <Act label={suggestionCopy.done} name={suggestionCopy.doneNamed(number)} onPress={finish} />
    );
  return (
    <>
      {status === 'open' ? (
        <Act
          label={suggestionCopy.take}
          name={suggestionCopy.takeNamed(number)}
          onPress={take}
          isMain
        />
      ) : null}
      <Act label={suggestionCopy.leave} name={suggestionCopy.leaveNamed(number)} onPress={leave} />
    </>
  );
}

type ActProps = { label: string; name: string; onPress: () => void; isMain?: boolean };

const Act = ({ label, name, onPress, isMain = false }: ActProps) => (
  <Button
    size="small"
    variant={isMain ? 'primary' : 'secondary'}
    className="max-md:h-11"
    aria-label={name}
    onClick={onPress}
  >
    {label}
  </Button>
);

/** Taking writes the text as one step, which undo takes back; what has changed since is never written over. */
function useActs({ id, path, before, after }: Waiting) {
  const store = useEditorStore();
  const view = useViewStore();
  const decide = useDecide();
  const put = (message: (typeof suggestionToasts)['left' | 'done'], decision: 'left' | 'taken') => {
    decide(id, decision);
    toast({ ...message, action: { label: 'Undo', onClick: () => decide(id, 'open') } });
  };
  return {
    take() {
      const document = store.getDocument();
      if (after === null || textAt(document.content, path) !== before)
        return void toast(suggestionToasts.notFitting);
      const content = withIds(writeTextAt(document.content, path, after), newEntryId);
      store.dispatch({ type: 'replace', document: { ...document, content }, reason: 'suggestion' });
      const undo = undoIfUnchanged(store);
      decide(id, 'taken');
      view.set({ rewritten: path });
      toast({ ...suggestionToasts.taken, action: { label: 'Undo', onClick: undo } });
    },
    leave: () => put(suggestionToasts.left, 'left'),
    finish: () => put(suggestionToasts.done, 'taken'),
  };
}
