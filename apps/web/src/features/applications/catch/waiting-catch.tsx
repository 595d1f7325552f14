import type { PostingFields } from '@folio/postings/posting-fields';
import { useEffect, useRef, useState } from 'react';
import { hasSameContent } from '../../../lib/has-same-content.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';

type Waiting = { onReplace: () => void; onKeep: () => void };

/**
 * Fills the form with the job that was read elsewhere; asks first if the form has another job.
 * `onSettled`: the form stores it from now on, or it is not wanted.
 */
export function useCaught<Fields extends PostingFields & { status: string }>({
  caught,
  empty,
  isRead,
  latest,
  change,
  onSettled = () => undefined,
}: {
  caught: Partial<PostingFields> | undefined;
  empty: Fields;
  isRead: boolean;
  latest: { readonly current: Fields };
  change: (changed: Partial<Fields>) => void;
  onSettled?: (() => void) | undefined;
}): Waiting | undefined {
  const [asks, setAsks] = useState(false);
  const settle = (takes: boolean) => {
    setAsks(false);
    if (caught && takes) change({ ...empty, ...caught });
    onSettled();
  };
  const latestSettle = useRef(settle);
  latestSettle.current = settle;
  useEffect(() => {
    if (!isRead || !caught) return;
    const { current } = latest;
    const isOurs = Object.entries(caught).every(
      ([field, value]) => current[field as keyof Fields] === value,
    );
    if (hasSameContent({ ...current, status: '' }, { ...empty, status: '' }))
      latestSettle.current(true);
    else if (isOurs) latestSettle.current(false);
    else setAsks(true);
  }, [caught, empty, isRead, latest]);
  return asks ? { onReplace: () => settle(true), onKeep: () => settle(false) } : undefined;
}

export function WaitingNote({ name, onReplace, onKeep }: Waiting & { name: string }) {
  return (
    <div role="status" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p>{t('You were adding another job: {name}. Replace it with the new one?', { name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onReplace}>{t('Replace it')}</Button>
        <Button variant="quiet" onClick={onKeep}>
          {t('Keep it')}
        </Button>
      </div>
    </div>
  );
}
