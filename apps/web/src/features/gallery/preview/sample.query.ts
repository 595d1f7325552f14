import type { TemplateId } from '@folio/contract/templates';
import { queryOptions } from '@tanstack/react-query';

export const sampleQuery = (templateId: TemplateId, accent: string | null) =>
  queryOptions({
    queryKey: ['sample-pages', templateId, accent] as const,
    queryFn: async () => (await import('./set-sample.ts')).setSample(templateId, accent),
    // In another colour the page stays until it is set anew; another template is another page.
    placeholderData: (before, query) => (query?.queryKey[1] === templateId ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: 1,
  });
