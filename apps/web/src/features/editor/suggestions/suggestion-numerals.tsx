import { memo, useMemo } from 'react';
import { type NotePlace, placeNotes } from '../../../lib/page-text/note-places.ts';
import { Numeral } from '../../../ui/margin/numeral.tsx';
import { PageNumeral } from '../page/page-numeral.tsx';
import { type LayerProps, PageSlots } from '../page/pages.tsx';
import type { Waiting } from './suggestion-store.ts';
import { suggestionCopy } from './suggestions.copy.ts';
import { useShowSuggestion } from './use-show-suggestion.ts';
import { useSuggestions } from './use-suggestions.tsx';

const numeralPx = 19;
/**
 * In the right margin, since the left one has the score's; nearer to the page's edge than to its
 * text.
 */
const shareOfWidth = 0.965;

/** Numerals that would overlap the one above are shifted sideways, alternating. */
function apart(places: readonly NotePlace<Waiting>[], apartPt: number) {
  const set: (NotePlace<Waiting> & { besidePt: number })[] = [];
  for (const place of places) {
    const above = set.at(-1);
    const isNear = above?.page === place.page && place.yPt - above.yPt < apartPt;
    set.push({ ...place, besidePt: isNear && above.besidePt === 0 ? apartPt : 0 });
  }
  return set;
}

/** The suggestions' numerals in the right margin of the pages. */
export const SuggestionNumerals = memo(function SuggestionNumerals({ list, pxPerPt }: LayerProps) {
  const waiting = useSuggestions();
  const show = useShowSuggestion();
  const places = useMemo(() => {
    const first = new Map(waiting.toReversed().map((one) => [one.path, one])).values();
    return apart(placeNotes(first, list, 0), numeralPx / pxPerPt);
  }, [waiting, list, pxPerPt]);
  if (places.length === 0) return null;
  return (
    <PageSlots
      list={list}
      pxPerPt={pxPerPt}
      render={(page) =>
        places
          .filter((one) => one.page === page)
          .map(({ note, yPt, besidePt }) => (
            <PageNumeral
              key={note.id}
              data-suggestion={note.path}
              title={`${suggestionCopy.number(note.number)}, ${note.by.name}`}
              onClick={() => show(note)}
              leftPx={(list.widthPt * shareOfWidth - besidePt) * pxPerPt}
              topPx={yPt * pxPerPt}
            >
              <Numeral number={note.number} tone={note.by.kind === 'api-key' ? 'tool' : 'person'} />
            </PageNumeral>
          ))
      }
    />
  );
});
