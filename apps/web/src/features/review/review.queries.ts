import { reviewRoutes } from '@folio/contract/reviews';
import type { ReviewNote, Suggestion } from '@folio/contract/suggestions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { onceMade } from '../../lib/once-made.ts';
import { withReplies } from '../../lib/replies/with-replies.ts';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import { t } from '../../lib/words/words.ts';
import { toast } from '../../ui/toast.ts';
import { reviewCopy } from './review.copy.ts';

/**
 * The key of the pass by which the server recognizes this reviewer; without storage it lasts until
 * the page is left.
 */
const passKey = (token: string): string => `review-${token.slice(0, 16)}`;

export function readPass(token: string): string | undefined {
  const stored = readStored(localStorage, passKey(token));
  return typeof stored === 'string' ? stored : undefined;
}
export const keepPass = (token: string, pass: string): boolean =>
  writeStored(localStorage, passKey(token), pass);
export const removePass = (token: string): void => localStorage.removeItem(passKey(token));

/** Final errors are not retried. */
const isFinal = (error: unknown) => isApiError(error) && (error.status ?? 500) < 500;
const retry = (count: number, error: unknown) => count < 2 && !isFinal(error);

export const frontQuery = (token: string) =>
  queryOptions({
    queryKey: ['review front', token] as const,
    queryFn: async () => (await api(reviewRoutes.front, { params: { token } })).data,
    retry,
  });

export const reviewQuery = (token: string, pass: string) =>
  queryOptions({
    queryKey: ['review', token, pass] as const,
    queryFn: async () => {
      const { data } = await api(reviewRoutes.read, { params: { token }, body: { pass } });
      return { ...data, notes: data.notes.map(withReplies) };
    },
    retry,
  });

type In = { token: string; pass: string };

const say = async ({ token, pass }: In, note: ReviewNote) =>
  (await api(reviewRoutes.say, { params: { token }, body: { pass, note } })).data;

/** Sends a note; refetches the page if its text has changed meanwhile. */
export function useAddNote({ token, pass }: In, onSent: () => void) {
  const client = useQueryClient();
  const { queryKey } = reviewQuery(token, pass);
  const [once] = useState(onceMade);
  return useMutation({
    mutationFn: (note: ReviewNote) => once(note, (id) => say({ token, pass }, { ...note, id })),
    onSuccess: (note) => {
      client.setQueryData(
        queryKey,
        (known) =>
          // A note that was sent twice replaces itself.
          known && { ...known, notes: [...known.notes.filter(({ id }) => id !== note.id), note] },
      );
      toast({ tone: 'good', title: reviewCopy.sent });
      onSent();
    },
    onError: (error) => {
      if (!isApiError(error, 'VERSION_CONFLICT')) return;
      toast({ tone: 'error', title: reviewCopy.changedMeanwhile });
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Replies to the owner; refetches the page if the note is closed. */
export function useReply({ token, pass }: In, noteId: string) {
  const client = useQueryClient();
  const { queryKey } = reviewQuery(token, pass);
  return useMutation({
    mutationFn: async (reply: { id: string; text: string }) =>
      (await api(reviewRoutes.reply, { params: { token, noteId }, body: { pass, ...reply } })).data,
    onSuccess: (note) =>
      client.setQueryData(
        queryKey,
        (known) =>
          known && { ...known, notes: known.notes.map((one) => (one.id === note.id ? note : one)) },
      ),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Deletes a note; Undo sends it again. */
export function useDeleteNote({ token, pass }: In) {
  const client = useQueryClient();
  const { queryKey } = reviewQuery(token, pass);
  const common = {
    onError: (error: unknown) => toast({ tone: 'error', title: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  } as const;
  const [once] = useState(onceMade);
  const again = useMutation({
    mutationFn: ({ path, before, quote, after, reason }: Suggestion) => {
      const note = { path, before, quote, after, reason };
      return once(note, (id) => say({ token, pass }, { ...note, id }));
    },
    ...common,
  });
  return useMutation({
    mutationFn: ({ id: noteId }: Suggestion) =>
      api(reviewRoutes.takeBack, { params: { token, noteId }, body: { pass } }),
    onSuccess: (_, note) =>
      toast({
        tone: 'good',
        title: reviewCopy.deleted,
        action: { label: t('Undo'), onClick: () => again.mutate(note) },
      }),
    ...common,
  });
}

export function useRename({ token, pass }: In, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      api(reviewRoutes.rename, { params: { token }, body: { pass, name } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: reviewQuery(token, pass).queryKey });
      onDone();
    },
  });
}
