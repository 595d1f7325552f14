import { exportMediaTypes } from '@folio/contract/exports';
import { letterFileName } from '@folio/documents/file-name';
import { letterLeftovers } from '@folio/documents/leftovers/find-leftovers';
import { exportLetter } from '@folio/documents/letter/export-letter';
import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { missingLetters } from '@folio/documents/missing-letters';
import { ownerName } from '@folio/documents/outline/outline-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Command } from '../../lib/commands/command.ts';
import { useCommands } from '../../lib/commands/use-commands.ts';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { downloadFile } from '../../lib/download.ts';
import { askAboutLeftovers } from '../../lib/leftovers/ask-about-leftovers.ts';
import type { NamedLeftover } from '../../lib/leftovers/leftovers-question.ts';
import { askAboutLetters } from '../../lib/missing-letters/ask-about-letters.ts';
import { loadFontsFor } from '../../lib/typesetting/load-font-book.ts';
import { loadPdfWriter } from '../../lib/typesetting/pdf-writer.ts';
import { letterDocument } from '../../lib/typesetting/set-letter.ts';
import { t } from '../../lib/words/words.ts';
import { exportLabels } from '../../ui/export-items.tsx';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { letterFieldName, reasonOf } from './cover-letter.copy.ts';
import { letterToasts } from './letter-notices.copy.ts';
import type { LetterStore } from './letter-store.ts';

export const letterFormats = ['pdf', 'docx', 'txt'] as const;
type LetterFormat = (typeof letterFormats)[number];

/**
 * Downloads the letter as displayed, made on this device and free. Resolves to a message about the
 * outcome.
 */
async function exportLetterFile(
  letter: LetterForDocument,
  format: LetterFormat,
): Promise<ToastMessage | undefined> {
  try {
    if (!(await askAboutLeftovers(placesIn(letter), goToField))) return undefined;
    const bytes = format === 'pdf' ? await makePdf(letter) : await exportLetter(letter, format);
    if (!bytes) return undefined;
    const file = new Blob([new Uint8Array(bytes)], { type: exportMediaTypes[format] });
    downloadFile(file, letterFileName(ownerName(letter.resume.content), format));
    return letterToasts.downloaded;
  } catch (error) {
    console.error('We couldn’t create the letter', error);
    return { ...letterToasts.downloadFailed, description: reasonOf(error) };
  }
}

/** Leftovers such as placeholders in the letter and its sender's details. */
function placesIn({ letter }: LetterForDocument): NamedLeftover[] {
  const { date, hiringManager, company, address, subject, text } = letter;
  const leftovers = letterLeftovers({ date, hiringManager, company, address, subject, text });
  return leftovers.map((one) => ({ ...one, words: letterFieldName(one.path) ?? one.path }));
}

/** Focuses a field of the form, by its label. */
function goToField({ path }: NamedLeftover): void {
  const label = [...document.querySelectorAll('label')].find(
    (one) => one.textContent === letterFieldName(path),
  );
  label?.control?.focus();
}

/** Resolves to undefined if the person cancels because of missing characters. */
async function makePdf(letter: LetterForDocument): Promise<Uint8Array | undefined> {
  const document = await letterDocument(letter);
  const fonts = await loadFontsFor(document);
  const isWanted = await askAboutLetters(missingLetters(layoutDocument(document, fonts)));
  return isWanted ? (await loadPdfWriter()).letterPdf(letter, fonts) : undefined;
}

async function copyLetter(text: string): Promise<ToastMessage> {
  try {
    await navigator.clipboard.writeText(text);
    return letterToasts.copied;
  } catch {
    return letterToasts.notCopied;
  }
}

type Parts = {
  document: LetterForDocument;
  store: LetterStore;
  price: CreditPrice<'cover-letter'>;
  write: () => Promise<void>;
  resumeId: string | undefined;
  isWriting: boolean;
};

export type LetterActions = {
  download: (format: LetterFormat) => Promise<void>;
  copy: () => Promise<void>;
};

/** The commands on the whole letter, in the bar and the command palette. */
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
          id: 'write letter',
          label: t('Write letter'),
          group: group(),
          price,
          disabled: isWriting || !isEnough,
          run: () => latest.current.write(),
        },
        {
          id: 'save letter',
          label: t('Save'),
          group: group(),
          shortcut: 'mod+s',
          run: () => void latest.current.store.flush(),
        },
        ...(resumeId
          ? [
              {
                id: 'back to resume',
                label: t('Edit the resume'),
                group: group(),
                keywords: ['back'],
                run: () => navigate(`/resume/editor/${resumeId}`),
              },
            ]
          : []),
      ],
      [actions, isWriting, price, isEnough, resumeId, navigate],
    ),
  );
  return actions;
}

const group = () => t('Cover letter');

const commandsOf = ({ download, copy }: LetterActions, disabled: boolean): Command[] => [
  { id: 'copy letter', label: t('Copy letter'), group: group(), disabled, run: copy },
  ...exportLabels().flatMap(([format, label]): Command[] => {
    const wanted = letterFormats.find((one) => one === format);
    if (!wanted) return [];
    const keywords = ['download', format];
    return [
      {
        id: `export letter ${format}`,
        label,
        group: group(),
        keywords,
        disabled,
        run: () => download(wanted),
      },
    ];
  }),
];
