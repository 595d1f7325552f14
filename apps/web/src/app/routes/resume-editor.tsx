import { useParams } from 'react-router';
import { ResumeEditor } from '../../features/editor/resume-editor.tsx';
import { useUser } from '../../lib/session.ts';

export function ResumeEditorRoute() {
  const { id } = useParams();
  const user = useUser();
  return <ResumeEditor key={id} userId={user.id} resumeId={id} />;
}
