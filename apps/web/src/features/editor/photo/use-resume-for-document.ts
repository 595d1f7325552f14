import { type AccountFacts, isBranded, maySetInTemplate } from '@folio/contract/entitlements';
import { premiumTemplateWords } from '@folio/contract/template-list';
import { shownPhotoId } from '@folio/documents/photo';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchFile } from '../../../lib/api-client.ts';
import { lastSeen } from '../../../lib/last-seen/last-seen.ts';
import { useOwner } from '../owner/owner.ts';
import type { Saved } from '../saving/sync-state.ts';
import { useSaver } from '../saving/use-saver.ts';
import type { EditorDocument } from '../store/document.ts';

/** The parts of the edited document that exports need. */
export const asResume = (document: EditorDocument) => ({
  name: document.name,
  templateId: document.templateId,
  order: [...document.order],
  settings: document.settings,
  content: document.content,
});

/** What documents show in addition to their content. */
export type Surroundings = { photo: string | undefined; showsBranding: boolean };

const photoIdOf = ({ content, settings }: EditorDocument): string =>
  settings.showPhoto ? content.personalInfo.photoId : '';

/** For the preview: the parts that are loaded so far. */
export function useSurroundings(document: EditorDocument): Surroundings {
  const showsBranding = isBranded(useOwner());
  const id = photoIdOf(document);
  const { data: photo } = useQuery({ ...photoQuery(id), enabled: id !== '' });
  return { photo, showsBranding };
}

export type ToResumeForDocument = (document: EditorDocument) => Promise<ResumeForDocument>;

/** The resume can't be exported in this template without a plan. */
export class LockedTemplateError extends Error {
  constructor() {
    super(premiumTemplateWords.description);
    this.name = 'LockedTemplateError';
  }
}

/**
 * Applies the server's rule about templates. The resume's server state is ignored if it comes only
 * from this browser's storage, as after an offline start, since that could be forged; the account's
 * last server response counts.
 */
export function requireTemplate(
  { templateId }: Pick<EditorDocument, 'templateId'>,
  saved: Partial<Pick<Saved, 'isRemembered' | 'document'>> | undefined,
  account: AccountFacts,
): void {
  const stored = saved?.isRemembered ? undefined : saved?.document?.templateId;
  if (!maySetInTemplate(templateId, stored, account)) throw new LockedTemplateError();
}

/** For exports: waits for the photo, and continues without it if it can't be loaded. */
export function useResumeForDocument(): ToResumeForDocument {
  const client = useQueryClient();
  const saver = useSaver();
  const owner = useOwner();
  return useCallback(
    async (document) => {
      requireTemplate(document, saver.base, owner);
      const showsBranding = isBranded(owner);
      const id = shownPhotoId(asResume(document));
      const photo = id ? await client.fetchQuery(photoQuery(id)).catch(() => undefined) : undefined;
      return { ...asResume(document), photo, showsBranding };
    },
    [client, saver, owner],
  );
}

/**
 * A photo as a data URL. Photos are immutable: loaded once, kept while its owner is signed in, and
 * retried when the connection is back.
 */
export const photoQuery = (id: string) =>
  queryOptions({
    queryKey: ['photos', id] as const,
    queryFn: ({ queryKey, signal }) =>
      lastSeen({ name: `photo-${id}`, queryKey }, async () => {
        const answer = await fetchFile(`/api/photos/${encodeURIComponent(id)}`, signal);
        return `data:image/jpeg;base64,${toBase64(new Uint8Array(await answer.arrayBuffer()))}`;
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  });

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
