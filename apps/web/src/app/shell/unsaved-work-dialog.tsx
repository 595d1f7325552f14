import { profileRoutes } from '@folio/contract/profiles';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api-client.ts';
import type { DeviceItem } from '../../lib/device-store/device-item.ts';
import { type DeviceStore, openDeviceStore } from '../../lib/device-store/device-store.ts';
import {
  canEncrypt,
  restoreSealed,
  sealingKey,
  sealUnsaved,
} from '../../lib/device-store/sealed-drafts.ts';
import { downloadFile } from '../../lib/download.ts';
import { describeError } from '../../lib/error-copy.ts';
import { readFormDraft, unsentForms } from '../../lib/form-draft.ts';
import { useUser } from '../../lib/session.ts';
import { type UnsavedText, watchStored } from '../../lib/unsaved-work.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type UnsavedWorkQuestion, useUnsavedWorkQuestion } from './sign-out.ts';
import { unsavedCopy } from './unsaved-work.copy.ts';

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

const askKey = async (device: string): Promise<string> =>
  (await api(profileRoutes.deviceKey, { body: { device } })).data.key;

/** Decrypts what the account kept here, and requests the key for the next time while online. */
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

/**
 * Unsaved changes of pages that are not open: sends what it can, and returns the rest. Parses only
 * their outline, so that it needs no feature's code.
 */
async function unsentDrafts(userId: string, openKeys: ReadonlySet<string>): Promise<UnsavedText[]> {
  const left: UnsavedText[] = unsentForms().map(unsentMessage);
  const store = openDeviceStore(userId);
  for (const { item, hasPending } of await store.listItems())
    if (hasPending && !openKeys.has(item)) left.push(...(await sendItem(store, item)));
  return left;
}

/** Sends the stored changes of an item that is not open. */
async function sendItem(store: DeviceStore, item: DeviceItem): Promise<UnsavedText[]> {
  const copy = async () => asJson(await store.loadItem(item));
  if (item === 'profile') return [{ key: item, ...profileText, copy }];
  if (item.startsWith('resume/')) return sendResume(store, item, copy);
  const [kind, id = ''] = item.split('/');
  if (!isSent(kind)) return [];
  const what = sentKinds[kind];
  const text = { key: item, what, copy };
  try {
    if (kind === 'applications') return await sendChanges(store.userId);
    const why = await (await senderOf(kind))(store.userId, id);
    return why === undefined ? [] : [{ ...text, why }];
  } catch (error) {
    return [{ ...text, why: describeError(error) }];
  }
}

/** Sends changes of applications that wait in the outbox, such as moved cards. */
async function sendChanges(userId: string): Promise<UnsavedText[]> {
  const [{ openOutbox }, { sendQueuedChanges }] = await Promise.all([
    import('../../features/applications/outbox/outbox.ts'),
    import('../../features/applications/outbox/unsent-changes.ts'),
  ]);
  return sendQueuedChanges(openOutbox(userId));
}

const sentKinds = {
  get letter() {
    return t('Cover letter');
  },
  get 'own-letter'() {
    return t('Cover letter');
  },
  get application() {
    return t('Application');
  },
  get question() {
    return t('Answer');
  },
  get applications() {
    return t('Changes of applications');
  },
} as const;
const isSent = (kind: string | undefined): kind is keyof typeof sentKinds =>
  kind !== undefined && Object.hasOwn(sentKinds, kind);

const senderOf = async (kind: Exclude<keyof typeof sentKinds, 'applications'>) => {
  if (kind === 'question')
    return (await import('../../features/applications/questions/question-draft.ts'))
      .sendQuestionDraft;
  if (kind === 'application')
    return (await import('../../features/applications/use-application.ts')).sendApplicationDraft;
  const letters = await import('../../features/cover-letter/use-letter.ts');
  return kind === 'letter' ? letters.sendLetterDraft : letters.sendOwnLetterDraft;
};

const unsentMessage = (name: string): UnsavedText => ({
  key: `form/${name}`,
  what: t('Your message'),
  why: t('You haven’t sent it.'),
  copy: async () => asJson(readFormDraft(name).fields),
});

const profileText = {
  get what() {
    return t('Profile settings');
  },
  get why() {
    return t('You haven’t saved them.');
  },
};

async function sendResume(
  store: DeviceStore,
  item: DeviceItem,
  copy: () => Promise<string>,
): Promise<UnsavedText[]> {
  try {
    const { sendDraft } = await import('../../features/editor/session/send-draft.ts');
    const left = await sendDraft(store.userId, item.slice('resume/'.length));
    return left ? [left] : [];
  } catch (error) {
    // Its chunk is also unavailable offline.
    const why = navigator.onLine ? describeError(error) : t('You are offline.');
    const { base } = await store.loadItem(item);
    const { name } = Object(Object(base).document);
    const what = typeof name === 'string' ? t('Resume “{name}”', { name }) : t('Resume');
    return [{ key: item, what, why, copy }];
  }
}

const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
