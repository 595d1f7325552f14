export const versionsCopy = {
  title: 'Tailored versions',
  intro: (name: string) =>
    `Versions of “${name}”, each for one job. Edit the original and we’ll offer the change to every version.`,
  jobDescription: 'Job description',
  jobHint: 'Paste the whole job description. It’s saved with this version and never shared.',
  name: 'Name of the version',
  nameHint: 'For example “Nurse, St. Mary’s” (optional)',
  tailor: 'Tailor to a job',
  make: 'Create version',
  making: 'Making...',
  emptyJob: 'Paste the job description first.',
  made: { title: 'Version created', description: 'Now tailor it to the job.' },
  failed: 'We couldn’t create the version',
  none: 'No versions yet',
  noneHint:
    'Paste a job description below. We’ll make a copy to tailor; your original stays untouched.',
  loadFailed: 'Failed to load versions',
  original: 'Original',
  match: 'Match',
  matchUnknown: 'We couldn’t work out the match.',
  terms: 'What the job asks for',
  termsHint: 'Choose one to see where both texts say it.',
  inVersion: 'In this version',
  notInVersion: 'Not in this version',
  chooseTerm: 'Choose what the job asks for, and its lines show here.',
  answered: (name: string, count: number) =>
    count === 0
      ? `“${name}” isn’t in this version.`
      : `“${name}” is in this version in ${count} ${count === 1 ? 'place' : 'places'}.`,
  missingHint: 'Add only what’s true of you.',
  preferred: 'nice to have',
  nothingMissing: 'You cover everything in the job description.',
  differences: (count: number) =>
    count === 0 ? 'Same as the original' : `${count} ${count === 1 ? 'difference' : 'differences'}`,
  offered: (count: number) =>
    `${count} ${count === 1 ? 'change' : 'changes'} in the original since`,
  offeredHint: 'Choose the changes this version should get.',
  clash: 'You edited this here too. Applying will replace your text.',
  take: (count: number) => (count === 1 ? 'Apply 1 change' : `Apply ${count} changes`),
  decline: 'Skip these changes',
  taken: { title: 'Version updated', description: 'Your chosen changes are in.' },
  declined: { title: 'Changes skipped', description: 'We won’t offer these changes again.' },
  settleFailed: 'We couldn’t update the version',
  open: 'Open',
  release: 'Detach from original',
  released: {
    title: 'Detached',
    description: 'Changes to the original are no longer offered to it.',
  },
  releaseFailed: 'We couldn’t detach the version',
  advertisement: 'The job description',
  removed: 'Removed',
};
