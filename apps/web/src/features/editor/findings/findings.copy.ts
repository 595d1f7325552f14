/** The words of the score in the editor. */
export const scoreCopy = {
  title: 'Resume score',
  waiting: 'Scoring…',
  failed: 'No score',
  failedHint: 'We couldn’t score this. We’ll try again after your next change.',
  sample: 'No score yet',
  sampleHint: 'This is still the sample. Your score appears as you replace it.',
  tooShort: (from: number) => `Score starts at ${from} words`,
  tooShortHint: (words: number, from: number) =>
    `Your score starts at ${from} words. You have ${words} so far.`,
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  partlySample: 'Only your own words count, not what’s left of the sample.',
  none: 'We found nothing to fix.',
  unspelt: 'We couldn’t load the dictionary, so spelling isn’t checked for now.',
  underlines: 'Underline in the preview',
  underlinesHint: 'Solid lines are worth the most points, dotted the least.',
  onPages: 'Findings on the pages',
  couldWrite: 'You could write',
  show: 'Show',
  apply: 'Apply',
  applied: 'Applied',
  gone: {
    title: 'This text has changed since then',
    description: 'Your score will be here in a moment.',
  },
} as const;
