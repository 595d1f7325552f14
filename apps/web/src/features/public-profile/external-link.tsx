import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { linkStyle } from '../../ui/link-style.ts';

/** A link from a person's page, which the site doesn't endorse. `href` comes from `webHref`. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      rel="nofollow ugc noopener"
      className={classNames(linkStyle, 'wrap-anywhere', className)}
    >
      {children}
    </a>
  );
}
