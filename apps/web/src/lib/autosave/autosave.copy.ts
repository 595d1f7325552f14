/** Said wherever a document is edited. */
export const deviceCopy = {
  full: 'This device has no room left, so what you type is not kept until it is saved.',
  blocked:
    'This browser does not let us keep anything on this device, so what you type is lost if it cannot be saved.',
  download: 'Download a copy',
} as const;

export const conflictCopy = {
  banner: (what: string) => `This ${what} was changed in two places.`,
  review: 'Compare',
  title: 'Changed in two places',
  description:
    'The same field was changed here and on another device or in another window. Choose a text for each.',
  mine: 'Yours',
  theirs: 'The other one',
  stands: 'In use now',
  keepMine: 'Use mine',
  useTheirs: 'Use the other one',
  later: 'Decide later',
  empty: '(empty)',
} as const;
