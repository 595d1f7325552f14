import { useId } from 'react';
import { Link } from 'react-router';
import { type GuideName, guidePath, guides } from './help.ts';

type Props = { names: readonly GuideName[]; title?: string };

export function GuideList({ names, title }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <h2 id={titleId} className="mb-4 text-title font-semibold">
          {title}
        </h2>
      )}
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {names.map((name) => (
          <li key={name} className="group relative border-t border-line py-4">
            <Link
              to={guidePath(name)}
              className="rounded-sm text-large font-semibold underline-offset-4 group-hover:text-accent after:absolute after:inset-0"
            >
              {guides[name].title}
            </Link>
            <p className="mt-1 text-muted">{guides[name].description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
