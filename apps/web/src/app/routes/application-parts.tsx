import { useParams } from 'react-router';
import { InterviewPage } from '../../features/applications/interview/interview-page.tsx';
import { QuestionsPage } from '../../features/applications/questions/questions-page.tsx';
import { Component as NotFound } from './not-found.tsx';

/** The questions and interview preparation of one application, or the questions of all. */
export function Component() {
  const { id, part } = useParams();
  if (id === undefined || part === 'questions')
    return <QuestionsPage key={id} applicationId={id ?? null} />;
  if (part === 'interview') return <InterviewPage key={id} id={id} />;
  return <NotFound />;
}
