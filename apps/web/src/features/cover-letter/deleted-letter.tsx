import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { deletedCopy, reasonOf } from './cover-letter.copy.ts';
import { letterToasts } from './letter-notices.copy.ts';
import { type LetterPlace, letterCalls } from './letter-place.ts';
import type { LetterStore } from './letter-store.ts';

type Props = {
  store: LetterStore;
  place: LetterPlace;
  /** Shows that there is no letter. */
  onReplaced: () => Promise<unknown>;
  /** Creates a letter from these texts, and shows it. */
  onSaveAsNew: () => Promise<unknown>;
};

/**
 * For a letter that was deleted elsewhere while it is open, or has edits on this device, which can
 * be kept.
 */
export function DeletedLetter({ store, place, onReplaced, onSaveAsNew }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ ...letterToasts.notBroughtBack, description: reasonOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  const close = () => store.forget().then(onReplaced);
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-start gap-x-4 gap-y-2 border-b border-line bg-surface px-6 py-3 max-md:px-4"
    >
      <p className="min-w-0 flex-1 basis-64 text-body">
        <span className="font-medium text-danger">{deletedCopy.title}</span> {deletedCopy.words}
      </p>
      <div className="flex flex-wrap gap-2">
        {/* Hidden if there are unsaved edits, which exist nowhere else. */}
        {store.hasUnsaved() ? null : (
          <Button size="small" isBusy={isBusy} onClick={() => void attempt(close)}>
            {deletedCopy.close}
          </Button>
        )}
        <Button
          size="small"
          isBusy={isBusy}
          onClick={() =>
            void attempt(() =>
              letterCalls(place)
                .restore()
                .then(() => store.catchUp()),
            )
          }
        >
          {deletedCopy.restore}
        </Button>
        <Button size="small" isBusy={isBusy} onClick={() => void attempt(onSaveAsNew)}>
          {deletedCopy.saveAsNew}
        </Button>
      </div>
    </div>
  );
}
