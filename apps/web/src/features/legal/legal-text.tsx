import type { WrittenDocument } from '../../../scripts/markdown.ts';
import { useFilledIn } from '../../lib/offer-facts.ts';
import { t } from '../../lib/words/words.ts';
import { Sections } from '../../ui/page-head.tsx';

const lastUpdated = () => t('April 11, 2024');

/** A legal text. */
export function LegalText({ text: written }: { text: WrittenDocument }) {
  const text = useFilledIn(written);
  return (
    <article className="mx-auto max-w-200">
      <h1 tabIndex={-1} className="font-display text-display text-balance">
        {text.title}
      </h1>
      <p className="mt-3 text-small text-faint">
        {t('Last updated: {lastUpdated}', { lastUpdated: lastUpdated() })}
      </p>
      <p className="mt-4 text-large text-muted">{text.description}</p>
      <Sections sections={text.sections} />
    </article>
  );
}
