import type { DeviceItem } from '../../lib/device-store/device-item.ts';
import { type DeviceStore, openDeviceStore } from '../../lib/device-store/device-store.ts';
import { describeError } from '../../lib/error-copy.ts';
import { readFormDraft, unsentForms } from '../../lib/form-draft.ts';
import type { UnsavedText } from '../../lib/unsaved-work.ts';
import { t } from '../../lib/words/words.ts';

/**
 * Sends unsaved changes of closed pages, and returns the rest. Parses only their outline, so that
 * it needs no feature's code.
 */
export async function unsentDrafts(
  userId: string,
  openKeys: ReadonlySet<string>,
): Promise<UnsavedText[]> {
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
  if (item.startsWith('form/')) return [{ key: item, ...textOfForm(item), copy }];
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

/** The text of a new entry's form that was left before it was added. */
function textOfForm(item: DeviceItem): Pick<UnsavedText, 'what' | 'why'> {
  if (item === 'form/new-application')
    return { what: t('New application'), why: t('You haven’t added it.') };
  if (item.startsWith('form/note-'))
    return { what: t('Note on an application'), why: t('You haven’t added it.') };
  if (item.startsWith('form/questions-'))
    return { what: t('Questions of an employer'), why: t('You haven’t added them.') };
  return { what: t('Entry of your profile'), why: t('It isn’t in your profile yet.') };
}

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
