import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ImporterContext } from '../../features/editor/dialogs/importer.ts';
import { EditorSkeleton } from '../../features/editor/editor-skeleton.tsx';
import { GuestEditor } from '../../features/editor/guest/guest-editor.tsx';
import type { AccountReason, Newcomer } from '../../features/editor/owner/owner.ts';
import { errorCopy } from '../../lib/error-copy.ts';
import { openedPart } from '../../lib/online-part.tsx';
import { sessionQuery } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { accountTitles } from '../guest/account.copy.ts';
import type { AccountDialog } from '../guest/account-dialog.tsx';
import { helpPath } from '../help-link.tsx';

const MergeImport = openedPart(
  async () => (await import('../../features/import/merge-import.tsx')).MergeImport,
);
const GuestCommandHost = openedPart(
  async () => (await import('../palette/command-host.tsx')).GuestCommandHost,
);

/** The guest editor, for visitors; redirects signed-in people to their dashboard. */
export function Component() {
  const { data: user, isPending } = useQuery(sessionQuery());
  const { pathname } = useLocation();
  const { asked, ask, close } = useAccountDialog();
  if (isPending) return <EditorSkeleton />;
  if (user) return <Navigate to="/dashboard" replace />;
  return (
    <ImporterContext value={MergeImport}>
      <GuestEditor askForAccount={ask} helpHref={helpPath(pathname)} />
      <GuestCommandHost />
      {asked ? (
        <asked.Dialog reason={asked.reason} newcomer={asked.newcomer} onClose={close} />
      ) : null}
    </ImporterContext>
  );
}

type Asked = { reason: AccountReason; newcomer: Newcomer; Dialog: typeof AccountDialog };

/** Offline no account can be created, so the dialog is not cached. */
function useAccountDialog() {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(async (reason: AccountReason, newcomer: Newcomer) => {
    try {
      const { AccountDialog: Dialog } = await import('../guest/account-dialog.tsx');
      setAsked({ reason, newcomer, Dialog });
    } catch {
      toast({ title: accountTitles[reason], description: errorCopy.OFFLINE, tone: 'error' });
    }
  }, []);
  const close = useCallback(() => setAsked(undefined), []);
  return { asked, ask, close };
}
