import { holdsSample } from '@folio/documents/leftovers/without-sample';
import { useEffect, useMemo, useState } from 'react';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { deleteGuestWork, guestId } from '../../../lib/guest/guest-work.ts';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { EditorSkeleton } from '../editor-skeleton.tsx';
import type { AccountReason, Newcomer, Owner } from '../owner/owner.ts';
import { OpenEditor } from '../resume-editor.tsx';
import type { ResumeSync } from '../saving/resume-sync.ts';
import { openGuest } from '../session/open-guest.ts';
import type { EditorSession } from '../session/open-session.ts';
import type { EditorDocument } from '../store/document.ts';
import { useView, useViewStore, ViewContext } from '../view/use-view.ts';
import { guestCopy } from './guest.copy.ts';

const guest: Omit<Owner, 'subscription'> = {
  id: guestId,
  firstName: '',
  lastName: '',
  email: '',
  hasBoughtPack: false,
  credits: 0,
};

type Props = {
  askForAccount: (reason: AccountReason, newcomer: Newcomer) => void;
  helpHref: string;
};

const unknown: Newcomer = { firstName: '', lastName: '', email: '' };

/** The sample's name and address are not used for the sign-up form. */
function newcomerOf({ content }: EditorDocument): Newcomer {
  if (holdsSample(content)) return unknown;
  const { firstName, lastName, email } = content.personalInfo;
  return { firstName, lastName, email };
}

/** Edits the resume on this device without an account. */
export function GuestEditor({ askForAccount, helpHref }: Props) {
  const { session, forget } = useGuestSession();
  const store = session?.store;
  const isSold = useIsSold();
  const owner = useMemo<Owner | undefined>(
    () =>
      store && {
        ...guest,
        // Guests have the rights of the free plan; if nothing is sold, everything is unlocked.
        subscription: isSold ? 'free' : 'premium',
        askForAccount: (reason) => askForAccount(reason, newcomerOf(store.getDocument())),
      },
    [askForAccount, store, isSold],
  );
  if (!session || !owner) return <EditorSkeleton />;
  return (
    <>
      <OpenEditor
        key={session.saver.item + session.round}
        session={session}
        owner={owner}
        helpHref={helpHref}
        resumeId={guestId}
      />
      <ViewContext value={session.view}>
        <DeleteDialog onDelete={forget} />
      </ViewContext>
    </>
  );
}

type Opened = EditorSession & { round: number };

/** The open resume; a new empty one after it was deleted in any tab. */
function useGuestSession() {
  const [round, setRound] = useState(0);
  const [session, setSession] = useState<Opened>();
  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    void openGuest().then((opened) => {
      close = keepGuestOpen(opened.saver);
      if (isLeft) return close();
      setSession({ ...opened, round });
    });
    const stop = openDeviceStore(guestId).listen(({ kind }) => {
      if (kind === 'wiped') setRound((before) => before + 1);
    });
    return () => {
      isLeft = true;
      setSession(undefined);
      stop();
      close();
    };
  }, [round]);
  const clear = async () => {
    await deleteGuestWork();
    toast(guestCopy.deleted);
    setRound((before) => before + 1);
  };
  return { session, forget: clear };
}

function DeleteDialog({ onDelete }: { onDelete: () => Promise<void> }) {
  const isOpen = useView((view) => view.dialog === 'delete');
  const view = useViewStore();
  const close = () => view.set({ dialog: null });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => open || close()}
      {...guestCopy.delete}
      tone="danger"
      onConfirm={() => {
        close();
        void onDelete();
      }}
    />
  );
}

/**
 * Stores a guest's changes on the device when the page is hidden. Returns a function that stops.
 */
function keepGuestOpen(saver: ResumeSync): () => void {
  const keep = () => void saver.keep();
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', onVisibility);
    void saver.dispose({ savesRest: false });
  };
}
