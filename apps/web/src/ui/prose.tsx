import '../styles/prose.css';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from './class-names.ts';

/**
 * A built-in Markdown text, converted to HTML by the build. Links to pages of the app don't reload.
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = pathWithin(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is entered by key is clicked.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked is a link in it.
    <div
      className={classNames('prose', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nobody but the product wrote it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The app's path that a plain click on a link opens; undefined for other links and clicks. */
function pathWithin(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!link || !isPlain || event.altKey || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}
