import { matchPath } from 'react-router';

/** Which guide fits which pages; the first that fits is meant. */
const guidesOfPages: readonly (readonly [pattern: string, guide: string])[] = [
  ['/dashboard', 'first-resume'],
  ['/resumes', 'first-resume'],
  ['/templates', 'first-resume'],
  ['/activity', 'first-resume'],
  ['/tips', 'score'],
  ['/resume/analysis', 'score'],
  ['/resume/editor/*', 'first-resume'],
  ['/resume/preview/*', 'export-and-share'],
  ['/resume/:id/versions', 'fit-to-a-job'],
  ['/resume/:id/cover-letter', 'fit-to-a-job'],
  ['/billing', 'credits-and-plans'],
  ['/pricing', 'credits-and-plans'],
  ['/subscribe/*', 'credits-and-plans'],
  ['/payment/*', 'credits-and-plans'],
  ['/profile/settings', 'profile'],
];

/** Where the page at this address is explained: its guide, else the help center. */
export function helpPath(pathname: string): string {
  const guide = guidesOfPages.find(([pattern]) => matchPath(pattern, pathname))?.[1];
  return guide === undefined ? '/help-center' : `/help-center/guides/${guide}`;
}
