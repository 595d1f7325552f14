import { rupees } from '@folio/contract/prices';
import { Badge } from '../../ui/badge.tsx';
import type { Offer } from './promo-code.ts';

type Props = {
  offer: Offer;
  /** Such as 'year'. */
  period?: string | undefined;
};

/** What one pays; only where something is taken off, also what it would cost otherwise. */
export function Price({ offer, period }: Props) {
  const { amountPaise, discountedPaise, percentOff } = offer;
  const words = (paise: number) => rupees(paise, { always: period === undefined });
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <span className="text-heading font-semibold">{words(discountedPaise)}</span>
      {period === undefined ? null : <span className="text-muted">per {period}</span>}
      {percentOff > 0 ? (
        <>
          <span className="text-muted">
            <span className="sr-only">instead of </span>
            <s>{words(amountPaise)}</s>
          </span>
          <Badge tone="accent">{percentOff}% off</Badge>
        </>
      ) : null}
    </p>
  );
}
