import {
  type CoverLetter,
  coverLetterRoutes,
  type LetterSaveReason,
  type WrittenTexts,
} from '@folio/contract/cover-letters';
import { letterHistoryRoutes } from '@folio/contract/history';
import { type Letter, letterRoutes, ownLetterHistoryRoutes } from '@folio/contract/letters';
import { trashRoutes } from '@folio/contract/trash';
import { ApiError, api, isApiError } from '../../lib/api-client.ts';
import type { DeviceItem } from '../../lib/device-store/device-item.ts';

/** Which letter: the one that goes with a resume, by the resume's id, or one with an id of its own. */
export type LetterPlace = { kind: 'resume' | 'own'; id: string };

export const letterPath = ({ kind, id }: LetterPlace): string =>
  kind === 'own' ? `/letters/${id}` : `/resume/${id}/cover-letter`;

/** Where it is kept on this device. */
export const letterItem = ({ kind, id }: LetterPlace): DeviceItem =>
  kind === 'own' ? `own-letter/${id}` : `letter/${id}`;

/** As much of a letter as is written in the editor. */
export const withoutDetails = ({ name: _, resumeId: __, applicationId: ___, ...letter }: Letter) =>
  letter;

type Send = (
  content: WrittenTexts,
  version: number,
  reason?: LetterSaveReason,
) => Promise<CoverLetter>;

/** How a letter is read and written. */
export type LetterCalls = {
  /** Null where there is none, or none any more. */
  load: () => Promise<CoverLetter | null>;
  send: Send;
  /** Into the trash, and how it is had back. */
  remove: () => Promise<() => Promise<unknown>>;
  /** Has back what was deleted last. */
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
    send: async (content, version, reason) => {
      const body = { ...content, version, ...(reason && { reason }) };
      return withoutDetails((await api(letterRoutes.update, { params, body })).data);
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
    send: async (content, version, reason) => {
      const body = { ...content, version, ...(reason && { reason }) };
      return (await api(coverLetterRoutes.update, { params, body })).data;
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
