import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { watchSteps } from '../features/applications/due/step-notices.ts';

/** Tells of the day's next steps while a tab is open; shows nothing by itself. */
export function StepNotices({ userId }: { userId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () => watchSteps(client, userId, () => void navigate('/applications')),
    [client, userId, navigate],
  );
  return null;
}
