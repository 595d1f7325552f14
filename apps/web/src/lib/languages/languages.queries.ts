import type { DocumentLanguage } from '@folio/contract/document-languages';
import { LanguageSibling, languageRoutes } from '@folio/contract/languages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '../api-client.ts';
import { lastSeen } from '../last-seen/last-seen.ts';
import { onceMade } from '../once-made.ts';

export const languagesKey = ['languages'] as const;

const Siblings = z.array(LanguageSibling);

/** The other language versions of a resume; never cached, since they can change elsewhere. */
export const siblingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...languagesKey, id],
    queryFn: ({ queryKey }) =>
      lastSeen({ name: `languages-${id}`, queryKey, schema: Siblings }, async () => {
        const { data } = await api(languageRoutes.siblings, { params: { id } });
        return data.siblings;
      }),
    staleTime: 0,
  });

/** Adds a language version. A retry after a lost response doesn't make a second one. */
export function useAddLanguage(id: string) {
  const client = useQueryClient();
  const [once] = useState(onceMade);
  return useMutation({
    mutationFn: async (language: DocumentLanguage) => {
      const make = (madeAs: string) =>
        api(languageRoutes.create, { params: { id }, body: { language, id: madeAs } });
      return (await once({ of: id, language }, make)).data;
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: languagesKey }),
        client.invalidateQueries({ queryKey: ['resumes'] }),
      ]),
  });
}
