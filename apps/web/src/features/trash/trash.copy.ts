import { trashDays } from '@folio/contract/trash-days';
import { t } from '../../lib/words/words.ts';
export const trashCopy = {
  get title() {
    return t('Recently deleted');
  },
  get intro() {
    return t(
      'Resumes, letters and applications stay here for {trashDays} days. Restore one, and everything it had comes back.',
      { trashDays },
    );
  },
  get loadFailed() {
    return t('We couldn’t load your deleted items');
  },
  get none() {
    return t('Nothing here');
  },
  get toResumes() {
    return t('Go to your resumes');
  },
  get noneHint() {
    return t('Deleted items stay here for {trashDays} days.', { trashDays });
  },
  restored: {
    tone: 'good',
    get title() {
      return t('Resume restored');
    },
  },
  applicationRestored: {
    tone: 'good',
    get title() {
      return t('Application restored');
    },
  },
  letterRestored: {
    tone: 'good',
    get title() {
      return t('Letter restored');
    },
  },
  get restoreFailed() {
    return t('We couldn’t restore it');
  },
  get deleteFailed() {
    return t('We couldn’t delete it');
  },
  deleted: {
    tone: 'good',
    get title() {
      return t('Deleted permanently');
    },
  },
  emptied: {
    tone: 'good',
    get title() {
      return t('Recently deleted is empty');
    },
  },
  get deleteQuestion() {
    return t('This deletes it and its history now. It can’t be undone.');
  },
  get emptyQuestion() {
    return t('This deletes everything here, with its history, now. It can’t be undone.');
  },
} as const;

export const letterName = (role: string, company: string): string => {
  const job = [role, company].filter(Boolean).join(', ');
  return job ? t('Cover letter: {job}', { job }) : t('Cover letter');
};

export const daysLeft = (deletesAt: string, now = Date.now()): string => {
  const days = Math.max(0, Math.ceil((Date.parse(deletesAt) - now) / 86_400_000));
  return t('{days, plural, one {# day left} other {# days left}}', { days });
};
