import type { Command } from '../../../lib/commands/command.ts';
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

export const aiCommands = (view: ViewStore, run: (action: AiAction) => unknown): Command[] =>
  mainActions.map((action) => ({
    ...{ id: `ai ${action}`, label: actionCopy[action].label, group: 'AI' },
    keywords: ['ai', 'optimizer', 'suggestions', 'write'],
    run() {
      view.set({ pane: 'form', tab: 'ai' });
      void run(action);
    },
  }));
