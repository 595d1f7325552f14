import { useEffect, useState } from 'react';
import { type DeviceStore, openDeviceStore } from '../../lib/device-store/device-store.ts';
import {
  askKey,
  canEncrypt,
  restoreSealed,
  sealingKey,
  sealUnsaved,
} from '../../lib/device-store/sealed-drafts.ts';
import { downloadFile } from '../../lib/download.ts';
import { useUser } from '../../lib/session.ts';
import { type UnsavedText, watchStored } from '../../lib/unsaved-work.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type UnsavedWorkQuestion, useUnsavedWorkQuestion } from './sign-out.ts';
import { unsavedCopy } from './unsaved-work.copy.ts';
import { unsentDrafts } from './unsent-drafts.ts';

/** The time after which the dialog shows that sending is in progress. */
const patienceMs = 400;

/** Asks before the session ends with something unsaved. */
export function UnsavedWorkDialog() {
  const { id } = useUser();
  const question = useUnsavedWorkQuestion();
  useEffect(() => void bringBack(id), [id]);
  useEffect(() => watchStored((openKeys) => unsentDrafts(id, openKeys)), [id]);
  if (!question) return null;
  return question.left ? (
    <Question {...question} left={question.left} />
  ) : (
    <Sending answer={question.answer} />
  );
}

function Sending({ answer }: Pick<UnsavedWorkQuestion, 'answer'>) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open={isLong}
      onOpenChange={() => answer(false)}
      size="small"
      title={t('Saving your changes…')}
      description={t('We’ll continue as soon as they’re saved.')}
      footer={<Button onClick={() => answer(false)}>{t('Cancel')}</Button>}
    />
  );
}

type Asked = Pick<UnsavedWorkQuestion, 'ending' | 'answer'> & { left: readonly UnsavedText[] };

function Question({ ending, left, answer }: Asked) {
  const words = unsavedCopy[ending];
  const keeping = useKeeping(left);
  const [isKeeping, setIsKeeping] = useState(false);
  const mayKeep = ending !== 'delete-account';
  const keep = async () => {
    setIsKeeping(true);
    const isKept = await keeping.keep();
    setIsKeeping(false);
    toast(isKept ? unsavedCopy.kept : unsavedCopy.notKept);
    if (isKept) answer(true);
  };
  return (
    <Dialog
      open
      onOpenChange={() => answer(false)}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={() => answer(false)}>{words.stay}</Button>
          <Button onClick={() => void keepCopies(left)}>{t('Download a copy')}</Button>
          <Button variant="danger" onClick={() => answer(true)}>
            {words.leave}
          </Button>
          {mayKeep && keeping.isPossible ? (
            <Button variant="primary" isBusy={isKeeping} onClick={() => void keep()}>
              {unsavedCopy.keep}
            </Button>
          ) : null}
        </>
      }
    >
      <ul className="grid gap-3 text-body">
        {left.map(({ key, what, why }) => (
          <li key={key}>
            <span className="block font-medium wrap-anywhere">{what}</span>
            <span className="block text-small text-muted wrap-anywhere">{why}</span>
          </li>
        ))}
      </ul>
      {mayKeep && keeping.words ? (
        <p className="mt-4 text-small text-muted">{keeping.words}</p>
      ) : null}
    </Dialog>
  );
}

/** Whether unsaved changes can be kept encrypted until the account's next login, and how. */
function useKeeping(left: readonly UnsavedText[]) {
  const { id } = useUser();
  const [key, setKey] = useState<CryptoKey>();
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    void keyFor(openDeviceStore(id), left).then((found) => {
      setKey(found);
      setIsKnown(true);
    });
  }, [id, left]);
  const reason = canEncrypt() ? unsavedCopy.noKey : unsavedCopy.noEncryption;
  return {
    isPossible: key !== undefined,
    words: isKnown ? (key ? unsavedCopy.keepHint : reason) : undefined,
    keep: async () => key !== undefined && (await sealUnsaved(openDeviceStore(id), key)),
  };
}

/** Undefined where some changes are not stored on this device, such as when it is full. */
async function keyFor(
  store: DeviceStore,
  left: readonly UnsavedText[],
): Promise<CryptoKey | undefined> {
  const items = await store.listItems();
  const isHere = ({ key }: UnsavedText) =>
    items.some(({ item, hasPending }) => item === key && hasPending);
  return left.every(isHere) && store.state.kind === 'kept'
    ? await sealingKey(store, askKey)
    : undefined;
}

/**
 * Decrypts what the account stored here before signing out, and requests the key for the next
 * sign-out while online.
 */
async function bringBack(userId: string): Promise<void> {
  const store = openDeviceStore(userId);
  const restored = await restoreSealed(store, askKey);
  if (restored.length > 0) toast(unsavedCopy.back(restored.length));
  await sealingKey(store, askKey);
}

/** One JSON file for each. */
async function keepCopies(left: readonly UnsavedText[]): Promise<void> {
  try {
    for (const { what, copy: toJson } of left) {
      const file = new Blob([await toJson()], { type: 'application/json' });
      downloadFile(file, `${fileName(what)}.json`);
    }
    toast({ title: t('Copy downloaded'), tone: 'good' });
  } catch (error) {
    console.error('We couldn’t make the copy', error);
    toast({ title: t('We couldn’t make the copy'), tone: 'error' });
  }
}

const fileName = (what: string): string =>
  `Unsaved_${what.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '')}`.slice(0, 80);
