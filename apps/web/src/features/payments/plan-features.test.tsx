import { entitlementsOf } from '@folio/contract/entitlements';
import { annualPlans } from '@folio/contract/prices';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeatureList } from './price.tsx';

it('the price list lists as included of Enterprise what Premium has, and apart from it what is agreed', () => {
  const [plan, ...others] = annualPlans.toSorted((a) => (a.id === 'enterprise' ? -1 : 1));
  if (!plan) throw new Error('No plan');
  const entitled = entitlementsOf({ subscription: plan.id, hasBoughtPack: false });
  expect(entitled).toEqual(entitlementsOf({ subscription: 'premium', hasBoughtPack: false }));
  const [included = '', agreed = ''] = renderToStaticMarkup(<FeatureList {...plan} />).split(
    'Set up for you, as agreed',
  );
  const rows = (markup: string) =>
    [...markup.matchAll(/<\/svg>([^<]+)<\/li>/g)].map(([, row]) => row);
  expect(rows(included)).toEqual(['All premium features']);
  expect(rows(agreed)).toEqual([
    'Custom branding',
    'User management',
    'Analytics dashboard',
    'API access',
    'Dedicated account manager',
  ]);
  for (const other of others)
    expect(renderToStaticMarkup(<FeatureList {...other} />)).not.toContain('as agreed');
});
