import { Sparkles } from 'lucide-react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { enhanceCopy } from './enhance.copy.ts';
import { type EnhancedSection, sectionFacts } from './sections.ts';
import { useEnhance } from './use-enhance.ts';

/** Enhances one section; while one is at it, the others wait. */
export function EnhanceButton({
  section,
  isUnseen = false,
  ...rest
}: ButtonProps & {
  section: EnhancedSection;
  /** Without its words, which are not to be found on the pages. */
  isUnseen?: boolean;
}) {
  const { state, enhance } = useEnhance();
  const isRunning = state.running === section;
  const isWaiting = state.running !== undefined;
  const text = isRunning ? enhanceCopy.running : enhanceCopy.button;
  return (
    <Button
      {...rest}
      className={classNames(rest.className, isWaiting && !isRunning && !isUnseen && 'opacity-50')}
      size="small"
      // It keeps the focus while it works.
      aria-disabled={isWaiting || undefined}
      aria-busy={isRunning || undefined}
      aria-label={`${text} ${sectionFacts[section].label}`}
      onClick={isWaiting ? undefined : () => enhance(section)}
    >
      {isRunning ? <Spinner /> : <Sparkles aria-hidden className="size-4" />}
      {isUnseen ? null : text}
    </Button>
  );
}
