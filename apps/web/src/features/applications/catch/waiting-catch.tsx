import type { PostingFields } from '@folio/postings/posting-fields';
import { useEffect, useRef, useState } from 'react';
import { hasSameContent } from '../../../lib/has-same-content.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';

type Waiting = { onReplace: () => void; onKeep: () => void };

/** Fills the form with the job that was read elsewhere; asks first if the form has another job. */
export function useCaught<Fields extends PostingFields & { status: string }>({
  caught,
  empty,
  isRead,
  latest,
  change,
}: {
  caught: Partial<PostingFields> | undefined;
  empty: Fields;
  isRead: boolean;
  latest: { readonly current: Fields };
  change: (changed: Partial<Fields>) => void;
}): Waiting | undefined {
  const [asks, setAsks] = useState(false);
  const take = useRef(() => {});
  take.current = () => {
    setAsks(false);
    if (caught) change({ ...empty, ...caught });
  };
  useEffect(() => {
    if (!isRead || !caught) return;
    const { current } = latest;
    const isOurs = Object.entries(caught).every(
      ([field, value]) => current[field as keyof Fields] === value,
    );
    if (hasSameContent({ ...current, status: '' }, { ...empty, status: '' })) take.current();
    else setAsks(!isOurs);
  }, [caught, empty, isRead, latest]);
  return asks ? { onReplace: () => take.current(), onKeep: () => setAsks(false) } : undefined;
}

export function WaitingNote({ name, onReplace, onKeep }: Waiting & { name: string }) {
  return (
    <div role="status" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p>{t('You were adding another job: {name}. Replace it with the new one?', { name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button className="max-md:h-11" onClick={onReplace}>
          {t('Replace it')}
        </Button>
        <Button className="max-md:h-11" variant="quiet" onClick={onKeep}>
          {t('Keep it')}
        </Button>
      </div>
    </div>
  );
}
