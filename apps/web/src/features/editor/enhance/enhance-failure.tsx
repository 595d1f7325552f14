import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { linkStyle } from '../../../ui/link-style.ts';
import { enhanceCopy, pricingPath } from './enhance.copy.ts';
import { type EnhancedSection, sectionFacts } from './sections.ts';
import { useEnhance } from './use-enhance.ts';

/** What went wrong with a section, under it, until it is tried again. */
export function EnhanceFailure({
  section,
  className,
}: {
  section: EnhancedSection;
  className?: string;
}) {
  const { state, forget } = useEnhance();
  const isSold = useIsSold();
  const failure = state.failures[section];
  if (!failure) return null;
  return (
    <div role="alert" className={classNames('flex items-start gap-2 text-small', className)}>
      <p className="min-w-0 flex-1 wrap-anywhere text-danger">
        {failure.message}{' '}
        {failure.needsCredits && isSold ? (
          <Link to={pricingPath} className={linkStyle}>
            {enhanceCopy.buyCredits}
          </Link>
        ) : null}
      </p>
      <IconButton
        label={`${enhanceCopy.dismiss}: ${sectionFacts[section].label}`}
        size="small"
        icon={<X className="size-4" />}
        onClick={() => forget(section)}
        className="-my-1.5 -mr-1"
      />
    </div>
  );
}
