import type { Command } from '../../../lib/commands/command.ts';
import type { ViewStore } from '../view/editor-view.ts';
import { setUnderlines } from '../view/stored-underlines.ts';

/** The score beside the pages, and what of it is shown on them. */
export const scoreCommands = (view: ViewStore, underlines: boolean): Command[] => [
  {
    id: 'score',
    label: 'Show the score and its findings',
    group: 'View',
    keywords: ['score', 'check', 'ats', 'spelling', 'improve'],
    run: () => view.set({ pane: 'preview', isScoreOpen: true }),
  },
  {
    id: 'underlines',
    group: 'View',
    keywords: ['score', 'marks', 'spelling'],
    label: underlines ? 'Hide the underlined findings' : 'Underline findings in the preview',
    run: () => setUnderlines(view, !underlines),
  },
];
