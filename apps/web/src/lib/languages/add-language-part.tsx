import { type ComponentProps, useEffect } from 'react';
import { toast } from '../../ui/toast.ts';
import { errorCopy } from '../error-copy.ts';
import { onlinePart } from '../online-part.tsx';
import type { AddLanguageDialog } from './add-language-dialog.tsx';

type Props = ComponentProps<typeof AddLanguageDialog>;

function Unreachable({ onClose }: Props) {
  useEffect(() => {
    toast({ tone: 'error', title: errorCopy.OFFLINE });
    onClose();
  }, [onClose]);
  return null;
}

/** Needs the server, which makes the version. */
export const AddLanguagePart = onlinePart<Props>(
  async () => (await import('./add-language-dialog.tsx')).AddLanguageDialog,
  { Offline: Unreachable },
);
