import { useSyncExternalStore } from 'react';
import { clearRecentTemplates } from '../../features/gallery/recent-templates.ts';
import { clearDrafts } from '../../lib/autosave/draft-storage.ts';
import { clearChosenSkills } from '../../lib/chosen-skills.ts';
import { clearCreditNotes } from '../../lib/credit-notes.ts';
import type { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { wipeWithoutStore } from '../../lib/device-store/wipe-without-store.ts';
import { clearFormDrafts } from '../../lib/form-draft.ts';
import { endSession } from '../../lib/session.ts';
import { accountId } from '../../lib/token.ts';
import { sendUnsaved, type UnsavedText } from '../../lib/unsaved-work.ts';
import { t } from '../../lib/words/words.ts';
import { toast } from '../../ui/toast.ts';
import { clearReturnTo } from '../return-to.ts';

type End = { redirectTo?: Parameters<typeof endSession>[0]; title?: string; account?: string };

/** Signs out after unsaved changes are sent, or their owner gives them up. */
export async function signOut(end: End = {}): Promise<void> {
  // The question may end an expired session, after which the account id is gone.
  const account = accountId();
  if (await askBeforeEnd('sign-out')) leaveNow({ ...(account && { account }), ...end });
}

/** Removes everything of the person from this browser. The session guard then leaves the page. */
export function leaveNow({
  redirectTo = '/',
  title = t('You have been successfully logged out.'),
  account = accountId(),
}: End = {}): void {
  clearDrafts();
  // Without browser storage there is nothing to wipe.
  if (account !== undefined) wipeDevice(account).catch(() => undefined);
  clearRecentTemplates();
  clearChosenSkills();
  clearFormDrafts();
  clearReturnTo();
  clearCreditNotes();
  endSession(redirectTo);
  toast({ title });
}

/**
 * The store is a later chunk, which the first screen has already requested, and which may be gone
 * after an update.
 */
export async function wipeDevice(account: string, load = importStore): Promise<void> {
  const store = await load().catch(() => undefined);
  await (store ? store.openDeviceStore(account).wipeAccount() : wipeWithoutStore(account));
}

const importStore = (): Promise<{ openDeviceStore: typeof openDeviceStore }> =>
  import('../../lib/device-store/device-store.ts');

/** What ends: the session, or the account. */
type Ending = 'sign-out' | 'sign-out-everywhere' | 'delete-account';

export type UnsavedWorkQuestion = {
  ending: Ending;
  /** What would be lost; undefined while it is still being sent. */
  left: readonly UnsavedText[] | undefined;
  answer: (mayEnd: boolean) => void;
};

let question: UnsavedWorkQuestion | undefined;
const listeners = new Set<() => void>();

function show(next: UnsavedWorkQuestion | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Sends unsaved changes, and asks if some can't be sent. Resolves to whether the session may end.
 * Forms that it doesn't ask about are kept encrypted for the next login, unless the account is
 * deleted.
 */
export async function askBeforeEnd(ending: Ending): Promise<boolean> {
  const mayEnd = await askAboutUnsaved(ending);
  if (mayEnd && ending !== 'delete-account')
    await import('./keep-forms.ts').then(({ keepForms }) => keepForms()).catch(() => undefined);
  return mayEnd;
}

function askAboutUnsaved(ending: Ending): Promise<boolean> {
  if (question) return Promise.resolve(false);
  return new Promise((resolve) => {
    const answer = (mayEnd: boolean) => {
      if (question !== asked && question?.answer !== answer) return;
      show(undefined);
      resolve(mayEnd);
    };
    const asked: UnsavedWorkQuestion = { ending, left: undefined, answer };
    show(asked);
    void dialogIsThere()
      .then(sendUnsaved)
      // It is unknown what is unsaved, so the person is asked anyway.
      .catch((): UnsavedText[] => [unknownText])
      .then(async (left) => {
        if (listeners.size === 0) left.push(...(await keptHere(left)));
        if (question !== asked) return;
        if (left.length === 0) answer(true);
        // The dialog's chunk may be unavailable offline.
        else if (listeners.size === 0) answer(confirm(inOneLine(left)));
        else show({ ending, left, answer });
      });
  });
}

const unknownText: UnsavedText = {
  key: '',
  get what() {
    return t('Changes on this device');
  },
  why: '',
  copy: async () => '',
};

/**
 * Without the dialog's chunk, nothing has sent or listed changes of closed pages. Reports whether
 * there are any.
 */
async function keptHere(left: readonly UnsavedText[]): Promise<UnsavedText[]> {
  const account = accountId();
  if (account === undefined) return [];
  const store = await importStore().then(
    ({ openDeviceStore }) => openDeviceStore(account),
    () => undefined,
  );
  // Without the store nothing can be wiped either.
  if (!store) return [];
  const isOpen = (item: string) => left.some(({ key }) => key === item);
  const items = await store.listItems();
  const isUnsaved = items.some(({ item, hasPending }) => hasPending && !isOpen(item));
  return isUnsaved || store.state.kind === 'blocked' ? [unknownText] : [];
}

const dialogPatienceMs = 5_000;

/** Waits for the dialog, which registers a source for unsaved changes of closed pages. */
async function dialogIsThere(): Promise<void> {
  const startMs = performance.now();
  while (listeners.size === 0 && performance.now() - startMs < dialogPatienceMs)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const inOneLine = (left: readonly UnsavedText[]): string =>
  t('Not saved, and lost if you continue: {map}', { map: left.map(({ what }) => what).join(', ') });

export const useUnsavedWorkQuestion = (): UnsavedWorkQuestion | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question,
  );
