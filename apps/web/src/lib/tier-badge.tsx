import type { Template } from '@folio/contract/templates';
import { Badge } from '../ui/badge.tsx';
import { useIsSold } from './credit-costs.ts';

/** What a template asks for, as `mayUseTemplate` decides it; nothing is said of what is free. */
const words = {
  free: undefined,
  basic: 'Premium · any plan',
  premium: 'Premium · signature',
} as const satisfies Record<Template['tier'], string | undefined>;

/**
 * Which plan opens a template: any of them, or Premium alone, which has the signature designs.
 * Nothing is said where nothing is sold, and so everything is open.
 */
export function TierBadge({ tier }: Pick<Template, 'tier'>) {
  const isSold = useIsSold();
  if (words[tier] === undefined || !isSold) return null;
  return <Badge tone={tier === 'premium' ? 'accent' : 'neutral'}>{words[tier]}</Badge>;
}
