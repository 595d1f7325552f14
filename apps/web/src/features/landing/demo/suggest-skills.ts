const url = '/api/ai/suggestions';
const mostSuggestions = 5;
const patienceMs = 8_000;

/** The server answered, but not with suggestions. */
export class InvalidAnswerError extends Error {
  override name = 'InvalidAnswerError';
}

/**
 * At most five skills that a job description asks for. Throws when nothing answers in time, and
 * `InvalidAnswerError` for an answer that makes no sense. Not by the API's client: that would bring
 * the schemas' library, and a session, to a page that does without both.
 */
export async function suggestSkills(
  jobDescription: string,
  signal: AbortSignal,
): Promise<string[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ section: 'skills', currentContent: '', jobDescription }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const answer: unknown = await response.json().catch(() => undefined);
  const skills = skillsOf(answer).slice(0, mostSuggestions);
  if (skills.length === 0) throw new InvalidAnswerError();
  return skills;
}

function skillsOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null || !('suggestions' in answer)) return [];
  const { suggestions } = answer;
  if (!Array.isArray(suggestions)) return [];
  const texts = suggestions.map((text: unknown) => (typeof text === 'string' ? text.trim() : ''));
  return texts.includes('') ? [] : [...new Set(texts)];
}
