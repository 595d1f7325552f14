import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import type { Command } from '../../lib/commands/command.ts';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { lettersKey } from '../../lib/letters/letters.queries.ts';
import { trashKey } from '../../lib/query-keys.ts';
import { refreshKeys } from '../../lib/refresh-queries.ts';
import { t } from '../../lib/words/words.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { letterCopy, reasonOf } from './cover-letter.copy.ts';
import { letterToasts } from './letter-notices.copy.ts';
import { type LetterPlace, letterCalls } from './letter-place.ts';
import type { LetterStore } from './letter-store.ts';

type Props = {
  store: LetterStore;
  place: LetterPlace;
  disabled: boolean;
  /** Shows the current letter: none, or the restored one. */
  onReplaced: () => Promise<unknown>;
};

/** Moves the letter into the trash, after saving its latest edits; Undo restores it. */
export function DeleteLetter({ store, place, disabled, onReplaced }: Props) {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useCommands(
    useMemo(
      (): Command[] => [
        {
          id: 'delete letter',
          label: t('Delete letter'),
          group: t('Cover letter'),
          keywords: ['remove', 'trash'],
          disabled,
          run: () => setIsAsked(true),
        },
      ],
      [disabled],
    ),
  );
  /** Also refetches the lists of letters and the trash. */
  const showReplaced = async () => {
    void refreshKeys(client, lettersKey, trashKey);
    await onReplaced();
  };
  const remove = async () => {
    setIsBusy(true);
    try {
      await store.flush();
      if (store.hasUnsaved()) throw new UnsavedError();
      const restore = await moveToTrash(place);
      await store.forget();
      await showReplaced();
      const undo = restore && {
        action: { label: t('Undo'), onClick: () => void bringBack(restore, showReplaced) },
      };
      toast({ ...letterToasts.deleted, ...undo });
    } catch (error) {
      const description = error instanceof UnsavedError ? letterCopy.unsaved : reasonOf(error);
      toast({ ...letterToasts.notDeleted, description });
    } finally {
      setIsBusy(false);
      setIsAsked(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        className="justify-self-start text-danger!"
        disabled={disabled}
        onClick={() => setIsAsked(true)}
      >
        <Trash2 aria-hidden className="size-4" />
        {t('Delete letter')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={letterCopy.deleteTitle}
        description={letterCopy.deleteQuestion}
        confirmLabel={t('Delete')}
        tone="danger"
        isBusy={isBusy}
        removesOpener
        onConfirm={() => void remove()}
      />
    </>
  );
}

class UnsavedError extends Error {}

/**
 * Resolves to a function that restores it; undefined if it was already deleted, such as in another
 * tab.
 */
async function moveToTrash(place: LetterPlace) {
  try {
    return await letterCalls(place).remove();
  } catch (error) {
    if (isApiError(error, 'LETTER_NOT_FOUND')) return undefined;
    throw error;
  }
}

async function bringBack(
  restore: () => Promise<unknown>,
  onReplaced: Props['onReplaced'],
): Promise<void> {
  try {
    await restore();
    await onReplaced();
    toast(letterToasts.broughtBack);
  } catch (error) {
    toast({ ...letterToasts.notBroughtBack, description: reasonOf(error) });
  }
}
