import { Link } from 'react-router';
import { linkLook } from '../../ui/link-look.ts';

export function SpecialOffer() {
  return (
    <section aria-labelledby="offer">
      <h2 id="offer" className="text-large font-semibold">
        Special Offer
      </h2>
      <p className="mt-1 text-muted">50% off on Premium features</p>
      <Link to="/pricing" className={`mt-2 inline-block py-0.5 text-small ${linkLook}`}>
        See the offer
      </Link>
    </section>
  );
}
