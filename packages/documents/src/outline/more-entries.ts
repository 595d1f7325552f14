import { joinPath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { moreSections } from '@folio/contract/section-names';
import { mailHref, phoneHref } from '../addresses.ts';
import { dateText, periodText } from '../language/document-dates.ts';
import type { DocumentLocale } from '../language/document-locale.ts';
import { entry, linked } from './entries.ts';
import { bulletsOf, type OutlineEntry, paragraphsOf, present, sourcedText } from './outline.ts';

/** The rarer sections except publications, which are citations. */
type Name = Exclude<(typeof moreSections)[number], 'publications'>;
type One<N extends Name> = ResumeContent[N][number];
type Writers = { [N in Name]: (one: One<N>, path: string, locale: DocumentLocale) => OutlineEntry };

export const moreEntries = <N extends Name>(
  name: N,
  content: ResumeContent,
  locale: DocumentLocale,
): OutlineEntry[] => {
  const all: readonly One<N>[] = content[name];
  return all.map((one) => writers[name](one, joinPath(name, one.id), locale));
};

const writers: Writers = {
  volunteering: (one, path, { dates }) =>
    entry(path, {
      lines: linked(texts(one, path, ['position', 'organization', 'location']), one, path),
      date: sourcedText(periodText(one, dates), `${path}/dateText`),
      body: [
        ...paragraphsOf(one.description, `${path}/description`),
        ...bulletsOf(one.bullets, path),
      ],
    }),
  patents: (one, path, { dates }) =>
    entry(path, {
      lines: linked(
        texts(one, path, ['title', 'number', 'office', 'status', 'inventors']),
        one,
        path,
      ),
      date: sourcedText(dateText(one, dates), `${path}/dateText`),
      body: paragraphsOf(one.description, `${path}/description`),
    }),
  talks: (one, path, { dates }) =>
    entry(path, {
      lines: linked(texts(one, path, ['title', 'event', 'location']), one, path),
      date: sourcedText(dateText(one, dates), `${path}/dateText`),
      body: paragraphsOf(one.description, `${path}/description`),
    }),
  awards: (one, path, { dates }) =>
    entry(path, {
      lines: linked(texts(one, path, ['title', 'awarder']), one, path),
      date: sourcedText(dateText(one, dates), `${path}/dateText`),
      body: paragraphsOf(one.description, `${path}/description`),
    }),
  courses: (one, path, { dates }) =>
    entry(path, {
      lines: linked(texts(one, path, ['name', 'institution']), one, path),
      date: sourcedText(periodText(one, dates), `${path}/dateText`),
      body: paragraphsOf(one.description, `${path}/description`),
    }),
  memberships: (one, path, { dates }) =>
    entry(path, {
      lines: linked(texts(one, path, ['organization', 'role']), one, path),
      date: sourcedText(periodText(one, dates), `${path}/dateText`),
      body: paragraphsOf(one.description, `${path}/description`),
    }),
  militaryService: (one, path, { dates }) =>
    entry(path, {
      lines: texts(one, path, ['rank', 'branch', 'location']),
      date: sourcedText(periodText(one, dates), `${path}/dateText`),
      body: [
        ...paragraphsOf(one.description, `${path}/description`),
        ...bulletsOf(one.bullets, path),
      ],
    }),
  references: (one, path) =>
    entry(path, {
      lines: present([
        ...texts(one, path, ['name', 'position', 'organization', 'relationship']),
        sourcedText(one.email, `${path}/email`, mailHref(one.email.trim())),
        sourcedText(one.phone, `${path}/phone`, phoneHref(one.phone.trim())),
      ]),
      date: undefined,
      body: paragraphsOf(one.description, `${path}/description`),
    }),
};

const texts = <K extends string>(one: Record<K, string>, path: string, fields: readonly K[]) =>
  fields.map((field) => sourcedText(one[field], `${path}/${field}`));
