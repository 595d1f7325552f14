import { nearlyFull, type Usage } from '@folio/contract/profiles';

const count = (n: number): string => n.toLocaleString('en');
const percent = ({ used, max }: Usage['bytes']): number =>
  Math.min(100, Math.round((used / max) * 100));
const isNear = ({ used, max }: Usage['bytes']): boolean => used >= max * nearlyFull;

/** What is nearly used up, each with what makes room; nothing for nearly everyone. */
export function usageNotes({ resumes, deletedResumes, bytes }: Usage): string[] {
  const notes: string[] = [];
  if (isNear(resumes))
    notes.push(
      `You have ${count(resumes.used)} of up to ${count(resumes.max)} resumes, tailored versions included. Delete those you no longer need.`,
    );
  if (isNear(deletedResumes))
    notes.push(
      `Recently deleted holds ${count(deletedResumes.used)} of up to ${count(deletedResumes.max)} resumes. Empty it before you delete more.`,
    );
  if (isNear(bytes))
    notes.push(
      `Your account’s storage is ${percent(bytes)}% full. Very long resumes, pictures, and files you kept with applications take the most. Delete what you no longer need, then empty Recently deleted.`,
    );
  return notes;
}
