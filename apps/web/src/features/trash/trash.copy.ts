import { trashDays } from '@folio/contract/trash';
export const trashCopy = {
  title: 'Recently deleted',
  intro: `Resumes and letters stay here for ${trashDays} days. Restore one, and everything it had comes back.`,
  loadFailed: 'What was deleted could not be loaded',
  none: 'Nothing here',
  noneHint: `What you delete stays here for ${trashDays} days.`,
  restored: { tone: 'good', title: 'Resume restored' },
  letterRestored: { tone: 'good', title: 'Letter restored' },
  restoreFailed: 'It could not be restored',
  deleteFailed: 'It could not be deleted',
  deleted: { tone: 'good', title: 'Deleted permanently' },
  emptied: { tone: 'good', title: 'Recently deleted is empty' },
  deleteQuestion: 'It will be deleted now, with its history. This cannot be undone.',
  emptyQuestion: 'Everything here will be deleted now, with its history. This cannot be undone.',
} as const;

export const letterName = (role: string, company: string): string => {
  const job = [role, company].filter(Boolean).join(', ');
  return job ? `Cover letter: ${job}` : 'Cover letter';
};

export const daysLeft = (deletesAt: string, now = Date.now()): string => {
  const days = Math.max(0, Math.ceil((Date.parse(deletesAt) - now) / 86_400_000));
  return days === 1 ? '1 day left' : `${days} days left`;
};
