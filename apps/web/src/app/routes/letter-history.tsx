import { CoverLetterContent } from '@folio/contract/cover-letters';
import { isBranded } from '@folio/contract/entitlements';
import { letterRoutes } from '@folio/contract/letters';
import { resumeRoutes } from '@folio/contract/resumes';
import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { plainSender } from '@folio/documents/letter/plain-sender';
import { layoutDocument } from '@folio/typeset/layout';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import {
  historyRoutesOf,
  type LetterPlace,
  letterCalls,
  letterPath,
} from '../../features/cover-letter/letter-place.ts';
import { labelOf } from '../../features/cover-letter/letter-store.ts';
import { historyCopy } from '../../features/history/history.copy.ts';
import { HistoryPage } from '../../features/history/history-page.tsx';
import type { HistorySource } from '../../features/history/history-source.ts';
import { PageViewport } from '../../features/preview/page-viewport.tsx';
import { api } from '../../lib/api-client.ts';
import { newResumeSettings } from '../../lib/new-resume-settings.ts';
import { useUser } from '../../lib/session.ts';
import { loadFontsFor } from '../../lib/typesetting/load-font-book.ts';
import { letterDocument } from '../../lib/typesetting/set-letter.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { t } from '../../lib/words/words.ts';

/** The history of a resume's letter, or of a letter with its own id, by the path. */
export function Component() {
  const { id = '' } = useParams();
  const isOwn = useLocation().pathname.startsWith('/letters');
  return <LetterHistory key={id} kind={isOwn ? 'own' : 'resume'} id={id} />;
}

function LetterHistory({ kind, id }: LetterPlace) {
  const navigate = useNavigateHere();
  const source = useMemo(() => letterSource({ kind, id }), [kind, id]);
  return (
    <HistoryPage
      titleOf={(now) => historyCopy.letterTitleOf(now?.company)}
      back={{ to: letterPath({ kind, id }), label: t('Back to the letter') }}
      source={source}
      onCopied={(copy) => navigate(`/resume/editor/${copy}`)}
    />
  );
}

const emptyLetter: CoverLetterContent = {
  jobDescription: '',
  role: '',
  company: '',
  hiringManager: '',
  motivation: '',
  address: '',
  subject: '',
  date: '',
  text: '',
};

function letterSource(place: LetterPlace): HistorySource<CoverLetterContent> {
  const { id } = place;
  const routes = historyRoutesOf(place);
  const { load, send } = letterCalls(place);
  return {
    key: [place.kind === 'own' ? 'own letter' : 'letter', id],
    list: async () => (await api(routes.list, { params: { id } })).data,
    read: async (momentId) => {
      const { data } = await api(routes.get, { params: { id, momentId } });
      const { letter, ...moment } = data;
      return { ...moment, document: letter };
    },
    // A deleted letter has no history.
    now: async () => (await load()) ?? emptyLetter,
    keep: async (name) => (await api(routes.keep, { params: { id }, body: { name } })).data,
    rename: async (momentId, name) =>
      (await api(routes.rename, { params: { id, momentId }, body: { name } })).data,
    restore: (momentId) => api(routes.restore, { params: { id, momentId } }),
    restorePart: async (then, key) => {
      const { version, ...now } = (await load()) ?? { ...emptyLetter, version: 0 };
      const field = key as keyof CoverLetterContent;
      const letter = CoverLetterContent.strip().parse({ ...now, [field]: then[field] });
      const { motivation: _, ...others } = letter;
      // Sent only if it is reverted, since a server of the previous release knows no motivation.
      return send(field === 'motivation' ? letter : others, version, 'restore');
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
    renderPages: (letter) => <LetterPages place={place} letter={letter} />,
  };
}

/** In the current style of its resume; plain without one. */
function LetterPages({ place, letter }: { place: LetterPlace; letter: CoverLetterContent }) {
  const user = useUser();
  const showsBranding = isBranded(user);
  const resume = useQuery({
    queryKey: ['history', 'letter resume', place],
    queryFn: async (): Promise<LetterForDocument['resume']> => {
      const id = await resumeIdOf(place);
      if (!id) return { ...plainSender(user), settings: newResumeSettings };
      return (await api(resumeRoutes.get, { params: { id } })).data;
    },
    staleTime: 0,
  }).data;
  const pages = useQuery({
    queryKey: ['history', 'letter pages', letter, resume, showsBranding],
    queryFn: async () => {
      if (!resume) return undefined;
      const document = await letterDocument({ resume: { ...resume, showsBranding }, letter });
      return layoutDocument(document, await loadFontsFor(document));
    },
    enabled: resume !== undefined,
    structuralSharing: false,
  });
  return <PageViewport list={pages.data} label={t('Pages of this version')} />;
}

const resumeIdOf = async ({ kind, id }: LetterPlace): Promise<string | null> =>
  kind === 'own' ? (await api(letterRoutes.get, { params: { id } })).data.resumeId : id;
