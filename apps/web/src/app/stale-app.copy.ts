export const staleAppCopy = {
  title: 'This part of Folio could not be loaded',
  description:
    'There may be a newer version, or the connection broke off. Refresh the page to go on: what you wrote is kept.',
} as const;
