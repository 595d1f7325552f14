import { useEffect, useState } from 'react';
import { draftKeys, readDrafts } from '../../lib/autosave/draft-storage.ts';
import type { DeviceItem } from '../../lib/device-store/device-item.ts';
import { type DeviceStore, openDeviceStore } from '../../lib/device-store/device-store.ts';
import { downloadFile } from '../../lib/download.ts';
import { describeError } from '../../lib/error-copy.ts';
import { useUser } from '../../lib/session.ts';
import { type UnsavedText, watchStored } from '../../lib/unsaved-work.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { followAccount, type UnsavedWorkQuestion, useUnsavedWorkQuestion } from './sign-out.ts';

const copy = {
  'sign-out': {
    title: 'Sign out without saving?',
    description:
      'These changes could not be saved to your account. Signing out removes them from this device.',
    stay: 'Stay signed in',
    leave: 'Sign out anyway',
  },
  'sign-out-everywhere': {
    title: 'Sign out without saving?',
    description:
      'These changes could not be saved to your account. Signing out removes them from this device.',
    stay: 'Stay signed in',
    leave: 'Continue anyway',
  },
  'delete-account': {
    title: 'You have unsaved changes',
    description:
      'These changes could not be saved. They are deleted together with your account, so you may want a copy first.',
    stay: 'Cancel',
    leave: 'Continue anyway',
  },
} as const;

/** What is sent at once needs no words. */
const patienceMs = 400;

/** Asks before the session ends with something unsaved. */
export function UnsavedWorkDialog() {
  const { id } = useUser();
  const question = useUnsavedWorkQuestion();
  useEffect(() => followAccount(id), [id]);
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
      title="Saving your changes…"
      description="This continues as soon as they are saved."
      footer={<Button onClick={() => answer(false)}>Cancel</Button>}
    />
  );
}

type Asked = Pick<UnsavedWorkQuestion, 'ending' | 'answer'> & { left: readonly UnsavedText[] };

function Question({ ending, left, answer }: Asked) {
  const words = copy[ending];
  return (
    <Dialog
      open
      onOpenChange={() => answer(false)}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={() => answer(false)}>{words.stay}</Button>
          <Button onClick={() => void keepCopies(left)}>Download a copy</Button>
          <Button variant="danger" onClick={() => answer(true)}>
            {words.leave}
          </Button>
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
    </Dialog>
  );
}

/** One JSON file for each. */
async function keepCopies(left: readonly UnsavedText[]): Promise<void> {
  try {
    for (const { what, copy: toJson } of left) {
      const file = new Blob([await toJson()], { type: 'application/json' });
      downloadFile(file, `${fileName(what)}.json`);
    }
    toast({ title: 'Copy downloaded', tone: 'good' });
  } catch (error) {
    console.error('The copy could not be made', error);
    toast({ title: 'The copy could not be made', tone: 'error' });
  }
}

const fileName = (what: string): string =>
  `Unsaved_${what.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '')}`.slice(0, 80);

type Stored = Record<string, unknown>;

/**
 * What a person wrote on pages that are not open now, and the server does not have: sends what it
 * can, and says what is left. What is read here is known by its outline alone, so that every page
 * can do it.
 */
async function unsentDrafts(userId: string, openKeys: ReadonlySet<string>): Promise<UnsavedText[]> {
  const own = Object.entries(readDrafts(draftKeys.resumes)).filter(
    ([key]) => key.startsWith(`${userId}/`) && !openKeys.has(`${draftKeys.resumes}/${key}`),
  );
  const resumes = own.filter(([, draft]) => asRecord(draft).saved !== true);
  const left: UnsavedText[] = [];
  for (const [key, draft] of resumes) left.push(...(await sendResume(userId, key, draft)));
  const store = openDeviceStore(userId);
  for (const { item, hasPending } of await store.listItems())
    if (hasPending && !openKeys.has(item)) left.push(...(await sendItem(store, item)));
  return left;
}

/** Sends what lies on the device of an item that is not open. */
async function sendItem(store: DeviceStore, item: DeviceItem): Promise<UnsavedText[]> {
  const copy = async () => asJson(await store.loadItem(item));
  if (item === 'profile') return [{ key: item, ...profileText, copy }];
  if (!item.startsWith('letter/')) return [];
  const text = { key: item, what: 'Cover letter', copy };
  try {
    const { sendLetterDraft } = await import('../../features/cover-letter/use-letter.ts');
    const why = await sendLetterDraft(store.userId, item.slice('letter/'.length));
    return why === undefined ? [] : [{ ...text, why }];
  } catch (error) {
    return [{ ...text, why: describeError(error) }];
  }
}

const profileText = { what: 'Profile settings', why: 'You have not saved them.' };

async function sendResume(userId: string, key: string, draft: unknown): Promise<UnsavedText[]> {
  const name = String(asRecord(asRecord(draft).document).name ?? 'Resume');
  const text = { key, what: `Resume “${name}”`, copy: async () => asJson(draft) };
  try {
    const { sendDraft } = await import('../../features/editor/session/send-draft.ts');
    const why = await sendDraft(userId, key.slice(userId.length + 1));
    return why === undefined ? [] : [{ ...text, why }];
  } catch (error) {
    return [{ ...text, why: describeError(error) }];
  }
}

const asRecord = (value: unknown): Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {};
const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
