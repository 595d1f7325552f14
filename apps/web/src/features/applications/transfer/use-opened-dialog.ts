import { useRef, useState } from 'react';

/**
 * The dialog that was asked for last. Each is loaded on demand: one that comes late must not take the
 * place of another, nor open again what was closed.
 */
export function useOpenedDialog<Name extends string, Dialog>(
  load: (name: Name) => Promise<Dialog | undefined>,
) {
  const [shown, setShown] = useState<{ Dialog: Dialog }>();
  const wanted = useRef<Name>(undefined);
  const open = async (name: Name) => {
    wanted.current = name;
    const loaded = await load(name);
    if (loaded && wanted.current === name) setShown({ Dialog: loaded });
  };
  const close = () => {
    wanted.current = undefined;
    setShown(undefined);
  };
  return { Shown: shown?.Dialog, open, close };
}
