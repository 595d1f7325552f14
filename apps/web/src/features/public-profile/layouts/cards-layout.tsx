import type { PublicProfile } from '@folio/contract/profiles';
import type { PublicPage } from '@folio/contract/public-page';
import { type FilledPart, filledParts } from '../filled-sections.ts';
import { PersonHead } from '../person-head.tsx';
import { Contact } from '../sections/contact.tsx';
import {
  About,
  Certifications,
  Education,
  Experience,
  Projects,
  Skills,
} from '../sections/sections.tsx';
import { PageActions } from '../share/page-actions.tsx';

const card = 'rounded-panel border border-line bg-surface p-6 sm:p-8';

const cards: { part: FilledPart; Part: typeof About; isWide?: boolean }[] = [
  { part: 'about', Part: About, isWide: true },
  { part: 'contact', Part: Contact },
  { part: 'workExperience', Part: Experience, isWide: true },
  { part: 'skills', Part: Skills },
  { part: 'projects', Part: Projects, isWide: true },
  { part: 'education', Part: Education },
  { part: 'certifications', Part: Certifications },
];

/** Each part as a card, below a header in the page's color. */
export function CardsLayout({ profile, address }: LayoutProps) {
  const filled = filledParts(profile);
  const shown = cards.filter(({ part }) => filled.has(part));
  const columns = [shown.filter(({ isWide }) => isWide), shown.filter(({ isWide }) => !isWide)];
  return (
    <>
      <div className="rounded-panel bg-tint p-6 sm:p-10">
        {/* Otherwise the circle of the initials would have the same tint as the panel. */}
        <PersonHead profile={profile} className="[--tint:var(--surface)]" />
        <PageActions profile={profile} address={address} className="mt-6" />
      </div>
      <div className="mt-6 flex flex-col gap-6 @4xl:flex-row @4xl:items-start">
        {columns.map((column, at) =>
          column.length > 0 ? (
            <div
              key={column[0]?.part}
              className={at === 0 ? 'grid min-w-0 flex-2 gap-6' : 'grid min-w-0 flex-1 gap-6'}
            >
              {column.map(({ part, Part }) => (
                <Part key={part} profile={profile} className={card} />
              ))}
            </div>
          ) : null,
        )}
      </div>
    </>
  );
}

/** Experience and projects on the left, contact and skills on the right. */
export function TwoColumnLayout({ profile, address }: LayoutProps) {
  const filled = filledParts(profile);
  const hasMain = (['about', 'workExperience', 'projects'] as const).some((part) =>
    filled.has(part),
  );
  return (
    <>
      <PersonHead profile={profile} />
      <PageActions profile={profile} address={address} className="mt-8" />
      <div className="mt-10 border-t border-line pt-10">
        <div className={hasMain ? twoColumns : ''}>
          {hasMain ? (
            <div className="grid gap-12">
              <About profile={profile} />
              <Experience profile={profile} />
              <Projects profile={profile} />
            </div>
          ) : null}
          <div className={hasMain ? 'grid gap-12' : 'grid gap-12 sm:grid-cols-2'}>
            <Contact profile={profile} />
            <Skills profile={profile} />
            <Education profile={profile} />
            <Certifications profile={profile} />
          </div>
        </div>
      </div>
    </>
  );
}

const twoColumns =
  'grid items-start gap-x-16 gap-y-12 @4xl:grid-cols-[minmax(0,1fr)_280px] print:grid-cols-[minmax(0,1fr)_200px] print:gap-x-8';

/** The props of every layout. */
export type LayoutProps = { profile: PublicProfile } & Pick<PublicPage, 'address'>;
