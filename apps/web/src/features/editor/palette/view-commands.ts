import type { Command } from '../../../lib/commands/command.ts';
import { nextZoom } from '../../../lib/page-viewport/zoom.ts';
import { tabs } from '../fields/field-ref.ts';
import type { ViewStore } from '../view/editor-view.ts';

const goTo = 'Go to';

/** The parts of the form. */
export const tabCommands = (view: ViewStore): Command[] =>
  tabs.map(({ id, label }) => ({
    id: `tab ${id}`,
    label,
    group: goTo,
    keywords: ['section', 'form', 'edit'],
    run: () => view.set({ pane: 'form', tab: id }),
  }));

/** On a phone only one of the two is in sight. */
export const paneCommands = (view: ViewStore): Command[] => [
  { id: 'pane form', label: 'Form', group: goTo, run: () => view.set({ pane: 'form' }) },
  {
    id: 'pane preview',
    label: 'Preview',
    group: goTo,
    run: () => view.set({ pane: 'preview' }),
  },
];

/** How large the pages are shown. */
export const zoomCommands = (view: ViewStore): Command[] => {
  const step = (direction: 'in' | 'out'): Command => ({
    id: `zoom ${direction}`,
    label: `Zoom ${direction}`,
    group: 'View',
    run: () => view.set({ zoom: nextZoom(view.get().percent, direction) ?? view.get().percent }),
  });
  return [
    step('in'),
    step('out'),
    {
      id: 'zoom fit',
      label: 'Fit the page to the desk',
      group: 'View',
      run: () => view.set({ zoom: 'fit' }),
    },
  ];
};
