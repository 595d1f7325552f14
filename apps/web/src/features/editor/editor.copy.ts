import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** The words of the editor. */
export const editorCopy = {
  notFound: {
    get title() {
      return t('Resume not found');
    },
    get description() {
      return t("The resume you're looking for couldn't be found.");
    },
    tone: 'error',
  },
  loadFailed: {
    get title() {
      return t('Error loading resume');
    },
    get description() {
      return t('There was an error loading your resume. Please try again.');
    },
    tone: 'error',
  },
  updated: {
    get title() {
      return t('Resume updated');
    },
    get description() {
      return t('Your resume has been updated successfully.');
    },
    tone: 'good',
  },
  created: {
    get title() {
      return t('Resume created');
    },
    get description() {
      return t('Your new resume has been saved successfully.');
    },
    tone: 'good',
  },
  saveFailed: {
    get title() {
      return t('Save failed');
    },
    get description() {
      return t('There was an error saving your resume.');
    },
    tone: 'error',
  },
  exported: {
    get title() {
      return t('Resume created');
    },
    get description() {
      return t('Your resume has been exported successfully.');
    },
    tone: 'good',
  },
  exportedRefreshed: {
    get title() {
      return t('Resume created');
    },
    get description() {
      return t(
        'Your resume has been exported successfully, with the changes that were made elsewhere.',
      );
    },
    tone: 'good',
  },
  exportedOffline: {
    get title() {
      return t('Resume created');
    },
    get description() {
      return t('Your resume has been exported successfully. It was made on this device.');
    },
    tone: 'good',
  },
  exportFailed: {
    get title() {
      return t('Error');
    },
    get description() {
      return t('We couldn’t make your PDF.');
    },
    tone: 'error',
  },
  exportFileFailed: {
    get title() {
      return t('Error');
    },
    get description() {
      return t('We couldn’t make your document.');
    },
    tone: 'error',
  },
  exportOutOfReach: {
    get title() {
      return t('Error');
    },
    get description() {
      return t('We couldn’t make your document. Check your connection and try again.');
    },
    tone: 'error',
  },
  noResumeId: {
    get title() {
      return t('Error');
    },
    get description() {
      return t('Resume ID not found');
    },
    tone: 'error',
  },
  sampleRemoved: {
    get title() {
      return t('Sample removed');
    },
    get description() {
      return t('Anything you typed is still here.');
    },
  },
  restored: {
    get title() {
      return t('Unsaved changes restored');
    },
    get description() {
      return t('They were kept in this browser and are being saved now.');
    },
  },
  movedIn: {
    get title() {
      return t('Saved to your account');
    },
    get description() {
      return t('What you wrote on this device is now in your account.');
    },
    tone: 'good',
  },
  caughtUp: {
    get title() {
      return t('Resume refreshed');
    },
    get description() {
      return t('It was changed somewhere else. You now see the latest version.');
    },
  },
  merged: {
    get title() {
      return t('Changes joined');
    },
    get description() {
      return t('This resume was also changed elsewhere. Both changes are kept.');
    },
  },
} as const satisfies Record<string, ToastMessage>;

/** For text that neither the server nor this browser has stored. */
export const leaveWords = () =>
  t(
    'We couldn’t save your changes, and this browser is out of storage. You’ll lose them if you leave.',
  );

export const resetCopy = {
  get title() {
    return t('Reset this resume?');
  },
  get description() {
    return t(
      'This replaces everything in it with the sample, in the Classic template. You can undo it until you leave the editor.',
    );
  },
  get confirm() {
    return t('Reset');
  },
} as const;

export const shareCopy = {
  get title() {
    return t('Share this resume');
  },
  get label() {
    return t('Anyone with the link can view it');
  },
  get isPublic() {
    return t('Anyone with the link can view this resume, including future edits.');
  },
  get isPrivate() {
    return t('Only you can open it.');
  },
  get notSaved() {
    return t('Save the resume first to get a link.');
  },
  get copied() {
    return t('Link copied.');
  },
} as const;

/** Texts for the choice of dark pages in the dark theme, where pages are white by default. */
export const pageThemeCopy = {
  get dark() {
    return t('Dark page');
  },
  get white() {
    return t('White page');
  },
} as const;

export const sampleCopy = {
  get label() {
    return t('Sample details');
  },
  get words() {
    return t('This is sample content. Type over it, or start from scratch.');
  },
  get remove() {
    return t('Remove the sample');
  },
} as const;
