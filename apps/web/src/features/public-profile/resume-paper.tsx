import type { PublicProfile } from '@folio/contract/profiles';
import { paperPath } from '@folio/contract/public-page-facts';
import { t } from '../../lib/words/words.ts';

type Props = { profile: PublicProfile; resume: NonNullable<PublicProfile['resume']> };

/**
 * The resume's first page as drawn by the engine, white in both themes. Its text is the drawing's
 * alternative for screen readers.
 */
export function ResumePaper({ profile: { username }, resume: { paper } }: Props) {
  return (
    <section
      aria-label={t('Resume')}
      className="mx-auto w-full max-w-xl md:sticky md:top-6 print:hidden"
    >
      <img
        src={paperPath(username, paper.tag)}
        alt=""
        width={Math.round(paper.widthPt)}
        height={Math.round(paper.heightPt)}
        decoding="async"
        loading="lazy"
        className="block h-auto w-full rounded-paper bg-paper shadow-paper"
      />
      <p dir="auto" className="sr-only whitespace-pre-line">
        {paper.text}
      </p>
    </section>
  );
}
