import { lazy, Suspense, useEffect } from 'react';
import { showCommandDialog, useCommandDialog } from '../../lib/commands/command-dialogs.ts';
import { UnsavedWorkDialog } from '../shell/unsaved-work-dialog.tsx';
import { forgetAtSignOut } from './recent-commands.ts';
import { useOwnCommands } from './use-own-commands.ts';

const loadPalette = () => import('./palette.tsx');
const loadShortcuts = () => import('./shortcuts-dialog.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutsDialog = lazy(async () => ({ default: (await loadShortcuts()).ShortcutsDialog }));

/** The palette and the shortcuts, for who is signed in. Both are there before they are asked for. */
export function CommandHost() {
  const shown = useCommandDialog();
  useOwnCommands();
  useEffect(forgetAtSignOut, []);
  useEffect(
    () => whenIdle(() => void Promise.all([loadPalette(), loadShortcuts()]).catch(() => {})),
    [],
  );
  useEffect(() => () => showCommandDialog(undefined), []);
  return (
    <Suspense fallback={null}>
      <UnsavedWorkDialog />
      {shown === 'palette' ? <Palette /> : null}
      {shown === 'shortcuts' ? <ShortcutsDialog /> : null}
    </Suspense>
  );
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
