import type { FontFace as DocumentFace } from '@folio/documents/font-faces';
import type { MissingLetter } from '@folio/documents/missing-letters';
import { scriptFonts } from '@folio/documents/script-fonts';
import { useState } from 'react';
import { retryFonts, useFailedFaces } from '../typesetting/request-fonts.ts';
import { useIsOnline } from '../use-is-online.ts';
import { t } from '../words/words.ts';
import { lettersCopy } from './letters.copy.ts';
import { NoteBand, noteButton } from './letters-note.tsx';

/** Names a document's fonts that failed to load and their substitutes, and offers a retry. */
export function FontsNote({ awaited }: { awaited: readonly MissingLetter[] }) {
  const failed = useFailedFaces();
  return (
    <div role="status">{failed.length > 0 ? <Note failed={failed} awaited={awaited} /> : null}</div>
  );
}

type Props = { failed: readonly DocumentFace[]; awaited: readonly MissingLetter[] };

function Note({ failed, awaited }: Props) {
  const isOnline = useIsOnline();
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    await retryFonts();
    setIsBusy(false);
  };
  const names = [...new Set(failed.map(({ family }) => nameOf(family)))];
  return (
    <NoteBand label={t('Fonts that did not load')}>
      <p className="wrap-anywhere">
        <span className="font-medium text-ink">{lettersCopy.fontsTitle(names)}</span>{' '}
        {lettersCopy.fontsNote(awaited, isOnline)}
      </p>
      {isOnline ? (
        // Stays mounted and focused during the retry.
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void (isBusy || retry())}
          className={noteButton}
        >
          {isBusy ? t('Loading…') : t('Try again')}
        </button>
      ) : null}
    </NoteBand>
  );
}

/** 'Thai' for the font of a script; a template's family by its own name. */
const nameOf = (family: string): string =>
  Object.values(scriptFonts).find((one) => one.family === family)?.script ?? family;
