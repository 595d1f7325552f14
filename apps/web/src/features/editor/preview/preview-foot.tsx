import type { Zoom } from '../../../lib/page-viewport/zoom.ts';
import { ZoomControls } from '../../../ui/zoom-controls.tsx';
import { ScoreChip } from '../findings/score-chip.tsx';

type Props = {
  page: number;
  pages: number;
  words: number;
  zoom: Zoom;
  percent: number;
  onZoom: (zoom: Zoom) => void;
};

/** The line below the desk: where one is, how long it is, how large it is shown. */
export function PreviewFoot({ page, pages, words, ...zoomed }: Props) {
  return (
    <div className="flex h-10 shrink-0 items-center gap-4 border-t border-line bg-surface px-4 text-small text-muted tabular-nums max-md:h-12">
      <span>{pages > 1 ? `Page ${page + 1} of ${pages}` : '1 page'}</span>
      <span className="@max-[420px]:hidden">
        {words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}
      </span>
      <ScoreChip />
      <ZoomControls {...zoomed} />
    </div>
  );
}
