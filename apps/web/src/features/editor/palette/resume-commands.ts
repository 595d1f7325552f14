import type { ExportFormat } from '@folio/contract/exports';
import type { Command } from '../../../lib/commands/command.ts';
import { t } from '../../../lib/words/words.ts';
import { exportLabels } from '../../../ui/export-items.tsx';
import type { EditorCommands } from '../top-bar/use-editor-commands.ts';
import type { ViewStore } from '../view/use-view.ts';

const group = () => t('Resume');

type Parts = {
  commands: EditorCommands;
  view: ViewStore;
  isPublished: boolean;
  canUndo: boolean;
  canRedo: boolean;
};

/** Commands for the resume as a whole. */
export const resumeCommands = (parts: Parts): Command[] => {
  const { commands, view, isPublished, canUndo, canRedo } = parts;
  return [
    { id: 'save', label: t('Save'), group: group(), shortcut: 'mod+s', run: commands.save },
    {
      id: 'undo',
      label: t('Undo'),
      group: group(),
      shortcut: 'mod+z',
      disabled: !canUndo,
      run: commands.undo,
    },
    {
      id: 'redo',
      label: t('Redo'),
      group: group(),
      disabled: !canRedo,
      shortcut: ['mod+shift+z', 'mod+y'],
      run: commands.redo,
    },
    {
      id: 'ready',
      group: group(),
      keywords: ['publish', 'finish', 'done', 'status'],
      label: isPublished ? t('Back to in progress') : t('Mark as ready'),
      run: () => commands.setPublished(!isPublished),
    },
    {
      id: 'share',
      label: t('Share'),
      group: group(),
      keywords: ['link', 'public', 'private'],
      run: commands.share,
    },
    {
      id: 'template',
      label: t('Change template'),
      group: group(),
      keywords: ['design', 'layout', 'look'],
      run: () => view.set({ dialog: 'template' }),
    },
    {
      id: 'import',
      label: t('Import into this resume'),
      group: group(),
      keywords: ['upload', 'file', 'pdf', 'word', 'linkedin', 'merge'],
      run: () => view.set({ dialog: 'import' }),
    },
    {
      id: 'reset',
      label: t('Reset'),
      group: group(),
      keywords: ['sample', t('start over')],
      run: () => view.set({ dialog: 'reset' }),
    },
  ];
};

export const exportCommands = (
  onExport: (format: ExportFormat) => void,
  pdfPrice: string,
): Command[] =>
  exportLabels().map(([format, label]) => ({
    id: `export ${format}`,
    label,
    group: t('Export'),
    keywords: ['download', format],
    ...(format === 'pdf' ? { price: pdfPrice } : {}),
    run: () => onExport(format),
  }));
