import { useQueryClient } from '@tanstack/react-query';
import { AnalysisPage } from '../../features/analysis/analysis-page.tsx';
import { resumesKey } from '../../features/resumes/resumes.queries.ts';
import { useResumes } from '../../features/resumes/use-resumes.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';

export function Component() {
  const navigate = useNavigateHere();
  const client = useQueryClient();
  const { resumes } = useResumes({});
  return (
    <AnalysisPage
      resumes={resumes}
      onOpen={(id) => {
        void client.invalidateQueries({ queryKey: resumesKey });
        navigate(`/resume/editor/${id}`);
      }}
    />
  );
}
