import type { Bill } from '@folio/contract/payments';
import { rupees } from '@folio/contract/prices';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useIsSold } from '../../lib/credit-costs.ts';
import { shortMoment } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { billStates } from './bill-states.ts';
import { useReceipt } from './use-receipt.ts';

/** What was paid, the last first. */
export function BillList({ bills }: { bills: readonly Bill[] }) {
  const isSold = useIsSold();
  if (bills.length === 0)
    return (
      <p className="border-t border-line py-6 text-muted">
        You have not bought anything yet.{' '}
        {isSold ? (
          <Link to="/pricing" className={linkStyle}>
            See the prices
          </Link>
        ) : null}
      </p>
    );
  return (
    <ul className="border-t border-line">
      {bills.map((bill) => (
        <BillRow key={bill.id} bill={bill} />
      ))}
    </ul>
  );
}

function BillRow({ bill }: { bill: Bill }) {
  const { download, isBusy } = useReceipt(bill.id);
  const date = shortMoment(bill.paidAt);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{bill.name}</p>
        <p className="text-small text-faint">
          <time dateTime={bill.paidAt}>{date}</time>
        </p>
      </div>
      <div className="text-right max-sm:text-left">
        <p className="font-medium tabular-nums">{rupees(bill.amountPaise, { always: true })}</p>
        <div className="flex flex-wrap gap-x-3 sm:justify-end">
          {billStates(bill).map(({ tone, words }) => (
            <Badge key={words} tone={tone}>
              {words}
            </Badge>
          ))}
        </div>
      </div>
      <Button
        size="small"
        className="max-md:h-11"
        isBusy={isBusy}
        aria-label={`Receipt for ${bill.name}, ${date}`}
        onClick={download}
      >
        {isBusy ? null : <Download aria-hidden className="size-4" />}
        Receipt
      </Button>
    </li>
  );
}
