import { demoCopy } from './demo.copy.ts';
import type { Position } from './positions.ts';

export type Suggestions = { skills: readonly string[]; isDone: boolean; isDemoData: boolean };
/** What to show now, and what to announce. */
export type SuggestionStep = {
  suggestions?: Suggestions;
  message?: (typeof demoCopy)[keyof typeof demoCopy];
};

const reveals = [
  { count: 2, pauseMs: 200 },
  { count: 4, pauseMs: 300 },
];
const fallbackMs = 500;

/** Reveals a position's skills step by step; built-in ones if the server can't be reached. */
export async function* suggestionSteps(
  position: Position,
  signal: AbortSignal,
): AsyncGenerator<SuggestionStep> {
  let skills: string[];
  try {
    skills = await suggestSkills(position.description, signal);
  } catch (error) {
    if (!signal.aborted) yield* demoSteps(position, signal, error instanceof InvalidAnswerError);
    return;
  }
  if (signal.aborted) return;
  for (const { count, pauseMs } of reveals) {
    yield { suggestions: { skills: skills.slice(0, count), isDone: false, isDemoData: false } };
    await pause(pauseMs, signal);
  }
  yield { suggestions: { skills, isDone: true, isDemoData: false }, message: demoCopy.generated };
}

async function* demoSteps(
  { demoSkills }: Position,
  signal: AbortSignal,
  wasInvalid: boolean,
): AsyncGenerator<SuggestionStep> {
  if (wasInvalid) yield { message: demoCopy.invalidAnswer };
  await pause(fallbackMs, signal);
  yield {
    suggestions: { skills: demoSkills, isDone: true, isDemoData: true },
    ...(wasInvalid ? {} : { message: demoCopy.demoLoaded }),
  };
}

/** Rejects when aborted, so that outdated suggestions are not shown. */
function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const url = '/api/ai/suggestions';
const maxSuggestions = 5;
const timeoutMs = 8_000;

/** The server's answer was not a list of suggestions. */
class InvalidAnswerError extends Error {
  override name = 'InvalidAnswerError';
}

/**
 * At most five skills for a job description. Throws when the server can't be reached in time, and
 * `InvalidAnswerError` for an invalid answer. Uses `fetch` directly: the API client would load zod
 * and the session, which the landing page doesn't have.
 */
async function suggestSkills(jobDescription: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ section: 'skills', currentContent: '', jobDescription }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const answer: unknown = await response.json().catch(() => undefined);
  const skills = skillsOf(answer).slice(0, maxSuggestions);
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
