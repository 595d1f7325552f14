import { type PublicResume, publicResumeRoutes } from '@folio/contract/public-resumes';
import { resumeRoutes } from '@folio/contract/resumes';
import { layoutResume } from '@folio/documents/layout-resume';
import { typesetResume } from '@folio/documents/typeset-resume';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';
import { loadFontsFor } from '../../lib/typesetting/load-font-book.ts';
import { toast } from '../../ui/toast.ts';
import { previewCopy, reasonOf } from './preview.copy.ts';

const previewKey = ['preview'] as const;

/** A resume for who may read it. A visitor may not read what the same browser's owner may. */
export const previewQuery = (id: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: [...previewKey, id, isSignedIn] as const,
    queryFn: async () => (await api(publicResumeRoutes.get, { params: { id } })).data,
  });

/** The pages of the resume, set once all of its fonts are there. */
export const pagesQuery = (resume: PublicResume) =>
  queryOptions({
    queryKey: ['preview pages', resume] as const,
    queryFn: async () => {
      const document = typesetResume(resume);
      return layoutResume(resume, document, await loadFontsFor(document)).list;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: 1,
  });

/** Shows the owner's resume to everybody who has its link, or to nobody else again. */
export function useSetPublic(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isPublic: boolean) =>
      (await api(resumeRoutes.update, { params: { id }, body: { isPublic } })).data,
    onSuccess: ({ isPublic, version }) => {
      client.setQueryData(previewQuery(id, true).queryKey, (known) => {
        // Another version than the next one has changes that are not shown.
        const isNext = known?.version !== undefined && version === known.version + 1;
        return known && { ...known, isPublic, ...(isNext ? { version } : {}) };
      });
      void client.invalidateQueries({ queryKey: ['resumes'] });
      toast(isPublic ? previewCopy.madePublic : previewCopy.madePrivate);
    },
    onError: (error) => toast({ ...previewCopy.sharingFailed, description: reasonOf(error) }),
  });
}
