import type { User } from '@folio/contract/auth';
import { annualPlans, type PlanId, rupees } from '@folio/contract/prices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../lib/dates.ts';
import { useOfferFacts } from '../../lib/offer-facts.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { enterpriseTerms } from './payments.copy.ts';
import { type PlanValues, planValueNames, planValues } from './plan-values.ts';
import { FeatureList, Price } from './price.tsx';
import type { PromoCode } from './promo-field.tsx';

type Props = {
  promo: PromoCode;
  pathTo: (id: PlanId) => string;
  /** The page for inquiries by organizations, if there is one. */
  salesPath: string | undefined;
  startPath: string;
  /** The signed-in person, whose current plan and its end are shown. */
  owner?: Pick<User, 'subscription' | 'planEndsAt'> | null | undefined;
};

/**
 * The free, annual and organization plans: columns with aligned rows (subgrid) on a wide screen,
 * stacked cards on a phone.
 */
export function PlanTable({ promo, pathTo, salesPath, startPath, owner }: Props) {
  const facts = useOfferFacts();
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-4 lg:gap-x-0 lg:gap-y-0 lg:overflow-hidden lg:rounded-panel lg:border lg:border-line lg:bg-surface">
      <PlanColumn
        name="Free"
        description={t('Write it, check it, share it')}
        price={<BigPrice>{rupees(0)}</BigPrice>}
        action={<Way to={startPath}>{t('Get Started')}</Way>}
        features={[
          t('Every format, import from PDF and Word'),
          t('Live score and job match'),
          t('Your public page'),
        ]}
        values={planValues('free', facts)}
      />
      {annualPlans.map(({ id, name, description, features, agreed }) => (
        <PlanColumn
          key={id}
          name={name}
          ownUntil={owner?.subscription === id ? owner.planEndsAt : undefined}
          description={description}
          features={features}
          agreed={agreed}
          isMarked={id === 'premium'}
          values={planValues(id, facts)}
          price={
            id === 'enterprise' ? (
              <>
                <BigPrice>{t('Custom pricing')}</BigPrice>
                <p className="mt-1 text-small text-muted">{enterpriseTerms()}</p>
              </>
            ) : (
              <Price offer={promo.offerOf({ kind: 'plan', plan: id })} period="year" />
            )
          }
          action={
            id === 'enterprise' ? (
              salesPath === undefined ? null : (
                <Way to={salesPath}>{t('Contact Sales')}</Way>
              )
            ) : (
              <Way to={pathTo(id)} isPrimary={id === 'premium'}>
                {owner?.subscription === id ? t('Add another year') : t('Choose {name}', { name })}
              </Way>
            )
          }
        />
      ))}
    </ul>
  );
}

const BigPrice = ({ children }: { children: string }) => (
  <p className="text-heading font-semibold">{children}</p>
);

const Way = ({
  to,
  isPrimary = false,
  children,
}: {
  to: string;
  isPrimary?: boolean;
  children: ReactNode;
}) => (
  <Button
    asChild
    size="large"
    variant={isPrimary ? 'primary' : 'secondary'}
    className="w-full px-2"
  >
    <Link reloadDocument to={to}>
      {children}
    </Link>
  </Button>
);

type PlanColumnProps = {
  name: string;
  description: string;
  price: ReactNode;
  action: ReactNode;
  features: readonly string[];
  agreed?: readonly string[] | undefined;
  values: PlanValues;
  isMarked?: boolean;
  ownUntil?: string | null | undefined;
};

function PlanColumn(props: PlanColumnProps) {
  const { name, description, price, action, features, agreed, values, isMarked = false } = props;
  const { ownUntil } = props;
  return (
    <li
      className={classNames(
        'flex flex-col rounded-panel border bg-surface p-5 lg:row-span-6 lg:grid lg:grid-rows-subgrid lg:rounded-none lg:border-0 lg:border-t-2 lg:border-l lg:p-0 lg:first:border-l-transparent',
        isMarked
          ? 'border-accent lg:border-t-accent lg:border-l-line lg:bg-tint/50'
          : 'border-line lg:border-t-transparent lg:border-l-line',
      )}
    >
      <div className="flex flex-col lg:p-5 lg:pt-6">
        <h3 className="text-large font-semibold">{name}</h3>
        {ownUntil ? (
          <p className="text-small text-good">
            {t('Your plan until {day}', { day: longDate(ownUntil) })}
          </p>
        ) : null}
        <div className="mt-2">{price}</div>
        <p className="mt-2 mb-5 text-muted">{description}</p>
        <div className="mt-auto">{action}</div>
      </div>
      <dl className="contents">
        <Row name={t('Included')}>
          <FeatureList features={features} agreed={agreed} />
        </Row>
        {planValueNames().map(({ key, name }) => (
          <Row key={key} name={name}>
            {values[key]}
          </Row>
        ))}
      </dl>
    </li>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-line max-lg:mt-4 max-lg:border-t max-lg:pt-4 lg:border-t lg:px-5 lg:py-4">
    <dt className="text-small text-faint">{name}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);
