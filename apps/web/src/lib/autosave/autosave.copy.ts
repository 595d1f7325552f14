/** Said wherever a document is edited. */
export const deviceCopy = {
  full: 'This device is out of storage, so your typing isn’t kept until it’s saved.',
  blocked:
    'This browser doesn’t let us keep anything on this device. If saving fails, what you type is lost.',
  download: 'Download a copy',
} as const;

export const conflictCopy = {
  banner: (what: string) => `This ${what} was changed in two places.`,
  review: 'Compare',
  title: 'Changed in two places',
  description:
    'The same field was changed here and on another device or in another window. Choose which text to keep for each.',
  mine: 'Yours',
  theirs: 'The other one',
  stands: 'In use now',
  keepMine: 'Use mine',
  useTheirs: 'Use the other one',
  later: 'Decide later',
  empty: '(empty)',
} as const;
