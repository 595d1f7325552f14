import { Link } from 'react-router';
import { useServerOffer } from '../../lib/credit-costs.ts';
import { linkStyle } from '../../ui/link-style.ts';

/**
 * What the server takes off a Premium plan without a code, such as '50% off on Premium features'.
 * Nothing is shown where it takes nothing off.
 */
export function SpecialOffer() {
  const percentOff = useServerOffer()?.premiumPercentOff ?? 0;
  return percentOff > 0 ? <OfferCard percentOff={percentOff} /> : null;
}

const OfferCard = ({ percentOff }: { percentOff: number }) => (
  <section aria-labelledby="offer">
    <h2 id="offer" className="text-large font-semibold">
      Special Offer
    </h2>
    <p className="mt-1 text-muted">{percentOff}% off on Premium features</p>
    <Link to="/pricing" className={`mt-2 inline-block py-0.5 text-small ${linkStyle}`}>
      See the offer
    </Link>
  </section>
);
