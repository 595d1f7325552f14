import type { MissingLetter } from '@folio/documents/missing-letters';
import { locationName } from '../../../lib/findings/location-names.ts';
import { lettersCopy } from '../../../lib/missing-letters/letters.copy.ts';
import { useShowFinding } from '../findings/use-show-finding.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';

const mostPlaces = 6;

/** Names the letters that the pages leave blank, and leads to where they stand, while there are any. */
export function MissingLettersNote() {
  const missing = useView((view) => view.missing);
  return (
    // Always there, so that what it comes to say is read out.
    <div role="status">{missing.length > 0 ? <Note missing={missing} /> : null}</div>
  );
}

function Note({ missing }: { missing: readonly MissingLetter[] }) {
  const { content } = useEditorStore().getDocument();
  const show = useShowFinding();
  const paths = [...new Set(missing.flatMap((letter) => letter.paths))].slice(0, mostPlaces);
  return (
    <section
      aria-label="Letters that can’t be printed"
      className="flex max-h-32 shrink-0 flex-wrap gap-x-3 gap-y-1 overflow-y-auto border-b border-line bg-surface px-6 py-2 text-small text-muted max-md:px-4"
    >
      <p className="wrap-anywhere">
        <span className="font-medium text-ink">{lettersCopy.title(missing)}.</span>{' '}
        {lettersCopy.note(missing)}
      </p>
      {paths.map((path) => (
        <button
          key={path}
          type="button"
          onClick={() => show({ path, start: 0, end: 0 })}
          className="min-h-6 rounded-control text-left wrap-anywhere underline underline-offset-2 hover:text-ink max-md:min-h-11"
        >
          {locationName(content, path)}
        </button>
      ))}
    </section>
  );
}
