/** The words of the score in the editor. */
export const scoreCopy = {
  title: 'Resume score',
  waiting: 'Scoring…',
  failed: 'No score',
  failedHint: 'Scoring did not work here. It is tried again after your next change.',
  sample: 'No score yet',
  sampleHint:
    'This is still the sample, so there is nothing of yours to score. Your score appears as you replace it.',
  partlySample: 'Only your own words count. What is left of the sample does not.',
  none: 'We looked for weak points and found none.',
  unspelt: 'The dictionary could not be loaded, so spelling is left out for now.',
  underlines: 'Underline in the preview',
  underlinesHint: 'Solid gains most, dashed less, dotted least.',
  onPages: 'Findings on the pages',
  couldWrite: 'You could write',
  show: 'Show',
  apply: 'Apply',
  applied: 'Applied',
  gone: {
    title: 'This text has changed since',
    description: 'The score follows in a moment, with what is left to do.',
  },
} as const;
