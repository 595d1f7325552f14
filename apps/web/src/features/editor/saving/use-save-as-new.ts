import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { toast } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { type Outcome, restoreResume, resumeServer } from './resume-server.ts';
import { useSaver } from './use-saver.ts';

/** The ways to continue with a resume that was deleted elsewhere; each saves it. */
export function useSaveAsNew() {
  const store = useEditorStore();
  const saver = useSaver();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const attempt = async <T>(
    ask: () => Promise<Outcome<T>>,
    then: (answer: T) => Promise<unknown>,
  ) => {
    setBusy(true);
    const outcome = await ask();
    setBusy(false);
    if (outcome.kind === 'done') return void (await then(outcome.answer));
    const description =
      outcome.kind === 'refused' ? outcome.message : describeError(new ApiError('OFFLINE'));
    toast({ ...editorCopy.saveFailed, description });
  };
  return {
    isBusy,
    saveAsNew: () =>
      attempt(
        () => resumeServer.create(store.getDocument()),
        async ({ id }) => {
          await saver.deleteStored();
          toast(editorCopy.created);
          await navigate(`/resume/editor/${id}`, { replace: true });
        },
      ),
    restore: () =>
      attempt(
        () => restoreResume(saver.base?.id ?? ''),
        () => saver.flush(),
      ),
  };
}
