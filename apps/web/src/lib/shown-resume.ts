import { PublicResume, publicResumeRoutes } from '@folio/contract/public-resumes';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api-client.ts';
import { lastSeen } from './last-seen/last-seen.ts';
import { loadFontsFor } from './typesetting/load-font-book.ts';
import { resumeDocument, setPages } from './typesetting/set-resume.ts';

const previewKey = ['preview'] as const;

/** A public resume, cached separately for visitors and for the owner, who may see more. */
export const previewQuery = (id: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: [...previewKey, id, isSignedIn] as const,
    queryFn: ({ queryKey }) =>
      lastSeen(
        { name: isSignedIn ? `preview-${id}` : undefined, queryKey, schema: PublicResume },
        async () => {
          const { data } = await api(publicResumeRoutes.get, { params: { id } });
          return data;
        },
      ),
  });

/** Loads what its pages need, so that they can be laid out without a connection. */
export const loadFontsOf = async (resume: PublicResume) =>
  loadFontsFor(await resumeDocument(resume));

/** The pages of the resume, laid out once all fonts are loaded. */
export const pagesQuery = (resume: PublicResume) =>
  queryOptions({
    queryKey: ['preview pages', resume] as const,
    queryFn: () => setPages(resume),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: 1,
  });
