import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { watchSteps } from '../features/applications/due/step-notices.ts';
import { sendWaiting } from '../features/applications/outbox/send-waiting.ts';
import { useOutbox } from '../features/applications/outbox/use-outbox.ts';

/**
 * Shows notifications of the day's next steps, and sends queued changes of applications. Renders
 * nothing.
 */
export function StepNotices({ userId }: { userId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () => watchSteps(client, userId, () => void navigate('/applications')),
    [client, userId, navigate],
  );
  useOutbox();
  useEffect(() => sendWaiting(userId), [userId]);
  return null;
}
