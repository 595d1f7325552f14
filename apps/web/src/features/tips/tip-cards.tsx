import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { findTips } from './find-tips.ts';
import { TipCard } from './tip-card.tsx';
import { tips } from './tips.ts';

type Props = {
  search: string;
  /** The tip that is open at first. */
  openId: string | undefined;
  onClearSearch: () => void;
};

export function TipCards({ search, openId, onClearSearch }: Props) {
  const [open, setOpen] = useState(openId);
  const found = findTips(tips, search);
  return (
    <>
      <p role="status" className="sr-only">
        {search.trim() === '' ? null : foundWords(found.length)}
      </p>
      {found.length === 0 ? <NoTips onClear={onClearSearch} /> : null}
      <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {found.map((tip) => (
          <TipCard
            key={tip.id}
            tip={tip}
            search={search}
            isOpen={open === tip.id}
            onToggle={() => setOpen(open === tip.id ? undefined : tip.id)}
          />
        ))}
      </div>
    </>
  );
}

const foundWords = (count: number): string =>
  count === 0 ? 'No tips found' : `${count} ${count === 1 ? 'tip' : 'tips'} found`;

function NoTips({ onClear }: { onClear: () => void }) {
  return (
    <div className="py-20 text-center">
      <h2 className="font-display text-heading">No tips found</h2>
      <p className="mt-3 text-large text-muted">
        Try adjusting your search terms or browse all tips
      </p>
      <Button size="large" className="mt-6" onClick={onClear}>
        Browse all tips
      </Button>
    </div>
  );
}
