import {
  type CoverLetter,
  coverLetterRoutes,
  type LetterSaveReason,
  type WrittenTexts,
} from '@folio/contract/cover-letters';
import { letterHistoryRoutes } from '@folio/contract/history';
import { type Letter, letterRoutes, ownLetterHistoryRoutes } from '@folio/contract/letters';
import { trashRoutes } from '@folio/contract/trash';
import { ApiError, api, apiWith, isApiError } from '../../lib/api-client.ts';
import type { DeviceItem } from '../../lib/device-store/device-item.ts';

/** Identifies a letter: a resume's, by the resume's id, or one with its own id. */
export type LetterPlace = { kind: 'resume' | 'own'; id: string };

export const letterPath = ({ kind, id }: LetterPlace): string =>
  kind === 'own' ? `/letters/${id}` : `/resume/${id}/cover-letter`;

/** The letter's key in the device store. */
export const letterItem = ({ kind, id }: LetterPlace): DeviceItem =>
  kind === 'own' ? `own-letter/${id}` : `letter/${id}`;

/** The letter without the fields that the editor doesn't have. */
export const withoutDetails = ({ name: _, resumeId: __, applicationId: ___, ...letter }: Letter) =>
  letter;

type Send = (
  content: WrittenTexts,
  version: number,
  reason?: LetterSaveReason,
  signal?: AbortSignal,
) => Promise<CoverLetter>;

/** The API calls for a letter. */
export type LetterCalls = {
  /** Loads the letter; resolves to null if there is none. */
  load: () => Promise<CoverLetter | null>;
  send: Send;
  /** Moves it to the trash; resolves to a function that restores it. */
  remove: () => Promise<() => Promise<unknown>>;
  /** Restores the letter that was deleted last. */
  restore: () => Promise<unknown>;
};

export const letterCalls = ({ kind, id }: LetterPlace): LetterCalls =>
  kind === 'own' ? ownCalls(id) : callsOfResume(id);

const ownCalls = (id: string): LetterCalls => {
  const params = { id };
  const restore = () => api(letterRoutes.restore, { params });
  return {
    load: async () => {
      try {
        return withoutDetails((await api(letterRoutes.get, { params })).data);
      } catch (error) {
        if (isApiError(error, 'LETTER_NOT_FOUND')) return null;
        throw error;
      }
    },
    send: async (content, version, reason, signal) => {
      const body = { ...content, version, ...(reason && { reason }) };
      const saved = await apiWith({ ...(signal && { signal }) }, letterRoutes.update, {
        params,
        body,
      });
      return withoutDetails(saved.data);
    },
    remove: async () => {
      await api(letterRoutes.remove, { params });
      return restore;
    },
    restore,
  };
};

const callsOfResume = (id: string): LetterCalls => {
  const params = { id };
  const restore = (trashedId: string) =>
    api(trashRoutes.restoreLetter, { params: { id: trashedId } });
  return {
    load: async () => (await api(coverLetterRoutes.get, { params })).data,
    send: async (content, version, reason, signal) => {
      const body = { ...content, version, ...(reason && { reason }) };
      const saved = await apiWith({ ...(signal && { signal }) }, coverLetterRoutes.update, {
        params,
        body,
      });
      return saved.data;
    },
    remove: async () => {
      const { trashedId } = (await api(coverLetterRoutes.remove, { params })).data;
      return () => restore(trashedId);
    },
    restore: async () => {
      const { letters } = (await api(trashRoutes.list)).data;
      const trashed = letters.find(({ resumeId }) => resumeId === id);
      if (!trashed) throw new ApiError('LETTER_NOT_FOUND');
      return restore(trashed.id);
    },
  };
};

export const historyRoutesOf = ({ kind }: LetterPlace) =>
  kind === 'own' ? ownLetterHistoryRoutes : letterHistoryRoutes;
