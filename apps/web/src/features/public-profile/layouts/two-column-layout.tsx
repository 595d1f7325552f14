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
  return (
    <>
      <PersonHead profile={profile} />
      <PageActions {...{ profile, address }} className="mt-8" />
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_280px] print:grid-cols-[minmax(0,1fr)_200px] print:gap-x-8">
        <div className="grid gap-12">
          <About profile={profile} />
          <Experience profile={profile} />
          <Projects profile={profile} />
        </div>
        <div className="grid gap-12">
          <Contact profile={profile} />
          <Skills profile={profile} />
          <Education profile={profile} />
          <Certifications profile={profile} />
        </div>
      </div>
    </>
  );
}
