import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { FeatureList } from './price.tsx';

type Props = {
  title: string;
  subtitle: string;
  /** The item, where the title doesn't name it. */
  item?: { name: string; price: string; description: string };
  features: readonly string[];
  /** Features that are set up individually, by agreement. */
  agreed?: readonly string[] | undefined;
  /** The payment card, or its replacement. */
  children: ReactNode;
};

/** The item on the left, the payment on the right; stacked on a phone. */
export function PurchasePage({ title, subtitle, item, features, agreed, children }: Props) {
  return (
    <>
      <Link to="/pricing" className={`inline-flex items-center gap-1.5 py-1 ${linkStyle}`}>
        <ArrowLeft aria-hidden className="size-4" />
        {t('All prices')}
      </Link>
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,380px)]">
        <div>
          <h1 className="font-display text-display max-sm:text-heading">{title}</h1>
          <p className="mt-3 text-large text-muted">{subtitle}</p>
          {item ? (
            <div className="mt-8">
              <h2 className="text-title font-semibold">{item.name}</h2>
              <p className="mt-1.5 text-muted">
                {item.price}. {item.description}.
              </p>
            </div>
          ) : null}
          <div className="mt-6">
            <FeatureList features={features} agreed={agreed} />
          </div>
        </div>
        {children}
      </div>
    </>
  );
}

/** For a plan or pack that is not sold. */
export function InvalidPlan() {
  return (
    <div className="mx-auto max-w-110 py-16 text-center">
      <h1 tabIndex={-1} className="font-display text-display">
        {t('Invalid Plan')}
      </h1>
      <p className="mt-4 text-large text-balance text-muted">
        {t("The selected plan doesn't exist or is no longer available.")}
      </p>
      <Button asChild variant="primary" size="large" className="mt-8">
        <Link to="/pricing">{t('View pricing')}</Link>
      </Button>
    </div>
  );
}
