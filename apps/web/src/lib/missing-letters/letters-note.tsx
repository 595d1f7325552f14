import type { MissingLetter } from '@folio/documents/missing-letters';
import type { ReactNode } from 'react';
import { t } from '../words/words.ts';
import { lettersCopy } from './letters.copy.ts';

const maxPlaces = 6;

type Props = {
  missing: readonly MissingLetter[];
  /** The name of the place at a path of the content. */
  nameOf: (path: string) => string;
  onShow: (path: string) => void;
};

/** Names the letters that the pages leave blank, with links to their places. */
export function LettersNote({ missing, ...places }: Props) {
  return (
    // Always mounted, so that screen readers announce what appears in it.
    <div role="status">{missing.length > 0 ? <Note missing={missing} {...places} /> : null}</div>
  );
}

function Note({ missing, nameOf, onShow }: Props) {
  const paths = [...new Set(missing.flatMap((letter) => letter.paths))].slice(0, maxPlaces);
  return (
    <NoteBand label={t('Letters that can’t be printed')}>
      <p className="wrap-anywhere">
        <span className="font-medium text-ink">{lettersCopy.title(missing)}.</span>{' '}
        {lettersCopy.note(missing)}
      </p>
      {paths.map((path) => (
        <button key={path} type="button" onClick={() => onShow(path)} className={noteButton}>
          {nameOf(path)}
        </button>
      ))}
    </NoteBand>
  );
}

/** A banner over the width of the screen, below its toolbar. */
export const NoteBand = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    className="flex max-h-32 shrink-0 flex-wrap gap-x-3 gap-y-1 overflow-y-auto border-b border-line bg-surface px-6 py-2 text-small text-muted max-md:px-4"
  >
    {children}
  </section>
);

export const noteButton =
  'min-h-6 rounded-control text-left wrap-anywhere underline underline-offset-2 hover:text-ink finger:min-h-11';
