import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { type LetterSummary, letterRoutes } from '@folio/contract/letters';
import { newId } from '@folio/contract/new-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { lettersKey, letterTitle } from '../../../lib/letters/letters.queries.ts';
import { trashKey } from '../../../lib/query-keys.ts';
import { refreshKeys } from '../../../lib/refresh-queries.ts';
import { t } from '../../../lib/words/words.ts';
import { type ToastMessage, toast } from '../../../ui/toast.ts';
import { type LetterPlace, letterCalls } from '../letter-place.ts';
import { copyName, lettersCopy } from './letters.copy.ts';

type Change = { send: () => Promise<ToastMessage>; failed: string };

const placeOf = ({ id, isOfResume, resume }: LetterSummary): LetterPlace =>
  isOfResume && resume ? { kind: 'resume', id: resume.id } : { kind: 'own', id };

/** The commands on letters of the library, with their notifications. */
export function useLetterChanges() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (done) => toast(done),
    onError: (error, change) =>
      toast({
        tone: 'error',
        title: change.failed,
        description: describeError(error),
        action: { label: t('Retry'), onClick: () => mutate(change) },
      }),
    onSettled: () => void refreshKeys(client, lettersKey, trashKey),
  });
  const restore = (bringBack: () => Promise<unknown>) =>
    mutate({
      failed: lettersCopy.restoreFailed,
      send: async () => {
        await bringBack();
        return lettersCopy.restored;
      },
    });
  return {
    isPending,
    remove: (letter: LetterSummary) =>
      mutate({
        failed: lettersCopy.deleteFailed,
        send: async () => {
          const bringBack = await letterCalls(placeOf(letter)).remove();
          return {
            tone: 'good',
            title: lettersCopy.deleted,
            description: lettersCopy.deletedHint,
            action: { label: t('Undo'), onClick: () => restore(bringBack) },
          };
        },
      }),
    duplicate: (letter: LetterSummary) => {
      // A repeated request after a lost connection makes the same copy.
      const id = newId();
      mutate({
        failed: lettersCopy.copyFailed,
        send: async () => {
          await api(letterRoutes.create, { body: { ...(await copyOf(letter)), id } });
          return lettersCopy.copied;
        },
      });
    },
    rename: ({ id }: LetterSummary, name: string) =>
      mutate({
        failed: lettersCopy.renameFailed,
        send: async () => {
          await api(letterRoutes.arrange, { params: { id }, body: { name } });
          return lettersCopy.renamed;
        },
      }),
  };
}

/** The content of a copy, for the same application. */
async function copyOf(letter: LetterSummary) {
  const name = copyName(letterTitle(letter));
  if (!letter.isOfResume || !letter.resume) {
    const params = { id: letter.id };
    const { data } = await api(letterRoutes.get, { params });
    const { id: _, version: __, createdAt: ___, updatedAt: ____, ...values } = data;
    return { ...values, name };
  }
  const resumeId = letter.resume.id;
  const { data } = await api(coverLetterRoutes.get, { params: { id: resumeId } });
  if (!data) return { name, resumeId };
  const { id: _, version: __, createdAt: ___, updatedAt: ____, ...content } = data;
  return { ...content, name, resumeId };
}
