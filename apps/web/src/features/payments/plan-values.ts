import type { User } from '@folio/contract/auth';
import { creditActions } from '@folio/contract/credit-actions';
import { entitlementsOf } from '@folio/contract/entitlements';
import { templateFacts } from '@folio/contract/template-facts';

/** A plan's values in the comparison table, from top to bottom. */
export type PlanValues = {
  PDFs: string;
  'Footer on your PDF': string;
  Templates: string;
  'AI features': string;
};

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
      ? 'Unlimited'
      : `${capital(facts['cost pdf-export'] ?? '')} a resume, then free for ${facts['free-again days']} days, however often it changes`,
    'Footer on your PDF': isBranded ? 'One small line with our name' : 'None',
    Templates: opened === templateFacts.length ? `All ${opened}` : String(opened),
    'AI features': hasAllAi
      ? `Included, up to ${facts['included calls']} requests a day`
      : 'With credits',
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
