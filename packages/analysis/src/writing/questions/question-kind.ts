import { patternTable } from '@folio/tables/pattern-table';

/**
 * What a question of an application or interview is after, in the order in which they are looked
 * for: one that asks for a conflict in a team is about the conflict.
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

/** What a text of a resume that answers such a question tells of. */
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

/** Whether a text tells of what such a question asks for. */
export const isCueFor = (kind: QuestionKind, text: string): boolean =>
  cues.get(kind)?.test(text) ?? false;
