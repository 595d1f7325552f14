import type { pageAccents } from '@folio/contract/profile';

/** The accents of public pages on light background; `tokens.css` of the web app has the same. */
export const accentColors: Record<(typeof pageAccents)[number], string> = {
  primary: '#0055ff',
  purple: '#6b3fd4',
  blue: '#0a6ba8',
  green: '#0b7a4b',
  pink: '#b5246c',
};
