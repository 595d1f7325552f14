import type { Command } from '../../../lib/commands/command.ts';
import type { useCreditPrices } from '../../../lib/credit-costs.ts';
import type { CreditPrice } from '../../../lib/credit-price.ts';
import type { ViewStore } from '../view/editor-view.ts';
import { actionCopy } from './ai.copy.ts';
import type { AiAction } from './ai-answers.ts';

/** What the optimizer's buttons do. */
export const mainActions = [
  'improve',
  'optimize-ats',
  'suggest-skills',
  'generate-summary',
] as const satisfies AiAction[];

export const aiCommands = (
  view: ViewStore,
  priceOf: ReturnType<typeof useCreditPrices>,
  run: (price: CreditPrice<AiAction>) => unknown,
): Command[] =>
  mainActions.map((action) => ({
    ...{ id: `ai ${action}`, label: actionCopy[action].label, group: 'AI' },
    keywords: ['ai', 'optimizer', 'suggestions', 'write'],
    price: priceOf(action).words,
    run() {
      view.set({ pane: 'form', tab: 'ai' });
      void run(priceOf(action));
    },
  }));
