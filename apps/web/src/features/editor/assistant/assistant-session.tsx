import { type ReactNode, useMemo } from 'react';
import type { Command } from '../../../lib/commands/command.ts';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { useCreditPrices } from '../../../lib/credit-costs.ts';
import { t } from '../../../lib/words/words.ts';
import { useViewStore } from '../view/use-view.ts';
import { actionCopy, aiCopy, newsOf } from './assistant.copy.ts';
import { enhancedSections, mainActions, sectionFacts } from './assistant-answers.ts';
import { SuggestionsDialog } from './assistant-results.tsx';
import type { AssistantState } from './assistant-state.ts';
import { EnhanceDialog } from './enhance-controls.tsx';
import { type Assistant, AssistantContext, useAssistantSession } from './use-assistant.ts';

/** Provides the assistant of the open resume to all parts of the editor. */
export function AssistantSession({
  resumeId,
  children,
}: {
  resumeId: string | undefined;
  children: ReactNode;
}) {
  const assistant = useAssistantSession(resumeId);
  usePaletteCommands(assistant);
  return (
    <AssistantContext value={assistant}>
      {children}
      <SuggestionsDialog />
      <EnhanceDialog />
      <News state={assistant.state} />
    </AssistantContext>
  );
}

function usePaletteCommands({ run, enhance }: Assistant): void {
  const view = useViewStore();
  const priceOf = useCreditPrices();
  useCommands(
    useMemo((): Command[] => {
      const ofTab = mainActions.map((action) => ({
        id: `ai ${action}`,
        label: actionCopy[action].label,
        group: 'AI',
        keywords: ['ai', 'optimizer', 'suggestions', 'write'],
        price: priceOf(action).words,
        run() {
          view.set({ pane: 'form', tab: 'ai' });
          void run(priceOf(action));
        },
      }));
      const ofSections = enhancedSections.map((section) => ({
        id: `enhance ${section}`,
        label: t('Enhance {label}', { label: sectionFacts[section].label }),
        group: 'AI',
        keywords: ['ai', 'rewrite', 'improve'],
        price: priceOf('improve').words,
        run: () => void enhance(section, priceOf('improve')),
      }));
      return [...ofTab, ...ofSections];
    }, [view, priceOf, run, enhance]),
  );
}

/** Announces the AI tab's events to screen readers. */
function News({ state: { running, latest, isSample } }: { state: AssistantState }) {
  const isOfTab = running !== null && running in actionCopy;
  return (
    <p aria-live="polite" className="sr-only top-0">
      {isOfTab ? aiCopy.analyzing : latest ? newsOf(latest, isSample) : ''}
    </p>
  );
}
