import { useEffect, useState } from 'react';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { deleteGuestWork, guestId } from '../../../lib/guest/guest-work.ts';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { EditorSkeleton } from '../editor-skeleton.tsx';
import type { Owner } from '../owner/owner.ts';
import { OpenEditor } from '../resume-editor.tsx';
import { keepGuestOpen } from '../session/keep-guest-open.ts';
import { openGuest } from '../session/open-guest.ts';
import type { EditorSession } from '../session/open-session.ts';
import { useView, useViewStore, ViewContext } from '../view/use-view.ts';
import { guestCopy } from './guest.copy.ts';

/** What a guest may do is what the free plan may. */
const guest: Owner = {
  ...{ id: guestId, firstName: '', lastName: '', email: '' },
  ...{ subscription: 'free', hasBoughtPack: false, credits: 0 },
};

type Props = { askForAccount: NonNullable<Owner['askForAccount']>; helpHref: string };

/** Edits the resume of whoever is at this device without an account. */
export function GuestEditor({ askForAccount, helpHref }: Props) {
  const [owner] = useState<Owner>(() => ({ ...guest, askForAccount }));
  const { session, forget } = useGuestSession();
  if (!session) return <EditorSkeleton />;
  return (
    <>
      <OpenEditor
        key={session.saver.item + session.round}
        {...{ session, owner, helpHref }}
        resumeId={guestId}
      />
      <ViewContext value={session.view}>
        <DeleteDialog onDelete={forget} />
      </ViewContext>
    </>
  );
}

type Opened = EditorSession & { round: number };

/** The open resume; another one, with nothing in it, once it was deleted in whichever tab. */
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
  const forget = async () => {
    await deleteGuestWork();
    toast(guestCopy.deleted);
    setRound((before) => before + 1);
  };
  return { session, forget };
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
