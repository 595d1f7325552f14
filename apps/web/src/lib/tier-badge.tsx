import { opensTier } from '@folio/contract/entitlements';
import type { Template } from '@folio/contract/templates';
import { Badge } from '../ui/badge.tsx';
import { useIsSold } from './credit-costs.ts';
import { t } from './words/words.ts';

/**
 * The plan that a template requires: any, or Premium for the signature designs. Shows nothing for
 * free templates, or if nothing is sold.
 */
export function TierBadge({ tier }: Pick<Template, 'tier'>) {
  const isSold = useIsSold();
  if (!isSold || opensTier('free', tier)) return null;
  if (opensTier('basic', tier)) return <Badge tone="neutral">{t('Premium · any plan')}</Badge>;
  return <Badge tone="accent">{t('Premium · signature')}</Badge>;
}
