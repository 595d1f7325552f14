import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FeatureList } from './feature-list.tsx';

type Props = {
  name: string;
  isPopular?: boolean;
  price: ReactNode;
  description: string;
  features: readonly string[];
  /** The button that leads to the payment. */
  action: ReactNode;
};

/** One of the columns of prices. */
export function OfferColumn({ name, isPopular, price, description, features, action }: Props) {
  return (
    <li
      className={classNames(
        'flex flex-col rounded-panel border bg-surface p-5 lg:p-6',
        isPopular ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="text-large font-semibold">{name}</h3>
        {isPopular ? <Badge tone="accent">Popular</Badge> : null}
      </div>
      <div className="mt-3">{price}</div>
      <p className="mt-2 mb-6 text-muted">{description}</p>
      <FeatureList features={features} />
      <div className="mt-auto pt-6">{action}</div>
    </li>
  );
}
