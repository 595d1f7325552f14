import { webHref } from '@folio/documents/addresses';
import { ExternalLink } from '../external-link.tsx';
import { shortAddress } from '../profile-links.ts';
import { Prose } from './section.tsx';

type Props = {
  title: string;
  /** Where: a company, a school, an issuer. */
  place?: string;
  dates: string;
  description: string;
  link?: string;
};

/** One thing that somebody has done. What is not filled in takes no room. */
export function Entry({ title, place = '', dates, description, link = '' }: Props) {
  const href = webHref(link.trim());
  const [heading, line] = title.trim() ? [title, place] : [place, ''];
  return (
    <li className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        {heading.trim() ? (
          <h3 dir="auto" className="min-w-0 text-large font-semibold wrap-anywhere">
            {heading}
          </h3>
        ) : null}
        {dates ? <p className="text-small text-faint wrap-anywhere">{dates}</p> : null}
      </div>
      {line.trim() ? (
        <p dir="auto" className="text-muted wrap-anywhere">
          {line}
        </p>
      ) : null}
      <Prose text={description} className="mt-2 text-muted" />
      {href ? (
        <ExternalLink href={href} className="mt-2 inline-block">
          {shortAddress(link)}
        </ExternalLink>
      ) : null}
    </li>
  );
}
