import { Question, questionRoutes } from '@folio/contract/questions';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../../lib/api-client.ts';
import { lastSeen } from '../../../lib/last-seen/last-seen.ts';

export const questionsKey = ['questions'] as const;

/**
 * All questions of the account, since answers to similar questions of other applications are
 * offered.
 */
export const questionsQuery = () =>
  queryOptions({
    queryKey: questionsKey,
    queryFn: ({ queryKey }) =>
      lastSeen({ name: 'questions', queryKey, schema: z.array(Question) }, loadQuestions),
    staleTime: 0,
  });

export async function loadQuestions(): Promise<Question[]> {
  const all: Question[] = [];
  for (let cursor: string | undefined; ; ) {
    const { data, page } = await api(questionRoutes.list, { querystring: { cursor } });
    all.push(...data);
    if (!page?.nextCursor) return all;
    cursor = page.nextCursor;
  }
}
