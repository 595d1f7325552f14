import { isBranded } from '@folio/contract/entitlements';
import { historyRoutes, type ResumeDocument } from '@folio/contract/history';
import { resumeRoutes, type UpdateResume } from '@folio/contract/resumes';
import { templateById } from '@folio/contract/template-list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { photoQuery } from '../../features/editor/photo/use-resume-for-document.ts';
import { historyCopy } from '../../features/history/history.copy.ts';
import { HistoryPage } from '../../features/history/history-page.tsx';
import type { HistoryChange, HistorySource } from '../../features/history/history-source.ts';
import { PageViewport } from '../../features/preview/page-viewport.tsx';
import { contentChanges, placeOf } from '../../features/versions/content-changes.ts';
import { api, fetchFile } from '../../lib/api-client.ts';
import { downloadFile, fileNameOf } from '../../lib/download.ts';
import { hasSameContent } from '../../lib/has-same-content.ts';
import { onceMade } from '../../lib/once-made.ts';
import { useUser } from '../../lib/session.ts';
import { pagesQuery } from '../../lib/shown-resume.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { t } from '../../lib/words/words.ts';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigateHere();
  const source = useMemo(() => resumeSource(id), [id]);
  return (
    <HistoryPage
      key={id}
      titleOf={(now) => historyCopy.titleOf(now?.name)}
      back={{ to: `/resume/editor/${id}`, label: t('Back to the resume') }}
      source={source}
      onCopied={(copy) => navigate(`/resume/editor/${copy}`)}
    />
  );
}

const resumeSource = (id: string, once = onceMade()): HistorySource<ResumeDocument> => ({
  key: ['resume', id],
  list: async () => (await api(historyRoutes.list, { params: { id } })).data,
  read: async (momentId) => (await api(historyRoutes.get, { params: { id, momentId } })).data,
  now: async () => (await api(resumeRoutes.get, { params: { id } })).data,
  downloadStored: async () => {
    const answer = await fetchFile(`/api/resumes/${encodeURIComponent(id)}/stored`);
    const name = fileNameOf(answer.headers.get('content-disposition'));
    downloadFile(await answer.blob(), name ?? 'resume-as-stored.json');
  },
  keep: async (name) => (await api(historyRoutes.keep, { params: { id }, body: { name } })).data,
  rename: async (momentId, name) =>
    (await api(historyRoutes.rename, { params: { id, momentId }, body: { name } })).data,
  restore: (momentId) => api(historyRoutes.restore, { params: { id, momentId } }),
  restorePart: async (then, key) => {
    const { data: now } = await api(resumeRoutes.get, { params: { id } });
    const body = { ...partOf(then, now, key), version: now.version, reason: 'restore' as const };
    return api(resumeRoutes.update, { params: { id }, body });
  },
  copy: async (momentId) => {
    const params = { id, momentId };
    const make = (madeAs: string) => api(historyRoutes.copy, { params, body: { id: madeAs } });
    return (await once(params, make)).data.id;
  },
  changes: resumeChanges,
  renderPages: (document) => <ResumePages id={id} document={document} />,
});

function resumeChanges(then: ResumeDocument, now: ResumeDocument): HistoryChange[] {
  const changes = contentChanges(then.content, now.content).map((change) => {
    const { key, before, after } = change;
    return { key, place: placeOf(change), before, after };
  });
  const nameOf = ({ templateId }: ResumeDocument) => templateById(templateId)?.name ?? templateId;
  const all = [
    { key: 'template', place: t('Template'), before: nameOf(then), after: nameOf(now) },
    { key: 'name', place: t('Name of the resume'), before: then.name, after: now.name },
    ...changes,
  ].filter(({ before, after }) => before !== after);
  const isDesignSame =
    hasSameContent(then.settings, now.settings) && hasSameContent(then.order, now.order);
  return isDesignSame
    ? all
    : [
        ...all,
        { key: 'design', place: t('Design'), before: t('As it was'), after: t('Changed since') },
      ];
}

/** The request that reverts one change. */
function partOf(then: ResumeDocument, now: ResumeDocument, key: string): UpdateResume {
  if (key === 'template') return { templateId: then.templateId };
  if (key === 'name') return { name: then.name };
  if (key === 'design') return { settings: then.settings, order: then.order };
  const back = contentChanges(now.content, then.content).find((change) => change.key === key);
  return back ? { content: back.apply(now.content) } : {};
}

/** Prepares a resume as on the preview page: with its photo, if that still exists. */
function ResumePages({ id, document }: { id: string; document: ResumeDocument }) {
  const showsBranding = isBranded(useUser());
  const photoId = document.settings.showPhoto ? document.content.personalInfo.photoId : '';
  const photo = useQuery({ ...photoQuery(photoId), enabled: photoId !== '' }).data;
  const resume = useMemo(
    () => ({
      id,
      isPublic: false,
      isOwner: true,
      showsBranding,
      ...(photo ? { photo } : {}),
      ...document,
    }),
    [id, document, photo, showsBranding],
  );
  const pages = useQuery(pagesQuery(resume));
  return <PageViewport list={pages.data} label={t('Pages of this version')} />;
}
