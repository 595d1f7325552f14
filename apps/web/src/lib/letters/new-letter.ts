import { type CreateLetter, type Letter, letterRoutes } from '@folio/contract/letters';
import { resumeRoutes } from '@folio/contract/resumes';
import { api, isApiError } from '../api-client.ts';

export type NewLetter = Omit<CreateLetter, 'date'>;

/** Makes a letter dated today in the format of its resume's language. Idempotent by its id. */
export async function createLetter(input: NewLetter): Promise<Letter> {
  const date = await todayIn(input.resumeId);
  return (await api(letterRoutes.create, { body: { ...input, date } })).data;
}

async function todayIn(resumeId: string | null | undefined): Promise<string> {
  const now = new Date();
  const resume = resumeId && (await readResume(resumeId));
  if (!resume) return now.toLocaleDateString('en', { dateStyle: 'long' });
  // Loaded on demand: it reads which language the resume is in.
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
