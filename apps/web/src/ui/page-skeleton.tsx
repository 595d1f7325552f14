import { t } from '../lib/words/words.ts';
import { Skeleton } from './skeleton.tsx';

const lines = [
  'w-2/5 h-6',
  'w-1/4 h-3',
  'mt-6 w-full h-3',
  'w-[97%] h-3',
  'w-3/4 h-3',
  'mt-6 w-1/3 h-4',
  'w-[98%] h-3',
  'w-11/12 h-3',
  'w-[96%] h-3',
  'w-2/3 h-3',
];

/** A placeholder in the size of the page that is being laid out. */
export function PageSkeleton({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  return (
    <div
      role="status"
      aria-label={t('Laying out your page')}
      className="mx-auto flex flex-col gap-3 rounded-paper bg-surface p-[9%] shadow-paper"
      style={{ width: widthPx, height: heightPx }}
    >
      {lines.map((size) => (
        <Skeleton key={size} className={`rounded-paper ${size}`} />
      ))}
    </div>
  );
}
