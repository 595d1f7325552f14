import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import { toast } from '../../ui/toast.ts';
import { errorCopy } from '../error-copy.ts';
import type { AddLanguageDialog } from './add-language-dialog.tsx';

type Props = ComponentProps<typeof AddLanguageDialog>;

/** The server makes a version in another language: without a connection there is nothing to be asked for. */
const Loaded = lazy<ComponentType<Props>>(() =>
  import('./add-language-dialog.tsx')
    .then((part) => ({ default: part.AddLanguageDialog }))
    .catch(() => ({ default: Unreachable })),
);

function Unreachable({ onClose }: Props) {
  useEffect(() => {
    toast({ tone: 'error', title: errorCopy.OFFLINE });
    onClose();
  }, [onClose]);
  return null;
}

export const AddLanguagePart = (props: Props) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
