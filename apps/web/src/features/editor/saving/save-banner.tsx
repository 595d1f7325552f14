import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api-client.ts';
import { DeviceNotice } from '../../../lib/autosave/device-notice.tsx';
import { SaveStatus } from '../../../lib/autosave/save-status.tsx';
import { describeError } from '../../../lib/error-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { useIsGuest } from '../owner/owner.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useReveal } from '../view/use-view.ts';
import { jsonOf } from './json-of.ts';
import { type Outcome, restoreResume } from './resume-server.ts';
import { bannerCopy } from './save-banner.copy.ts';
import type { SaveState } from './sync-state.ts';
import { useIsKept, useSaver, useSaveState, useStorage } from './use-saver.ts';

/** Shows a problem with saving while it lasts, and what to do about it. */
export function SaveBanner() {
  const state = useSaveState();
  const storage = useStorage();
  const store = useEditorStore();
  const name = useEditor(({ document }) => document.name);
  return (
    <>
      <DeviceNotice kept={storage} copy={() => jsonOf(store.getDocument())} name={name} />
      {state.status === 'failed' ? <FailureBanner state={state} /> : null}
      {state.status === 'deleted' ? <DeletedBanner state={state} /> : null}
    </>
  );
}

function Banner({ children, buttons }: { children: ReactNode; buttons: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-start gap-x-4 gap-y-2 border-b border-line bg-surface px-6 py-3 max-md:px-4"
    >
      <div className="min-w-0 flex-1 basis-64 text-body">{children}</div>
      <div className="flex flex-wrap gap-2">{buttons}</div>
    </div>
  );
}

const Loud = ({ children }: { children: string }) => (
  <span className="font-medium text-danger">{children}</span>
);

function FailureBanner({ state }: { state: Extract<SaveState, { status: 'failed' }> }) {
  const saver = useSaver();
  const reveal = useReveal();
  const isKept = useStorage() === 'kept';
  const { message, problems, isPart } = state;
  const words = isPart ? bannerCopy.partly(problems.length) : message;
  return (
    <Banner
      buttons={
        isPart ? null : (
          <Button size="small" onClick={() => saver.retry()}>
            {bannerCopy.retry}
          </Button>
        )
      }
    >
      <p>
        <Loud>{bannerCopy.notSaved}</Loud> {words} {isKept ? bannerCopy.kept(isPart) : null}
      </p>
      {problems.length > 0 ? (
        <ul className="mt-1 max-h-24 overflow-y-auto text-small text-muted">
          {problems.map(({ words: problem, field }) => (
            <li key={problem}>
              {field ? (
                <button
                  type="button"
                  onClick={() => reveal(field)}
                  className="min-h-6 rounded-control text-left underline underline-offset-2 hover:text-ink"
                >
                  {problem}
                </button>
              ) : (
                problem
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Banner>
  );
}

/** The resume was deleted elsewhere; its whole document is still on this page. */
function DeletedBanner({ state }: { state: Extract<SaveState, { status: 'deleted' }> }) {
  const navigate = useNavigate();
  const { saveAsNew, restore, isBusy } = useSaveAsNew();
  return (
    <Banner
      buttons={
        <>
          <Button size="small" onClick={() => void navigate('/dashboard')}>
            {bannerCopy.close}
          </Button>
          {state.isInTrash ? (
            <Button size="small" isBusy={isBusy} onClick={() => void restore()}>
              {bannerCopy.restore}
            </Button>
          ) : null}
          <Button size="small" isBusy={isBusy} onClick={() => void saveAsNew()}>
            {bannerCopy.saveAsNew}
          </Button>
        </>
      }
    >
      <p>
        <Loud>{bannerCopy.deleted}</Loud>{' '}
        {state.isInTrash ? bannerCopy.inTrash : bannerCopy.goneForGood}
      </p>
    </Banner>
  );
}

/** The saving state; a new resume shows that it doesn't exist yet. */
export function ResumeSaveStatus({ className }: { className?: string }) {
  const { status } = useSaveState();
  const isGuest = useIsGuest();
  const storage = useStorage();
  const isKept = useIsKept();
  const isNew = useSaver().base === undefined && (status === 'saved' || status === 'pending');
  const shown = status === 'deleted' ? 'failed' : status;
  const onDevice = storage === 'kept' ? (isKept ? 'on-device' : 'pending') : 'failed';
  const unsaved = isGuest ? onDevice : 'not-created';
  return <SaveStatus status={isNew ? unsaved : shown} className={className} />;
}

/** The ways to continue with a resume that was deleted elsewhere; each saves it. */
function useSaveAsNew() {
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
