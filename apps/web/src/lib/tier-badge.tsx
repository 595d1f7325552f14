import type { Template } from '@folio/contract/templates';
import { Badge } from '../ui/badge.tsx';

/** What a template asks for, as `mayUseTemplate` decides it; nothing is said of what is free. */
const words = {
  free: undefined,
  basic: 'Premium · any plan',
  premium: 'Premium · signature',
} as const satisfies Record<Template['tier'], string | undefined>;

/** Which plan opens a template: any of them, or Premium alone, which has the signature designs. */
export const TierBadge = ({ tier }: Pick<Template, 'tier'>) =>
  words[tier] === undefined ? null : (
    <Badge tone={tier === 'premium' ? 'accent' : 'neutral'}>{words[tier]}</Badge>
  );
