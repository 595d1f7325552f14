import { useParams } from 'react-router';
import { VersionsPage } from '../../features/versions/versions-page.tsx';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigateHere();
  return (
    <VersionsPage key={id} resumeId={id} onMade={(made) => navigate(`/resume/editor/${made}`)} />
  );
}
