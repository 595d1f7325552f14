import type { ExportFormat } from '@folio/contract/exports';
import { useMemo } from 'react';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { useGoSaved, useResumeId } from '../saving/use-saver.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useChooseTemplate } from '../top-bar/use-choose-template.ts';
import type { EditorCommands } from '../top-bar/use-editor-commands.ts';
import { useMediaQuery } from '../view/use-media-query.ts';
import { useReveal, useView, useViewStore } from '../view/use-view.ts';
import { addCommands } from './add-commands.ts';
import { exportCommands, resumeCommands } from './resume-commands.ts';
import { scoreCommands } from './score-commands.ts';
import { templateCommands } from './template-commands.ts';
import { paneCommands, tabCommands, zoomCommands } from './view-commands.ts';

/** Offers what the editor can do in the command palette, and by its shortcuts. */
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
  const canUndo = useEditor(({ past }) => past.length > 0);
  const canRedo = useEditor(({ future }) => future.length > 0);
  useCommands(
    useMemo(
      () => [
        ...resumeCommands({ commands, view, isPublished, canUndo, canRedo }),
        ...(resumeId
          ? [
              {
                id: 'preview page',
                label: 'Open preview page',
                group: 'Resume',
                run: () => void goSaved(`/resume/preview/${resumeId}`),
              },
              {
                id: 'tailor',
                label: 'Tailor to a job',
                group: 'Resume',
                keywords: ['version', 'advertisement', 'match', 'copy'],
                run: () => void goSaved(`/resume/${resumeId}/versions`),
              },
              {
                id: 'cover letter',
                label: 'Cover letter',
                group: 'Resume',
                keywords: ['application', 'write', 'ai'],
                run: () => void goSaved(`/resume/${resumeId}/cover-letter`),
              },
            ]
          : []),
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
