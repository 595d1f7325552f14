import { nearlyFull, type Usage } from '@folio/contract/usage';

export type Kept = keyof Usage;
type Limit = Usage['bytes'];

const count = (n: number): string => n.toLocaleString('en');
const percent = ({ used, max }: Limit): number => Math.min(100, Math.round((used / max) * 100));
const of = ({ used, max }: Limit): string => `${count(used)} of up to ${count(max)}`;
const isNear = ({ used, max }: Limit): boolean => used >= max * nearlyFull;

/** Each names what is nearly used up, and what makes room. */
const words: Record<Kept, (limit: Limit) => string> = {
  resumes: (limit) =>
    `You have ${of(limit)} resumes, tailored versions included. Delete those you no longer need.`,
  deletedResumes: (limit) =>
    `Recently deleted holds ${of(limit)} resumes. Empty it before you delete more.`,
  applications: (limit) =>
    `You have ${of(limit)} applications, deleted ones included. Delete those you no longer need, then empty Recently deleted.`,
  letters: (limit) =>
    `You have ${of(limit)} letters, deleted ones included. Delete those you no longer need, then empty Recently deleted.`,
  questions: (limit) =>
    `You have ${of(limit)} questions, deleted ones included. Delete those you no longer need, then empty Recently deleted.`,
  bytes: (limit) =>
    `Your account’s storage is ${percent(limit)}% full. Very long resumes, pictures, and files you kept with applications take the most. Delete what you no longer need, then empty Recently deleted.`,
};

const everything: readonly Kept[] = [
  'resumes',
  'deletedResumes',
  'applications',
  'letters',
  'questions',
  'bytes',
];

/** Which of these quotas are nearly used up; usually none. */
export const usageNotes = (usage: Usage, kinds: readonly Kept[] = everything): string[] =>
  kinds.filter((kind) => isNear(usage[kind])).map((kind) => words[kind](usage[kind]));
