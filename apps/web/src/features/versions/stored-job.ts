import type { QueryClient } from '@tanstack/react-query';
import { familyQuery } from './versions.queries.ts';

/** The job description that a resume was tailored to; undefined for other resumes, or offline. */
export async function storedJobOf(
  client: QueryClient,
  resumeId: string,
): Promise<string | undefined> {
  try {
    const { versions } = await client.fetchQuery(familyQuery(resumeId));
    return versions.find(({ resume }) => resume.id === resumeId)?.jobDescription;
  } catch {
    return undefined;
  }
}
