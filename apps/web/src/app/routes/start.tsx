import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ImporterContext } from '../../features/editor/dialogs/importer.ts';
import { EditorSkeleton } from '../../features/editor/editor-skeleton.tsx';
import { GuestEditor } from '../../features/editor/guest/guest-editor.tsx';
import type { AccountReason, Newcomer } from '../../features/editor/owner/owner.ts';
import { MergeImport } from '../../features/import/import-parts.ts';
import { errorCopy } from '../../lib/error-copy.ts';
import { sessionQuery } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { accountTitles } from '../guest/account.copy.ts';
import type { AccountDialog } from '../guest/account-dialog.tsx';
import { helpPath } from '../help-link.tsx';

const GuestCommandHost = lazy(async () => ({
  default: (await import('../palette/command-host.tsx')).GuestCommandHost,
}));

/** Where a visitor begins at once; who is signed in has a dashboard for that. */
export function Component() {
  const { data: user, isPending } = useQuery(sessionQuery());
  const { pathname } = useLocation();
  const { asked, ask, close } = useAccountDialog();
  if (isPending) return <EditorSkeleton />;
  if (user) return <Navigate to="/dashboard" replace />;
  return (
    <ImporterContext value={MergeImport}>
      <GuestEditor askForAccount={ask} helpHref={helpPath(pathname)} />
      <Suspense fallback={null}>
        <GuestCommandHost />
        {asked ? (
          <asked.Dialog reason={asked.reason} newcomer={asked.newcomer} onClose={close} />
        ) : null}
      </Suspense>
    </ImporterContext>
  );
}

type Asked = { reason: AccountReason; newcomer: Newcomer; Dialog: typeof AccountDialog };

/** Without a connection no account can be made: the dialog is not kept for then. */
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
