import { CircleHelp } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { helpPath } from './help-path.ts';

/** Leads from the bar above a page to what explains it. */
export function HelpLink() {
  const { pathname } = useLocation();
  return (
    <Tooltip label="Help">
      <Button asChild variant="quiet" className="w-9 shrink-0 px-0! max-md:size-11">
        <Link to={helpPath(pathname)} aria-label="Help">
          <CircleHelp aria-hidden className="size-5" />
        </Link>
      </Button>
    </Tooltip>
  );
}
