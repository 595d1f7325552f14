import { useNavigate, useParams } from 'react-router';
import { VersionsPage } from '../../features/versions/versions-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <VersionsPage
      key={id}
      resumeId={id}
      onMade={(made) => void navigate(`/resume/editor/${made}`)}
    />
  );
}
