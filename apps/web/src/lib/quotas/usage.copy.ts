import { nearlyFull, type Usage } from '@folio/contract/usage';
import { t } from '../words/words.ts';

export type Kept = keyof Usage;
type Limit = Usage['bytes'];

const count = (n: number): string => n.toLocaleString('en');
const percent = ({ used, max }: Limit): number => Math.min(100, Math.round((used / max) * 100));
const of = ({ used, max }: Limit): string =>
  t('{count} of up to {count2}', { count: count(used), count2: count(max) });
const isNear = ({ used, max }: Limit): boolean => used >= max * nearlyFull;

/** Each text names what is nearly used up, and how to make room. */
const words: Record<Kept, (limit: Limit) => string> = {
  resumes: (limit) =>
    t('You have {count} resumes, tailored versions included. Delete those you no longer need.', {
      count: of(limit),
    }),
  deletedResumes: (limit) =>
    t('Recently deleted holds {count} resumes. Empty it before you delete more.', {
      count: of(limit),
    }),
  applications: (limit) =>
    t(
      'You have {count} applications, deleted ones included. Delete those you no longer need, then empty Recently deleted.',
      { count: of(limit) },
    ),
  letters: (limit) =>
    t(
      'You have {count} letters, deleted ones included. Delete those you no longer need, then empty Recently deleted.',
      { count: of(limit) },
    ),
  questions: (limit) =>
    t(
      'You have {count} questions, deleted ones included. Delete those you no longer need, then empty Recently deleted.',
      { count: of(limit) },
    ),
  bytes: (limit) =>
    t(
      'Your account’s storage is {percent}% full. Very long resumes, pictures, and files you kept with applications take the most. Delete what you no longer need, then empty Recently deleted.',
      { percent: percent(limit) },
    ),
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
