import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { resumesKey } from '../../features/resumes/resumes.queries.ts';

export function Component() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <Gallery
      onCreated={(id) => {
        void client.invalidateQueries({ queryKey: resumesKey });
        void navigate(`/resume/editor/${id}`);
      }}
      onPlanNeeded={() => void navigate('/subscribe/premium')}
    />
  );
}
