import { CoverLetterContent, coverLetterRoutes } from '@folio/contract/cover-letters';
import { isBranded } from '@folio/contract/entitlements';
import { letterHistoryRoutes } from '@folio/contract/history';
import { resumeRoutes } from '@folio/contract/resumes';
import { typesetLetter } from '@folio/documents/letter/typeset-letter';
import { layoutDocument } from '@folio/typeset/layout';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { labelOf } from '../../features/cover-letter/letter-store.ts';
import { historyCopy } from '../../features/history/history.copy.ts';
import { HistoryPage } from '../../features/history/history-page.tsx';
import type { HistorySource } from '../../features/history/history-source.ts';
import { PageViewport } from '../../features/preview/page-viewport.tsx';
import { api } from '../../lib/api-client.ts';
import { useUser } from '../../lib/session.ts';
import { loadFontsFor } from '../../lib/typesetting/load-font-book.ts';

export function LetterHistoryRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const source = useMemo(() => letterSource(id), [id]);
  return (
    <HistoryPage
      key={id}
      title={historyCopy.letterTitle}
      back={{ to: `/resume/${id}/cover-letter`, label: 'Back to the letter' }}
      source={source}
      onCopied={(copy) => void navigate(`/resume/editor/${copy}`)}
    />
  );
}

const emptyLetter: CoverLetterContent = {
  jobDescription: '',
  role: '',
  company: '',
  hiringManager: '',
  address: '',
  subject: '',
  date: '',
  text: '',
};

const letterSource = (id: string): HistorySource<CoverLetterContent> => ({
  key: ['letter', id],
  list: async () => (await api(letterHistoryRoutes.list, { params: { id } })).data,
  read: async (momentId) => {
    const { data } = await api(letterHistoryRoutes.get, { params: { id, momentId } });
    const { letter, ...moment } = data;
    return { ...moment, document: letter };
  },
  // Where it was deleted nothing is left of it.
  now: async () => (await api(coverLetterRoutes.get, { params: { id } })).data ?? emptyLetter,
  keep: async (name) =>
    (await api(letterHistoryRoutes.keep, { params: { id }, body: { name } })).data,
  rename: async (momentId, name) =>
    (await api(letterHistoryRoutes.rename, { params: { id, momentId }, body: { name } })).data,
  restore: (momentId) => api(letterHistoryRoutes.restore, { params: { id, momentId } }),
  restorePart: async (then, key) => {
    const { data } = await api(coverLetterRoutes.get, { params: { id } });
    const { version, ...now } = data ?? { ...emptyLetter, version: 0 };
    const field = key as keyof CoverLetterContent;
    const letter = CoverLetterContent.strip().parse({ ...now, [field]: then[field] });
    const body = { ...letter, version, reason: 'restore' as const };
    return api(coverLetterRoutes.update, { params: { id }, body });
  },
  changes: (then, now) =>
    (Object.keys(emptyLetter) as (keyof CoverLetterContent)[])
      .filter((field) => then[field] !== now[field])
      .map((field) => ({
        key: field,
        place: labelOf(field),
        before: then[field],
        after: now[field],
      })),
  renderPages: (letter) => <LetterPages id={id} letter={letter} />,
});

/** In the dress of its resume, as that is now. */
function LetterPages({ id, letter }: { id: string; letter: CoverLetterContent }) {
  const showsBranding = isBranded(useUser());
  const resume = useQuery({
    queryKey: ['history', 'letter resume', id],
    queryFn: async () => (await api(resumeRoutes.get, { params: { id } })).data,
  }).data;
  const pages = useQuery({
    queryKey: ['history', 'letter pages', letter, resume?.version, showsBranding],
    queryFn: async () => {
      if (!resume) return undefined;
      const document = typesetLetter({ resume: { ...resume, showsBranding }, letter });
      return layoutDocument(document, await loadFontsFor(document));
    },
    enabled: resume !== undefined,
    structuralSharing: false,
  });
  return <PageViewport list={pages.data} label="Pages of this version" />;
}
