import { t } from '../lib/words/words.ts';

/** The page's first Tab stop: skips to the element with this id. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      className="sr-only rounded-control bg-surface px-4 py-2.5 font-medium text-accent shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
    >
      {t('Skip to content')}
    </a>
  );
}
