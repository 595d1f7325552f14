import { PersonHead } from '../person-head.tsx';
import { contactLinks } from '../profile-links.ts';
import { ContactList } from '../sections/contact.tsx';
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

/** One narrow column, for those who want to be read in a minute. */
export function CompactLayout({ profile, address }: LayoutProps) {
  const links = contactLinks(profile);
  return (
    <div className="mx-auto max-w-160">
      <PersonHead profile={profile} isSmall />
      <PageActions {...{ profile, address }} className="mt-5" />
      <div className="mt-6 grid gap-8 border-t border-line pt-6">
        {links.length > 0 ? <ContactList links={links} isInline /> : null}
        <About profile={profile} />
        <Experience profile={profile} />
        <Education profile={profile} />
        <Skills profile={profile} />
        <Projects profile={profile} />
        <Certifications profile={profile} />
      </div>
    </div>
  );
}
