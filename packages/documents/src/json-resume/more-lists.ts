import { headDefinitions } from '@folio/contract/head-lists';
import type { PersonalInfo, ResumeContent } from '@folio/contract/resume-content';
import type { moreSections } from '@folio/contract/section-names';
import { webHref } from '@folio/contract/web-address';
import { datesOf, type Fields, highlights, ownFlags, singleDate, withoutEmpty } from './fields.ts';

type More = Pick<ResumeContent, (typeof moreSections)[number]>;

/** The rarer sections: four under the schema's names, the others under Folio's. */
export const moreLists: { [N in keyof More]: (entries: More[N]) => [name: string, Fields[]] } = {
  volunteering: (entries) => [
    'volunteer',
    entries.map((one) => ({
      organization: one.organization,
      position: one.position,
      location: one.location,
      ...datesOf(one),
      ...address(one.link),
      summary: one.description,
      ...highlights(one.bullets),
      ...ownFlags(one),
    })),
  ],
  publications: (entries) => [
    'publications',
    entries.map(({ id: _, place: _place, ...one }) => {
      const { date, dateText: _text, ...others } = singleDate(one);
      return {
        name: one.title,
        authors: one.authors,
        type: one.type,
        venue: one.venue,
        volume: one.volume,
        issue: one.issue,
        pages: one.pages,
        doi: one.doi,
        publisher: one.publisher || one.venue,
        // Without a venue, a reader would take the schema's publisher for one.
        publisherText: one.venue === '' || one.publisher === one.venue ? one.publisher : '',
        releaseDate: date,
        dateText: _text,
        ...others,
        ...address(one.link),
        summary: one.description,
        ...ownFlags(one),
      };
    }),
  ],
  awards: (entries) => [
    'awards',
    entries.map((one) => ({
      title: one.title,
      awarder: one.awarder,
      ...singleDate(one),
      summary: one.description,
      ...address(one.link),
      ...ownFlags(one),
    })),
  ],
  references: (entries) => [
    'references',
    entries.map(({ id: _, place: _place, description, ...one }) => ({
      ...one,
      reference: description,
      ...ownFlags(one),
    })),
  ],
  patents: (entries) => ['patents', entries.map(dated)],
  talks: (entries) => ['talks', entries.map(dated)],
  courses: (entries) => ['courses', entries.map(lasting)],
  memberships: (entries) => ['memberships', entries.map(lasting)],
  militaryService: (entries) => [
    'militaryService',
    entries.map(({ bullets, ...one }) => ({ ...lasting(one), ...highlights(bullets) })),
  ],
};

/** Returns the schema's URL and, if that differs, the link as written. */
function address(link: string): Fields {
  const url = webHref(link.trim()) ?? '';
  return { url, link: url === link ? '' : link };
}

type Known = { id: string; place: string; isHidden: boolean };

const dated = <T extends Known & { date: string; dateText: string }>({
  id: _,
  place: _place,
  ...one
}: T): Fields => ({ ...one, ...singleDate(one), ...ownFlags(one) });

const lasting = <
  T extends Known & { startDate: string; endDate: string; current: boolean; dateText: string },
>({
  id: _,
  place: _place,
  current: _current,
  ...one
}: T): Fields => ({ ...one, ...datesOf({ ...one, current: _current }), ...ownFlags(one) });

const [kindField] = headDefinitions.links.fields;
const networks: Readonly<Record<string, string>> = kindField?.optionLabels ?? {};

/**
 * Returns the links of the person as the schema's profiles; their details are under Folio's name.
 */
export const profilesOf = ({ links }: PersonalInfo): Fields[] =>
  links.map(({ kind, url, label }) => {
    const href = webHref(url.trim());
    return withoutEmpty({
      network: networks[kind] ?? kind,
      url: href ?? '',
      kind,
      label,
      link: href === url ? '' : url,
    });
  });

export const detailsOf = ({ details }: PersonalInfo): Fields[] =>
  details.map(({ label, value }) => withoutEmpty({ label, value }));
