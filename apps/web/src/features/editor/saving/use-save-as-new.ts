import { useState } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { toast } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { type Outcome, restoreResume } from './resume-server.ts';
import { useSaver } from './use-saver.ts';

/** The ways to continue with a resume that was deleted elsewhere; each saves it. */
export function useSaveAsNew() {
  const saver = useSaver();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (
    ask: () => Promise<Outcome<unknown> | undefined>,
    then: () => unknown,
  ): Promise<void> => {
    setBusy(true);
    const outcome = await ask();
    setBusy(false);
    if (outcome === undefined) return;
    if (outcome.kind === 'done') return void (await then());
    const description =
      outcome.kind === 'refused' ? outcome.message : describeError(new ApiError('OFFLINE'));
    toast({ ...editorCopy.saveFailed, description });
  };
  return {
    isBusy,
    saveAsNew: () =>
      attempt(
        () => saver.saveAsNew(),
        () => toast(editorCopy.created),
      ),
    restore: () =>
      attempt(
        () => restoreResume(saver.base?.id ?? ''),
        () => saver.flush(),
      ),
  };
}
