import type { ExportFormat } from '@folio/contract/exports';
import { sectionNames } from '@folio/contract/section-names';
import { type ListSection, listSections, sections } from '@folio/contract/sections';
import { templates } from '@folio/contract/template-list';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from '../../../lib/commands/command.ts';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { nextZoom } from '../../../lib/page-viewport/zoom.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { t } from '../../../lib/words/words.ts';
import { type FieldRef, isMoreSection, ownTabs, tabOfSection } from '../fields/field-ref.ts';
import { useGoSaved, useResumeId } from '../saving/use-saver.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { emptyEntry } from '../store/lists.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { type EditorCommands, useChooseTemplate } from '../top-bar/use-editor-commands.ts';
import { setUnderlines } from '../view/stored-underlines.ts';
import { useReveal, useView, useViewStore, type ViewStore } from '../view/use-view.ts';
import { exportCommands, resumeCommands } from './resume-commands.ts';

/** Registers the editor's commands in the command palette, with their shortcuts. */
export function useEditorPalette(
  commands: EditorCommands,
  onExport: (format: ExportFormat) => void,
  pdfPrice: string,
): void {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  const goSaved = useGoSaved();
  const resumeId = useResumeId();
  const chooseTemplate = useChooseTemplate();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const underlines = useView((known) => known.underlines);
  const isPublished = useEditor(({ document }) => document.isPublished);
  const canUndo = useEditor((history) => history.canUndo);
  const canRedo = useEditor((history) => history.canRedo);
  useCommands(
    useMemo(
      () => [
        ...resumeCommands({ commands, view, isPublished, canUndo, canRedo }),
        ...(resumeId ? pageCommands(resumeId, { goSaved, view }) : []),
        ...exportCommands(onExport, pdfPrice),
        ...tabCommands(view),
        ...addCommands(store, reveal),
        ...(isPhone ? paneCommands(view) : []),
        ...templateCommands(chooseTemplate),
        ...zoomCommands(view),
        ...scoreCommands(view, underlines),
      ],
      [
        commands,
        store,
        view,
        underlines,
        reveal,
        isPublished,
        canUndo,
        canRedo,
        resumeId,
        goSaved,
        onExport,
        pdfPrice,
        isPhone,
        chooseTemplate,
      ],
    ),
  );
}

type Going = { goSaved: ReturnType<typeof useGoSaved>; view: ViewStore };

/** Other pages about a stored resume; typed text is saved first. */
const pageCommands = (resumeId: string, { goSaved, view }: Going): Command[] => [
  {
    id: 'preview page',
    label: t('Open preview page'),
    group: t('Resume'),
    keywords: ['print'],
    // Prints the pages; the browser's own command would print the editor.
    shortcut: 'mod+p',
    run: () => void goSaved(`/resume/preview/${resumeId}`),
  },
  {
    id: 'tailor',
    label: t('Tailor to a job'),
    group: t('Resume'),
    keywords: ['version', 'advertisement', 'match', 'copy'],
    run: () => void goSaved(`/resume/${resumeId}/versions`),
  },
  {
    id: 'languages',
    label: t('Languages: add or compare'),
    group: t('Resume'),
    keywords: ['language', 'translate', 'translation', 'version', 'german', 'hindi'],
    run: () => view.set({ dialog: 'languages' }),
  },
  {
    id: 'cover letter',
    label: t('Cover letter'),
    group: t('Resume'),
    keywords: ['application', 'write', 'ai'],
    run: () => void goSaved(`/resume/${resumeId}/cover-letter`),
  },
  {
    id: 'history',
    label: t('History'),
    group: t('Resume'),
    keywords: ['versions', 'earlier', 'restore', 'undo', 'back'],
    run: () => void goSaved(`/resume/${resumeId}/history`),
  },
];

const templateCommands = (choose: (id: string) => void): Command[] =>
  templates.map(({ id, name, category, premium }) => ({
    id: `template ${id}`,
    label: t('Use {name}', { name }),
    group: t('Template'),
    keywords: ['template', 'design', category, ...(premium ? ['premium'] : [])],
    run: () => choose(id),
  }));

/** The score panel, and the marks on the pages. */
const scoreCommands = (view: ViewStore, underlines: boolean): Command[] => [
  {
    id: 'score',
    label: t('Show the score and its findings'),
    group: t('View'),
    keywords: ['score', 'check', 'ats', 'spelling', 'improve'],
    run: () => view.set({ pane: 'preview', isScoreOpen: true }),
  },
  {
    id: 'underlines',
    group: t('View'),
    keywords: ['score', 'marks', 'spelling'],
    label: underlines ? t('Hide the underlined findings') : t('Underline findings in the preview'),
    run: () => setUnderlines(view, !underlines),
  },
];

/** Adds an empty entry to a list, and focuses it. */
const addCommands = (store: EditorStore, reveal: (field: FieldRef) => void): Command[] =>
  Object.entries(listSections).map(([section, { entries, fields }]) => {
    const list = section as ListSection;
    return {
      id: `add ${list}`,
      label: entries.addLabel,
      group: t('Add'),
      keywords: ['new', 'entry'],
      run() {
        const entry = emptyEntry(list);
        flushSync(() => store.dispatch({ type: 'addEntry', list, entry }));
        reveal({ list, id: entry.id, field: fields[0]?.id ?? '' });
      },
    };
  });

const goTo = () => t('Go to');

/** The tabs for sections that every resume has, and for other parts of the editor. */
const goTabs = [
  ...sectionNames
    .filter((section) => section !== 'customSections' && !isMoreSection(section))
    .map((id) => ({ id: tabOfSection(id), label: sections[id].label })),
  ...ownTabs,
];

/** The parts of the form. */
const tabCommands = (view: ViewStore): Command[] =>
  goTabs.map(({ id, label }) => ({
    id: `tab ${id}`,
    label,
    group: goTo(),
    keywords: ['section', 'form', 'edit'],
    run: () => view.set({ pane: 'form', tab: id }),
  }));

/** On a phone only one pane is visible. */
const paneCommands = (view: ViewStore): Command[] => [
  { id: 'pane form', label: t('Write'), group: goTo(), run: () => view.set({ pane: 'form' }) },
  {
    id: 'pane preview',
    label: t('Page'),
    group: goTo(),
    run: () => view.set({ pane: 'preview' }),
  },
];

/** The zoom of the preview. */
const zoomCommands = (view: ViewStore): Command[] => {
  const step = (direction: 'in' | 'out'): Command => ({
    id: `zoom ${direction}`,
    label: t('Zoom {direction}', { direction }),
    group: t('View'),
    run: () => view.set({ zoom: nextZoom(view.get().percent, direction) ?? view.get().percent }),
  });
  return [
    step('in'),
    step('out'),
    {
      id: 'zoom fit',
      label: t('Fit the page to the desk'),
      group: t('View'),
      run: () => view.set({ zoom: 'fit' }),
    },
  ];
};
