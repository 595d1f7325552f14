import { type ComponentType, useEffect, useState } from 'react';
import { errorCopy } from '../lib/error-copy.ts';
import { openLeftovers, subscribeToLeftovers } from '../lib/leftovers/leftovers-question.ts';
import { toast } from '../ui/toast.ts';

/** The question before a document goes out, loaded when it is first asked. */
export function LazyLeftovers() {
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (Dialog) return undefined;
    const load = () => {
      if (!openLeftovers()) return;
      import('../lib/leftovers/leftovers-dialog.tsx').then(
        (module) => setDialog(() => module.LeftoversDialog),
        () => {
          // Nothing goes out unasked; with the next document it is tried again.
          openLeftovers()?.answer(false);
          toast({ title: errorCopy.OFFLINE, tone: 'error' });
        },
      );
    };
    return subscribeToLeftovers(load);
  }, [Dialog]);
  return Dialog ? <Dialog /> : null;
}
