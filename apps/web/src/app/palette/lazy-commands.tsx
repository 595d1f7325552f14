import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPressed } from '../../lib/commands/command.ts';
import { showCommandDialog } from '../../lib/commands/command-dialogs.ts';
import { sessionQuery } from '../../lib/session.ts';
import { useDeferredImport } from '../../lib/use-deferred-import.ts';

const loadHost = async () => (await import('./command-host.tsx')).CommandHost;
/** After the first screen has its data. */
const waitMs = 1_000;

/** The palette and the shortcuts, loaded after the first screen. */
export function LazyCommands() {
  const CommandHost = useDeferredImport(loadHost, { waitMs });
  const { data: user } = useQuery(sessionQuery());
  // The session may have ended while its screen is still shown.
  return CommandHost && user ? <CommandHost /> : <EarlyPaletteKey />;
}

/** Handles the shortcut until the palette has loaded, and prevents the browser's own search. */
function EarlyPaletteKey() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPressed('mod+k', event)) return;
      event.preventDefault();
      showCommandDialog('palette');
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}
