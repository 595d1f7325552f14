import { useQueryClient } from '@tanstack/react-query';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { resumesKey } from '../../features/resumes/resumes.queries.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';

export function Component() {
  const navigate = useNavigateHere();
  const client = useQueryClient();
  return (
    <Gallery
      onCreated={(id) => {
        void client.invalidateQueries({ queryKey: resumesKey });
        navigate(`/resume/editor/${id}`);
      }}
      onPlanNeeded={() => navigate('/subscribe/premium')}
    />
  );
}
