import { useId, useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { type Tip, tips } from './tips.ts';

type Props = {
  search: string;
  /** The tip that is expanded initially. */
  openId: string | undefined;
  onClearSearch: () => void;
};

export function TipCards({ search, openId, onClearSearch }: Props) {
  const [open, setOpen] = useState(openId);
  const found = findTips(tips(), search);
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
  count === 0
    ? t('No tips found')
    : t('{count, plural, one {# tip found} other {# tips found}}', { count });

function NoTips({ onClear }: { onClear: () => void }) {
  return (
    <div className="py-20 text-center">
      <h2 className="font-display text-heading">{t('No tips found')}</h2>
      <p className="mt-3 text-large text-muted">
        {t('Try adjusting your search terms or browse all tips')}
      </p>
      <Button size="large" className="mt-6" onClick={onClear}>
        {t('Browse all tips')}
      </Button>
    </div>
  );
}

type TipCardProps = {
  tip: Tip;
  search: string;
  isOpen: boolean;
  onToggle: () => void;
};

function TipCard({ tip, search, isOpen, onToggle }: TipCardProps) {
  const linesId = useId();
  const lines = isOpen ? tip.lines : shortLines(tip, search);
  return (
    <article id={tip.id} className="scroll-mt-20 border-t border-line pt-5">
      <p className="text-small text-faint">{tip.category}</p>
      <h2 className="mt-1 text-title font-semibold">{tip.title}</h2>
      <p className="mt-2 text-large text-muted">{tip.description}</p>
      <ul id={linesId} className="mt-4 grid gap-2.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden className="mt-[9px] size-1 shrink-0 rounded-full bg-accent" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-3 -ml-3.5 text-accent!"
        aria-expanded={isOpen}
        aria-controls={linesId}
        onClick={onToggle}
      >
        {isOpen ? t('Show Less') : t('Learn More')}
        <span className="sr-only"> {t('about {title}', { title: tip.title })}</span>
      </Button>
    </article>
  );
}

/** Number of lines of a collapsed tip. */
const shownLines = 2;

/** Searches titles, descriptions, categories and all lines, ignoring case. */
export const findTips = (tips: readonly Tip[], search: string): readonly Tip[] =>
  tips.filter(({ title, description, category, lines }) =>
    [title, description, category, ...lines].some((text) => holdsText(text, search)),
  );

/** The lines of a collapsed tip, with matching ones first. */
export function shortLines({ lines }: Tip, search: string): readonly string[] {
  const found = search.trim() === '' ? [] : lines.filter((line) => holdsText(line, search));
  const others = lines.filter((line) => !found.includes(line));
  const shown = [...found, ...others].slice(0, shownLines);
  return lines.filter((line) => shown.includes(line));
}

/**
 * Whether a text contains the search text, ignoring case, accents, and styles of quotes and dashes.
 */
const holdsText = (text: string, search: string): boolean =>
  fold(text).includes(fold(search.trim()));

/** Normalizes: no accents, plain quotes and dashes. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-');
