import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { ApplicationPage } from '../../features/applications/application-page.tsx';
import { ApplicationsPage } from '../../features/applications/applications-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const InterviewPage = lazy(async () => ({
  default: (await import('../../features/applications/interview/interview-page.tsx')).InterviewPage,
}));
const QuestionsPage = lazy(async () => ({
  default: (await import('../../features/applications/questions/questions-page.tsx')).QuestionsPage,
}));

/** All of them, or one, or what belongs to it. */
export function Component() {
  const { id, part } = useParams();
  if (id === undefined) return <ApplicationsPage />;
  if (id === 'questions' || part === 'questions')
    return (
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <QuestionsPage key={id} applicationId={part ? id : null} />
      </Suspense>
    );
  if (part === 'interview')
    return (
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <InterviewPage key={id} id={id} />
      </Suspense>
    );
  return <ApplicationPage key={id} id={id} />;
}
