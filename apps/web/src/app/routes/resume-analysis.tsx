import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { AnalysisPage } from '../../features/analysis/analysis-page.tsx';
import { resumesKey } from '../../features/resumes/resumes.queries.ts';
import { useResumes } from '../../features/resumes/use-resumes.ts';

export function Component() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { resumes } = useResumes({});
  return (
    <AnalysisPage
      resumes={resumes}
      onOpen={(id) => {
        void client.invalidateQueries({ queryKey: resumesKey });
        void navigate(`/resume/editor/${id}`);
      }}
    />
  );
}
