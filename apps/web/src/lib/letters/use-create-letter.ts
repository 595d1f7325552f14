import { type CreateLetter, type Letter, letterRoutes } from '@folio/contract/letters';
import { resumeRoutes } from '@folio/contract/resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, isApiError } from '../api-client.ts';
import { onceMade } from '../once-made.ts';
import { useNavigateHere } from '../use-navigate-here.ts';
import { lettersKey } from './letters.queries.ts';

/**
 * Makes a letter from the result of `read`, and opens it unless the page was left meanwhile. A
 * retry after a lost response doesn't make a second one.
 */
export function useCreateLetter<Wanted>(
  read: (wanted: Wanted) => Promise<Omit<NewLetter, 'id'>>,
  onError?: (error: Error) => void,
) {
  const [once] = useState(onceMade);
  const navigate = useNavigateHere();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const letter = await read(wanted);
      return once(letter, (id) => createLetter({ ...letter, id }));
    },
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: lettersKey });
      navigate(`/letters/${made.id}`);
    },
    ...(onError && { onError }),
  });
}

type NewLetter = Omit<CreateLetter, 'date'>;

/** Makes a letter dated today in the format of its resume's language. Idempotent by its id. */
async function createLetter(input: NewLetter): Promise<Letter> {
  const date = await todayIn(input.resumeId);
  return (await api(letterRoutes.create, { body: { ...input, date } })).data;
}

async function todayIn(resumeId: string | null | undefined): Promise<string> {
  const now = new Date();
  const resume = resumeId && (await readResume(resumeId));
  if (!resume) return now.toLocaleDateString('en', { dateStyle: 'long' });
  // Loaded on demand, because it includes language detection.
  return (await import('./letter-day.ts')).letterDay(resume, now);
}

async function readResume(id: string) {
  try {
    return (await api(resumeRoutes.get, { params: { id } })).data;
  } catch (error) {
    if (isApiError(error, 'RESUME_NOT_FOUND', 'RESUME_IN_TRASH')) return undefined;
    throw error;
  }
}
