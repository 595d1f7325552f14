import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ResumePages } from '../features/resumes/resume-menu.tsx';
import { usePdfPrices } from '../lib/credit-costs.ts';

/** What leads from a resume in a list to its pages: to look at, to hand on, to take along. */
export function useResumePages(): ResumePages {
  const navigate = useNavigate();
  const client = useQueryClient();
  const priceOf = usePdfPrices();
  return {
    onPreview: ({ id }) => void navigate(`/resume/preview/${id}`),
    onShare: ({ id }) => void navigate(`/resume/preview/${id}`, { state: { share: true } }),
    onDownload: async ({ id }) => {
      const goTo = (path: string) => void navigate(`/resume/editor/${id}`, { state: { path } });
      // It brings the engine with it.
      const { downloadSaved } = await import('../features/preview/download-saved.ts');
      await downloadSaved({ client, id, price: priceOf(id), goTo });
    },
    pdfPriceOf: ({ id }) => priceOf(id).words,
  };
}
