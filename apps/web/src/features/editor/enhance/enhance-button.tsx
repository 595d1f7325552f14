import { Sparkles, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PriceTag } from '../../../ui/price-tag.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { enhanceCopy } from './enhance.copy.ts';
import { type EnhancedSection, sectionFacts } from './sections.ts';
import { useEnhance } from './use-enhance.ts';

/** Enhances one section, and can be broken off; while one is at it, the others wait. */
export function EnhanceButton({
  section,
  isUnseen = false,
  ...rest
}: ButtonProps & {
  section: EnhancedSection;
  /** Without its words, which are not to be found on the pages. */
  isUnseen?: boolean;
}) {
  const { state, priceOf, enhance, cancel } = useEnhance();
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = state.running === section;
  const isWaiting = state.running !== undefined;
  const text = isRunning ? enhanceCopy.running : enhanceCopy.button;
  const { label } = sectionFacts[section];
  const price = priceOf(section);
  const cancelHere = () => {
    cancel();
    button.current?.focus();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancelHere();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons in it
    <span className="inline-flex gap-2" onKeyDown={isRunning ? onEscape : undefined}>
      <Button
        {...rest}
        ref={button}
        className={classNames(rest.className, isWaiting && !isRunning && !isUnseen && 'opacity-50')}
        size="small"
        // It keeps the focus while it works.
        aria-disabled={isWaiting || undefined}
        aria-busy={isRunning || undefined}
        // It begins with what is seen of it, which is what is spoken to it.
        aria-label={isRunning ? `${text} ${label}` : `${text} ${price}, ${label}`}
        onClick={isWaiting ? undefined : () => enhance(section)}
      >
        {isRunning ? <Spinner /> : <Sparkles aria-hidden className="size-4" />}
        {isUnseen ? null : text}
        {isUnseen || isRunning ? null : <PriceTag>{price}</PriceTag>}
      </Button>
      {isRunning ? (
        <Button
          className={rest.className}
          size="small"
          aria-label={`${enhanceCopy.cancel} enhancing ${label}`}
          onClick={cancelHere}
        >
          <X aria-hidden className="size-4" />
          {enhanceCopy.cancel}
        </Button>
      ) : null}
    </span>
  );
}
