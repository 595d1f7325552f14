import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { readProfileDraft } from '../../features/profile/draft.ts';
import { api } from '../../lib/api-client.ts';
import { draftKeys, readDrafts } from '../../lib/autosave/draft-storage.ts';
import { describeError } from '../../lib/error-copy.ts';
import type { UnsavedText } from '../../lib/unsaved-work.ts';

type Stored = Record<string, unknown>;

/**
 * What a person wrote on pages that are not open now, and the server does not have: sends what it
 * can, and says what is left. What is read here is known by its outline alone, so that every page
 * can do it.
 */
export async function unsentDrafts(
  userId: string,
  openKeys: ReadonlySet<string>,
): Promise<UnsavedText[]> {
  const own = (storageKey: typeof draftKeys.resumes | typeof draftKeys.letters) =>
    Object.entries(readDrafts(storageKey)).filter(
      ([key]) => key.startsWith(`${userId}/`) && !openKeys.has(`${storageKey}/${key}`),
    );
  const resumes = own(draftKeys.resumes).filter(([, draft]) => asRecord(draft).saved !== true);
  const left: UnsavedText[] = [];
  for (const [key, draft] of resumes) left.push(...(await sendResume(userId, key, draft)));
  for (const [key, draft] of own(draftKeys.letters)) left.push(...(await sendLetter(key, draft)));
  const profile = readProfileDraft(userId);
  if (profile !== undefined && !openKeys.has('profile'))
    left.push({ key: 'profile', ...profileText, copy: async () => asJson(profile) });
  return left;
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

async function sendLetter(key: string, draft: unknown): Promise<UnsavedText[]> {
  const { content, version } = asRecord(draft);
  const { role, company } = asRecord(content);
  const job = [role, company].filter(Boolean).join(', ');
  try {
    await api(coverLetterRoutes.update, {
      params: { id: key.slice(key.indexOf('/') + 1) },
      body: { ...asRecord(content), version } as never,
    });
    return [];
  } catch (error) {
    const what = job ? `Cover letter “${job}”` : 'Cover letter';
    return [{ key, what, why: describeError(error), copy: async () => asJson(content) }];
  }
}

const asRecord = (value: unknown): Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {};
const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
