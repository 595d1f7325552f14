import { carriesFootLine } from '@folio/contract/entitlements';
import { shownPhotoId } from '@folio/documents/photo';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useUser } from '../../../lib/session.ts';
import { contentOf, type EditorDocument } from '../store/document.ts';
import { photoQuery } from './photo.query.ts';

/** What is edited, as much of it as its documents need. */
export const asResume = (document: EditorDocument) => ({
  name: document.name,
  templateId: document.templateId,
  order: [...document.order],
  settings: document.settings,
  content: contentOf(document),
});

/** What is no part of the document and shows in it all the same. */
export type Surroundings = { photo: string | undefined; carriesFoot: boolean };

const photoIdOf = ({ form, settings }: EditorDocument): string =>
  settings.showPhoto ? form.photoId : '';

/** For the preview: as much as there is by now. */
export function useSurroundings(document: EditorDocument): Surroundings {
  const carriesFoot = carriesFootLine(useUser());
  const id = photoIdOf(document);
  const { data: photo } = useQuery({ ...photoQuery(id), enabled: id !== '' });
  return { photo, carriesFoot };
}

export type ToResumeForDocument = (document: EditorDocument) => Promise<ResumeForDocument>;

/** For exports: with the photo, unless it can't be had. */
export function useResumeForDocument(): ToResumeForDocument {
  const client = useQueryClient();
  const carriesFoot = carriesFootLine(useUser());
  return useCallback(
    async (document) => {
      const id = shownPhotoId(asResume(document));
      const photo = id ? await client.fetchQuery(photoQuery(id)).catch(() => undefined) : undefined;
      return { ...asResume(document), photo, carriesFoot };
    },
    [client, carriesFoot],
  );
}
