import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Command } from '../../lib/commands/command.ts';
import { useCommands } from '../../lib/commands/use-commands.ts';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { exportLabels } from '../../ui/export-items.tsx';
import { toast } from '../../ui/toast.ts';
import {
  copyLetter,
  exportLetterFile,
  type LetterFormat,
  letterFormats,
} from './export-letter-file.ts';
import type { LetterStore } from './letter-store.ts';

type Parts = {
  document: LetterForDocument;
  store: LetterStore;
  price: CreditPrice<'cover-letter'>;
  write: () => Promise<void>;
  resumeId: string;
  isWriting: boolean;
};

export type LetterActions = {
  download: (format: LetterFormat) => Promise<void>;
  copy: () => Promise<void>;
};

/** What is done with the letter as a whole, in the bar and in the palette. */
export function useLetterActions(parts: Parts): LetterActions {
  const latest = useRef(parts);
  latest.current = parts;
  const navigate = useNavigate();
  const actions = useMemo(
    () => ({
      download: async (format: LetterFormat) => {
        const message = await exportLetterFile(latest.current.document, format);
        if (message) toast(message);
      },
      copy: async () => void toast(await copyLetter(latest.current.document.letter.text)),
    }),
    [],
  );
  const { isWriting, resumeId } = parts;
  const { words: price, isEnough } = parts.price;
  useCommands(
    useMemo(
      (): Command[] => [
        ...commandsOf(actions, isWriting),
        {
          ...{ id: 'write letter', label: 'Write letter', group, price },
          disabled: isWriting || !isEnough,
          run: () => latest.current.write(),
        },
        {
          ...{ id: 'save letter', label: 'Save', group, shortcut: 'mod+s' },
          run: () => void latest.current.store.flush(),
        },
        {
          ...{ id: 'back to resume', label: 'Edit the resume', group, keywords: ['back'] },
          run: () => navigate(`/resume/editor/${resumeId}`),
        },
      ],
      [actions, isWriting, price, isEnough, resumeId, navigate],
    ),
  );
  return actions;
}

const group = 'Cover letter';

const commandsOf = ({ download, copy }: LetterActions, disabled: boolean): Command[] => [
  { id: 'copy letter', label: 'Copy letter', group, disabled, run: copy },
  ...exportLabels.flatMap(([format, label]): Command[] => {
    const wanted = letterFormats.find((one) => one === format);
    if (!wanted) return [];
    const keywords = ['download', format];
    return [
      {
        id: `export letter ${format}`,
        label,
        group,
        keywords,
        disabled,
        run: () => download(wanted),
      },
    ];
  }),
];
