import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ResumePages } from '../features/resumes/resume-menu.tsx';
import { usePdfPrices } from '../lib/credit-costs.ts';

/** Actions of a listed resume: preview, share, download. */
export function useResumePages(): ResumePages {
  const navigate = useNavigate();
  const client = useQueryClient();
  const priceOf = usePdfPrices();
  return {
    onPreview: ({ id }) => void navigate(`/resume/preview/${id}`),
    onShare: ({ id }) => void navigate(`/resume/preview/${id}`, { state: { share: true } }),
    onDownload: async ({ id }) => {
      const goTo = (path: string) => void navigate(`/resume/editor/${id}`, { state: { path } });
      // Loaded on demand, since it includes the engine.
      const { downloadSaved } = await import('../features/preview/download-saved.ts');
      await downloadSaved({ client, id, price: priceOf(id), goTo });
    },
    pdfPriceOf: ({ id }) => priceOf(id).words,
  };
}
