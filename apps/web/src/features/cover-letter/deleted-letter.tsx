import { trashRoutes } from '@folio/contract/trash';
import { useState } from 'react';
import { ApiError, api } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { deletedCopy, letterToasts, reasonOf } from './cover-letter.copy.ts';
import type { LetterStore } from './letter-store.ts';

type Props = {
  store: LetterStore;
  resumeId: string;
  /** Shows the letter that there is now: none. */
  onReplaced: () => Promise<unknown>;
};

/** The letter was deleted elsewhere while it is open, or lies on this device; its texts are still here. */
export function DeletedLetter({ store, resumeId, onReplaced }: Props) {
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
      <div className="flex flex-wrap gap-2 max-md:*:h-11">
        {/* What was written since is nowhere else. */}
        {store.hasUnsaved() ? null : (
          <Button size="small" isBusy={isBusy} onClick={() => void attempt(close)}>
            {deletedCopy.close}
          </Button>
        )}
        <Button
          size="small"
          isBusy={isBusy}
          onClick={() => void attempt(() => restoreLast(resumeId).then(() => store.catchUp()))}
        >
          {deletedCopy.restore}
        </Button>
        <Button size="small" isBusy={isBusy} onClick={() => void attempt(() => store.saveAsNew())}>
          {deletedCopy.saveAsNew}
        </Button>
      </div>
    </div>
  );
}

/** The letter of a resume that was deleted last. */
async function restoreLast(resumeId: string): Promise<void> {
  const { letters } = (await api(trashRoutes.list)).data;
  const trashed = letters.find((letter) => letter.resumeId === resumeId);
  if (!trashed) throw new ApiError('LETTER_NOT_FOUND');
  await api(trashRoutes.restoreLetter, { params: { id: trashed.id } });
}
