import { Link } from 'react-router';
import { useIsSold } from '../../lib/credit-costs.ts';
import { Button } from '../../ui/button.tsx';

/** For those on the free plan, where a plan can be bought. */
export function UpgradeBanner() {
  if (!useIsSold()) return null;
  return (
    <section
      aria-labelledby="upgrade"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="upgrade" className="font-semibold">
          You are on the free plan
        </h2>
        <p className="mt-0.5 text-small text-faint">
          A plan unlocks the premium templates and unlimited PDFs without our name on them.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:flex-row-reverse">
        <Button asChild variant="quiet" className="max-md:h-11">
          <Link to="/pricing">View Plans</Link>
        </Button>
        <Button asChild className="max-md:h-11">
          <Link reloadDocument to="/subscribe/basic">
            Upgrade Now
          </Link>
        </Button>
      </div>
    </section>
  );
}
