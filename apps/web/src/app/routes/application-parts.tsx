import { useParams } from 'react-router';
import { InterviewPage } from '../../features/applications/interview/interview-page.tsx';
import { QuestionsPage } from '../../features/applications/questions/questions-page.tsx';
import { Component as NotFound } from './not-found.tsx';

/** What belongs to an application, or to all of them: questions, and what an interview may bring. */
export function Component() {
  const { id, part } = useParams();
  if (id === undefined || part === 'questions')
    return <QuestionsPage key={id} applicationId={id ?? null} />;
  if (part === 'interview') return <InterviewPage key={id} id={id} />;
  return <NotFound />;
}
