import { filledParts } from '../filled-sections.ts';
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
import type { LayoutProps } from './layout.ts';

/** What somebody has done on the left, how to reach them and what they know on the right. */
export function TwoColumnLayout({ profile, address }: LayoutProps) {
  const filled = filledParts(profile);
  const hasMain = (['about', 'workExperience', 'projects'] as const).some((part) =>
    filled.has(part),
  );
  return (
    <>
      <PersonHead profile={profile} />
      <PageActions {...{ profile, address }} className="mt-8" />
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
  'grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_280px] print:grid-cols-[minmax(0,1fr)_200px] print:gap-x-8';
