import { type AccountFacts, mayUseTemplate } from '@folio/contract/entitlements';
import { templates } from '@folio/contract/template-list';

export type LayoutFilter = 'all' | 'one' | 'two';
export type PlanFilter = 'all' | 'mine';

/** The templates of a layout, and of those the ones that an account may use if only they are wanted. */
export function filterTemplates(
  { layout, plan }: { layout: LayoutFilter; plan: PlanFilter },
  account: AccountFacts,
) {
  return templates.filter(
    (one) =>
      (layout === 'all' || (layout === 'one') === (one.layout === 'single-column')) &&
      (plan === 'all' || mayUseTemplate(one.id, account)),
  );
}
