import { filledParts } from '../filled-sections.ts';
import { PersonHead } from '../person-head.tsx';
import { sectionTitles } from '../public-profile.copy.ts';
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
import { type PageTab, PageTabs } from './page-tabs.tsx';

/** One part at a time; all of them, one below the other, on paper and without scripts. */
export function TabbedLayout({ profile, address }: LayoutProps) {
  return (
    <>
      <PersonHead profile={profile} />
      <PageActions {...{ profile, address }} className="mt-8" />
      <PageTabs tabs={tabsOf({ profile, address })} className="mt-8" />
    </>
  );
}

function tabsOf({ profile }: LayoutProps): PageTab[] {
  const filled = filledParts(profile);
  const hasAbout = (['about', 'contact', 'skills'] as const).some((part) => filled.has(part));
  const about = (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_280px]">
      <div className="grid gap-12">
        <About profile={profile} />
        <Skills profile={profile} />
      </div>
      <Contact profile={profile} />
    </div>
  );
  const parts = [
    { id: 'workExperience', Part: Experience },
    { id: 'education', Part: Education },
    { id: 'projects', Part: Projects },
    { id: 'certifications', Part: Certifications },
  ] as const;
  return [
    ...(hasAbout ? [{ id: 'about', label: sectionTitles.about, content: about }] : []),
    ...parts
      .filter(({ id }) => filled.has(id))
      .map(({ id, Part }) => ({
        id,
        label: sectionTitles[id],
        content: <Part profile={profile} />,
      })),
  ];
}
