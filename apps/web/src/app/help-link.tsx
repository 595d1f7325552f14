import { CircleHelp } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router';
import { useIsSold } from '../lib/credit-costs.ts';
import { t } from '../lib/words/words.ts';
import { Button } from '../ui/button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

/** Links from a page's bar to its help. */
export function HelpLink() {
  const { pathname } = useLocation();
  const isSold = useIsSold();
  return (
    <Tooltip label={t('Help')}>
      <Button asChild variant="quiet" className="w-9 shrink-0 px-0! finger:w-11">
        <Link to={helpPath(pathname, isSold)} aria-label={t('Help')}>
          <CircleHelp aria-hidden className="size-5" />
        </Link>
      </Button>
    </Tooltip>
  );
}

/** The guides by pages; the first match is used. */
const guidesOfPages: readonly (readonly [pattern: string, guide: string])[] = [
  ['/dashboard', 'first-resume'],
  ['/resumes', 'first-resume'],
  ['/templates', 'first-resume'],
  ['/activity', 'first-resume'],
  ['/tips', 'score'],
  ['/resume/analysis', 'score'],
  ['/resume/editor/*', 'first-resume'],
  ['/resume/start', 'first-resume'],
  ['/resume/preview/*', 'export-and-share'],
  ['/resume/:id/versions', 'fit-to-a-job'],
  ['/resume/:id/cover-letter', 'fit-to-a-job'],
  ['/letters/*', 'fit-to-a-job'],
  ['/billing', 'credits-and-plans'],
  ['/pricing', 'credits-and-plans'],
  ['/subscribe/*', 'credits-and-plans'],
  ['/payment/*', 'credits-and-plans'],
  ['/profile/settings', 'profile'],
];

/** The help for a page: its guide, else the help center. */
export function helpPath(pathname: string, isSold = true): string {
  const guide = guidesOfPages.find(([pattern]) => matchPath(pattern, pathname))?.[1];
  const isShown = isSold || guide !== 'credits-and-plans';
  return guide === undefined || !isShown ? '/help-center' : `/help-center/guides/${guide}`;
}
