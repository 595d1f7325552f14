import { trashDays } from '@folio/contract/trash-days';
export const trashCopy = {
  title: 'Recently deleted',
  intro: `Resumes, letters and applications stay here for ${trashDays} days. Restore one, and everything it had comes back.`,
  loadFailed: 'We couldn’t load your deleted items',
  none: 'Nothing here',
  toResumes: 'Go to your resumes',
  noneHint: `Deleted items stay here for ${trashDays} days.`,
  restored: { tone: 'good', title: 'Resume restored' },
  applicationRestored: { tone: 'good', title: 'Application restored' },
  letterRestored: { tone: 'good', title: 'Letter restored' },
  restoreFailed: 'We couldn’t restore it',
  deleteFailed: 'We couldn’t delete it',
  deleted: { tone: 'good', title: 'Deleted permanently' },
  emptied: { tone: 'good', title: 'Recently deleted is empty' },
  deleteQuestion: 'This deletes it and its history now. It can’t be undone.',
  emptyQuestion: 'This deletes everything here, with its history, now. It can’t be undone.',
} as const;

export const letterName = (role: string, company: string): string => {
  const job = [role, company].filter(Boolean).join(', ');
  return job ? `Cover letter: ${job}` : 'Cover letter';
};

export const daysLeft = (deletesAt: string, now = Date.now()): string => {
  const days = Math.max(0, Math.ceil((Date.parse(deletesAt) - now) / 86_400_000));
  return days === 1 ? '1 day left' : `${days} days left`;
};
