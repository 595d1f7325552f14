import { useParams } from 'react-router';
import { ApplicationPage } from '../../features/applications/application-page.tsx';
import { HelpLink } from '../help-link.tsx';
import { useResumePages } from '../use-resume-pages.ts';

/** The page of an application. */
export function Component() {
  const { id = '' } = useParams();
  const { onDownload } = useResumePages();
  return (
    <ApplicationPage
      key={id}
      id={id}
      onDownload={(resumeId) => void onDownload({ id: resumeId })}
      tools={<HelpLink />}
    />
  );
}
