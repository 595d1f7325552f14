import type { ToastMessage } from '../../ui/toast.ts';

/** The words of the editor. */
export const editorCopy = {
  notFound: {
    title: 'Resume not found',
    description: "The resume you're looking for couldn't be found.",
    tone: 'error',
  },
  loadFailed: {
    title: 'Error loading resume',
    description: 'There was an error loading your resume. Please try again.',
    tone: 'error',
  },
  updated: {
    title: 'Resume updated',
    description: 'Your resume has been updated successfully.',
    tone: 'good',
  },
  created: {
    title: 'Resume created',
    description: 'Your new resume has been saved successfully.',
    tone: 'good',
  },
  saveFailed: {
    title: 'Save failed',
    description: 'There was an error saving your resume.',
    tone: 'error',
  },
  exported: {
    title: 'Resume created',
    description: 'Your resume has been exported successfully.',
    tone: 'good',
  },
  exportedRefreshed: {
    title: 'Resume created',
    description:
      'Your resume has been exported successfully, with the changes that were made elsewhere.',
    tone: 'good',
  },
  exportedOffline: {
    title: 'Resume created',
    description: 'Your resume has been exported successfully. It was made on this device.',
    tone: 'good',
  },
  exportFailed: { title: 'Error', description: 'We couldn’t make your PDF.', tone: 'error' },
  exportFileFailed: {
    title: 'Error',
    description: 'We couldn’t make your document.',
    tone: 'error',
  },
  exportOutOfReach: {
    title: 'Error',
    description: 'We couldn’t make your document. Check your connection and try again.',
    tone: 'error',
  },
  noResumeId: { title: 'Error', description: 'Resume ID not found', tone: 'error' },
  sampleRemoved: { title: 'Sample removed', description: 'Anything you typed is still here.' },
  restored: {
    title: 'Unsaved changes restored',
    description: 'They were kept in this browser and are being saved now.',
  },
  movedIn: {
    title: 'Saved to your account',
    description: 'What you wrote on this device is now in your account.',
    tone: 'good',
  },
  caughtUp: {
    title: 'Resume refreshed',
    description: 'It was changed somewhere else. You now see the latest version.',
  },
  merged: {
    title: 'Changes joined',
    description: 'This resume was also changed elsewhere. Both changes are kept.',
  },
} as const satisfies Record<string, ToastMessage>;

/** Where neither the server nor this browser has the text. */
export const leaveWords =
  'We couldn’t save your changes, and this browser is out of storage. You’ll lose them if you leave.';

export const resetCopy = {
  title: 'Reset this resume?',
  description:
    'This replaces everything in it with the sample, in the Classic template. You can undo it until you leave the editor.',
  confirm: 'Reset',
} as const;

export const shareCopy = {
  title: 'Share this resume',
  label: 'Anyone with the link can view it',
  isPublic: 'Anyone with the link can view this resume, including future edits.',
  isPrivate: 'Only you can open it.',
  notSaved: 'Save the resume first to get a link.',
  copied: 'Link copied.',
} as const;

/** Above the form, while a resume still says what the sample says. */
/** In the dark theme, where the pages are white unless somebody wants them dark. */
export const pageThemeCopy = { dark: 'Dark page', white: 'White page' } as const;

export const sampleCopy = {
  label: 'Sample details',
  words: 'This is sample content. Type over it, or start from scratch.',
  remove: 'Remove the sample',
} as const;
