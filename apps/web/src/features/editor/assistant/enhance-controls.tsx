import { Sparkles, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCreditPrice, useIsSold } from '../../../lib/credit-costs.ts';
import { locationName } from '../../../lib/findings/location-names.ts';
import { t } from '../../../lib/words/words.ts';
import { PriceTag } from '../../../ui/badge.tsx';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { isComposing } from '../../../ui/is-composing.ts';
import { linkStyle } from '../../../ui/link-style.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { TabId } from '../fields/field-ref.ts';
import { aiCopy } from './assistant.copy.ts';
import { type EnhancedSection, enhancedSections, sectionFacts } from './assistant-answers.ts';
import type { Proposal } from './assistant-state.ts';
import { EditList, ResultNotes } from './edit-parts.tsx';
import { enhanceCopy } from './enhance.copy.ts';
import { useAssistant } from './use-assistant.ts';

/** The Enhance button below a section's fields, for devices without hover. */
export function FormEnhance({ tab }: { tab: TabId }) {
  const place = useRef<HTMLDivElement>(null);
  useEscape(tab, place);
  const section = enhancedSections.find((one) => sectionFacts[one].tab === tab);
  if (!section) return null;
  return (
    <div ref={place} className="mt-5 hidden gap-3 touch:grid max-md:grid">
      <EnhanceButton section={section} className="h-11! justify-self-start" />
      <EnhanceFailure section={section} />
    </div>
  );
}

/**
 * Enhances one section, and can be canceled; the other sections' buttons are disabled meanwhile.
 */
export function EnhanceButton({
  section,
  isUnseen = false,
  ...rest
}: ButtonProps & {
  section: EnhancedSection;
  /** Without visible words, so that a search on the page doesn't find them. */
  isUnseen?: boolean;
}) {
  const { state, enhance, cancel } = useAssistant();
  const price = useCreditPrice('improve');
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = state.running === section;
  const isWaiting = state.running !== null;
  const text = isRunning ? enhanceCopy.running : enhanceCopy.button;
  const { label } = sectionFacts[section];
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
        // `aria-disabled` keeps the focus while it works.
        aria-disabled={isWaiting || undefined}
        aria-busy={isRunning || undefined}
        // Begins with the visible label, which speech input users say (WCAG 2.5.3).
        aria-label={isRunning ? `${text} ${label}` : `${text} ${price.words}, ${label}`}
        onClick={isWaiting ? undefined : () => void enhance(section, price)}
      >
        {isRunning ? <Spinner /> : <Sparkles aria-hidden className="size-4" />}
        {isUnseen ? null : text}
        {isUnseen || isRunning ? null : <PriceTag>{price.words}</PriceTag>}
      </Button>
      {isRunning ? (
        <Button
          className={rest.className}
          size="small"
          aria-label={t('{cancel} enhancing {label}', { cancel: enhanceCopy.cancel, label })}
          onClick={cancelHere}
        >
          <X aria-hidden className="size-4" />
          {enhanceCopy.cancel}
        </Button>
      ) : null}
    </span>
  );
}

/** A section's error, shown under it until the next attempt. */
export function EnhanceFailure({
  section,
  className,
}: {
  section: EnhancedSection;
  className?: string;
}) {
  const { state, dismiss } = useAssistant();
  const isSold = useIsSold();
  const failure = state.failures[section];
  if (!failure) return null;
  return (
    <div role="alert" className={classNames('flex items-start gap-2 text-small', className)}>
      <p className="min-w-0 flex-1 wrap-anywhere text-danger">
        {failure.message}{' '}
        {failure.needsCredits && isSold ? (
          <Link to={aiCopy.pricing} className={linkStyle}>
            {enhanceCopy.buyCredits}
          </Link>
        ) : null}
      </p>
      <IconButton
        label={`${enhanceCopy.dismiss}: ${sectionFacts[section].label}`}
        size="small"
        icon={<X className="size-4" />}
        onClick={() => dismiss(section)}
        className="-my-1.5 -mr-1"
      />
    </div>
  );
}

/**
 * Escape in any field of the tab cancels the running section, without moving the focus. Open layers
 * that handle Escape have precedence.
 */
function useEscape(tab: TabId, inside: RefObject<HTMLElement | null>): void {
  const { state, cancel } = useAssistant();
  const isRunning = enhancedSections.some(
    (section) => section === state.running && sectionFacts[section].tab === tab,
  );
  useEffect(() => {
    const panel = inside.current?.closest('[role=tabpanel]');
    if (!isRunning || !panel) return;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
      if (!event.defaultPrevented && !isComposing(event)) cancel();
    };
    panel.addEventListener('keydown', onKey);
    return () => panel.removeEventListener('keydown', onKey);
  }, [isRunning, cancel, inside]);
}

/** Shows a section's changes, text by text, before they are applied. */
export function EnhanceDialog() {
  const { proposal } = useAssistant().state;
  if (!proposal) return null;
  return <ProposalDialog key={proposal.section} proposal={proposal} />;
}

function ProposalDialog({ proposal }: { proposal: Proposal }) {
  const { accept, keepAsItIs } = useAssistant();
  const { section, edits, content } = proposal;
  // Edits with doubtful claims are applied one by one, or not at all.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const chosen = edits.filter(({ path, doubts }) => !doubts || taken.includes(path));
  const isOneText = section === 'personalInfo';
  return (
    <Dialog
      open
      onOpenChange={keepAsItIs}
      title={`${enhanceCopy.button} ${sectionFacts[section].label}`}
      description={enhanceCopy.description}
      footer={
        <>
          <Button onClick={keepAsItIs}>{enhanceCopy.keep}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => accept({ ...proposal, edits: chosen })}
          >
            {enhanceCopy.apply}
          </Button>
        </>
      }
    >
      <EditList
        edits={edits}
        nameOf={isOneText ? undefined : ({ path }) => locationName(content, path)}
      >
        {({ path, doubts }) =>
          doubts ? (
            <Switch
              label={aiCopy.take}
              checked={taken.includes(path)}
              onCheckedChange={(isTaken) =>
                setTaken((paths) =>
                  isTaken ? [...paths, path] : paths.filter((one) => one !== path),
                )
              }
            />
          ) : null
        }
      </EditList>
      <ResultNotes answer={proposal} className="mt-6" />
    </Dialog>
  );
}
