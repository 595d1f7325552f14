import type { User } from '@folio/contract/auth';
import { creditActions } from '@folio/contract/credit-actions';
import { entitlementsOf } from '@folio/contract/entitlements';
import { templateFacts } from '@folio/contract/template-facts';
import { t } from '../../lib/words/words.ts';

/** A plan's values in the comparison table, from top to bottom. */
export type PlanValues = {
  PDFs: string;
  'Footer on your PDF': string;
  Templates: string;
  'AI features': string;
};

/** The rows of the table, by their names. */
export const planValueNames = (): readonly { key: keyof PlanValues; name: string }[] => [
  { key: 'PDFs', name: t('PDFs') },
  { key: 'Footer on your PDF', name: t('Footer on your PDF') },
  { key: 'Templates', name: t('Templates') },
  { key: 'AI features', name: t('AI features') },
];

/** Derived from the table of entitlements, so that the two agree. */
export function planValues(
  subscription: User['subscription'],
  facts: Readonly<Record<string, string>>,
): PlanValues {
  const { included, isBranded, templates } = entitlementsOf({ subscription, hasBoughtPack: false });
  const hasAllAi = creditActions.every((one) => one === 'pdf-export' || included.has(one));
  const opened = templateFacts.filter(({ tier }) => templates.has(tier)).length;
  return {
    PDFs: included.has('pdf-export')
      ? t('Unlimited')
      : t('{cost} a resume, then free for {days} days, however often it changes', {
          cost: capital(facts['cost pdf-export'] ?? ''),
          days: facts['free-again days'] ?? '',
        }),
    'Footer on your PDF': isBranded ? t('One small line with our name') : t('None'),
    Templates: opened === templateFacts.length ? t('All {opened}', { opened }) : String(opened),
    'AI features': hasAllAi
      ? t('Included, up to {count} requests a day', { count: facts['included calls'] ?? '' })
      : t('With credits'),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
