import { isBlankDocument } from '@folio/contract/empty-resume';
import { shownContent } from '@folio/contract/without-hidden';
import { documentHash } from '@folio/documents/document-hash';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { StoredForm } from '../../../lib/device-store/stored-form.ts';
import { downloadFile } from '../../../lib/download.ts';
import { guestId } from '../../../lib/guest/guest-work.ts';
import { mayLeaveBlanks } from '../../../lib/missing-letters/may-leave-blanks.ts';
import { loadFontsFor } from '../../../lib/typesetting/load-font-book.ts';
import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { exportHere } from '../export/export-pdf.ts';
import { useIsGuest, useNeedsAccount } from '../owner/owner.ts';
import {
  asResume,
  LockedTemplateError,
  useResumeForDocument,
} from '../photo/use-resume-for-document.ts';
import type { EditorDocument } from '../store/document.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { guestCopy } from './guest.copy.ts';

const parts = { loadFontsFor, downloadFile };

/**
 * A guest's one PDF, made on the device without the server. The same content may be downloaded
 * again; other content needs an account. A page without content doesn't count.
 */
export function useGuestPdf() {
  const store = useEditorStore();
  const toResume = useResumeForDocument();
  const needsAccount = useNeedsAccount();
  const [made, setMade] = useState('');
  const isSame = useIsSame(made);
  const isGuest = useIsGuest();
  const kept = useMemo(
    () => isGuest && new StoredForm(openDeviceStore(guestId), 'form/guest-pdf', { made: '' }),
    [isGuest],
  );
  useEffect(() => {
    if (kept) void kept.read().then((read) => read && setMade(read.made));
  }, [kept]);
  const count = useCallback(
    (hash: string) => {
      setMade(hash);
      if (kept) kept.keep({ made: hash });
    },
    [kept],
  );
  const download = useCallback(async () => {
    const document = store.getDocument();
    const hash = documentHash(asResume(document));
    // Another tab may have made one since this one was opened.
    const before = (kept && (await kept.read())?.made) || made;
    setMade(before);
    const isBlank = isBlankDocument(shownContent(document));
    if (!isBlank && isOther(before, hash)) return void needsAccount('pdf');
    try {
      if (!(await mayLeaveBlanks(await toResume(document)))) return undefined;
      const message = await exportHere({ store, toResume, ...parts });
      if (!isBlank) count(hash);
      return message;
    } catch (error) {
      if (error instanceof LockedTemplateError) return void needsAccount('template');
      return failureOf();
    }
  }, [store, toResume, needsAccount, kept, made, count]);
  return { words: made === '' || isSame ? t('Free') : guestCopy.withAccount, download };
}

/**
 * Whether the document is still the one whose PDF was made. Hashing takes a millisecond, so each
 * document is hashed once, and only after a PDF was made.
 */
function useIsSame(made: string): boolean {
  const known = useRef<{ document?: EditorDocument; hash?: string }>({});
  return useEditor(({ document }) => {
    if (made === '') return false;
    if (known.current.document !== document)
      known.current = { document, hash: documentHash(asResume(document)) };
    return known.current.hash === made;
  });
}

/** Whether another PDF has been made before. */
const isOther = (before: string, hash: string): boolean => before !== '' && before !== hash;

/** The PDF writer is loaded on first use, which fails offline. */
const failureOf = (): ToastMessage =>
  navigator.onLine ? editorCopy.exportFailed : editorCopy.exportOutOfReach;
