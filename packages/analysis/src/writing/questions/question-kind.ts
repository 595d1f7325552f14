import { patternTable } from '@folio/tables/pattern-table';

/**
 * Kinds of application and interview questions, in order of precedence: a question about a conflict
 * in a team is about the conflict.
 */
const asked = [
  'personal',
  'weakness',
  'conflict',
  'failure',
  'leadership',
  'challenge',
  'improvement',
  'teamwork',
  'pride',
  'strength',
  'company',
  'role',
  'experience',
  'about',
] as const;
export type QuestionKind = (typeof asked)[number] | 'other';

/** The kinds of questions for which words of a resume text show that it fits. */
const cued = ['conflict', 'leadership', 'teamwork', 'challenge', 'improvement', 'failure'] as const;

const patterns = patternTable(new URL('./question-kinds.tsv', import.meta.url), [
  ...asked,
  ...cued.map((kind) => `${kind}-cue` as const),
]);

const entire = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
const signs = asked.map((kind) => [kind, entire(patterns[kind])] as const);
const cues = new Map<QuestionKind, RegExp>(
  cued.map((kind) => [kind, entire(patterns[`${kind}-cue`])]),
);

export const questionKind = (question: string): QuestionKind =>
  signs.find(([, sign]) => sign.test(question))?.[0] ?? 'other';

/** Whether a resume text fits a kind of question. */
export const isCueFor = (kind: QuestionKind, text: string): boolean =>
  cues.get(kind)?.test(text) ?? false;
