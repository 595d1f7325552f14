import { addBulletAt, writeTextAt } from '@folio/contract/content-path';
import { withIds } from '@folio/contract/entry-ids';
import { textNow } from '@folio/contract/suggestions';
import { shortMoment } from '../../../lib/dates.ts';
import { Replies } from '../../../lib/replies/replies.tsx';
import { VerdictNote } from '../../../lib/verdict-note.tsx';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { InlineDifference } from '../../../ui/margin/inline-difference.tsx';
import { Note, NoteReason } from '../../../ui/margin/note.tsx';
import { NoteAct } from '../../../ui/margin/note-act.tsx';
import { Numeral } from '../../../ui/margin/numeral.tsx';
import { toast } from '../../../ui/toast.ts';
import { newEntryId } from '../store/document.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import type { Waiting } from './suggestion-store.ts';
import { suggestionCopy, suggestionToasts } from './suggestions.copy.ts';
import { useDecide, useReply } from './use-suggestions.tsx';

/** A suggestion as a difference, with its owner's actions. */
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
          {suggestion.addsTo === undefined ? null : (
            <NoteReason>{suggestionCopy.newBullet}</NoteReason>
          )}
          {reason ? <NoteReason>{reason}</NoteReason> : null}
          <p>
            <InlineDifference before={before} after={after} />
          </p>
          <VerdictNote {...suggestion} />
        </>
      )}
      <Replies
        note={suggestion}
        reader="owner"
        other={by.name}
        onSend={reply}
        acts={<Acts suggestion={suggestion} />}
      />
    </Note>
  );
}

function Acts({ suggestion }: { suggestion: Waiting }) {
  const { number, after, status } = suggestion;
  const { take, leave, finish } = useActs(suggestion);
  if (after === null)
    return (
      <NoteAct
        label={suggestionCopy.done}
        name={suggestionCopy.doneNamed(number)}
        onPress={finish}
      />
    );
  return (
    <>
      {status === 'open' ? (
        <NoteAct
          label={suggestionCopy.take}
          name={suggestionCopy.takeNamed(number)}
          onPress={take}
          isMain
        />
      ) : null}
      <NoteAct
        label={suggestionCopy.leave}
        name={suggestionCopy.leaveNamed(number)}
        onPress={leave}
      />
    </>
  );
}

/**
 * Accepting writes the text as one undo step; a text that has changed since is never overwritten.
 */
function useActs({ id, path, before, after, addsTo }: Waiting) {
  const store = useEditorStore();
  const view = useViewStore();
  const decide = useDecide();
  const put = (message: (typeof suggestionToasts)['left' | 'done'], decision: 'left' | 'taken') => {
    decide(id, decision);
    toast({ ...message, action: { label: t('Undo'), onClick: () => decide(id, 'open') } });
  };
  return {
    take() {
      const document = store.getDocument();
      if (after === null || textNow(document.content, path) !== before)
        return void toast(suggestionToasts.notFitting);
      const write = addsTo === undefined ? writeTextAt : addBulletAt;
      const content = withIds(write(document.content, path, after), newEntryId);
      store.dispatch({ type: 'replace', document: { ...document, content }, reason: 'suggestion' });
      const undo = undoIfUnchanged(store);
      decide(id, 'taken');
      view.set({ rewritten: path });
      toast({ ...suggestionToasts.taken, action: { label: t('Undo'), onClick: undo } });
    },
    leave: () => put(suggestionToasts.left, 'left'),
    finish: () => put(suggestionToasts.done, 'taken'),
  };
}
