import { opensTier } from '@folio/contract/entitlements';
import type { Template } from '@folio/contract/templates';
import { Badge } from '../ui/badge.tsx';
import { useIsSold } from './credit-costs.ts';

/**
 * Which plan opens a template: any of them, or Premium alone, which has the signature designs.
 * Nothing is said of what is free, nor where nothing is sold, and so everything is open.
 */
export function TierBadge({ tier }: Pick<Template, 'tier'>) {
  const isSold = useIsSold();
  if (!isSold || opensTier('free', tier)) return null;
  if (opensTier('basic', tier)) return <Badge tone="neutral">Premium · any plan</Badge>;
  return <Badge tone="accent">Premium · signature</Badge>;
}
