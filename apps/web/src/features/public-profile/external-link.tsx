import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { linkLook } from '../../ui/link-look.ts';

/** A link that a person has put on their page: nothing that we vouch for. `href` comes from `webHref`. */
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
      className={classNames(linkLook, 'wrap-anywhere', className)}
    >
      {children}
    </a>
  );
}
