import { applicationLimits } from '@folio/contract/application-fields';
import { applicationRoutes } from '@folio/contract/applications';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { resumeNamesQuery } from '../../../lib/resume-names.ts';
import { t } from '../../../lib/words/words.ts';
import { Select } from '../../../ui/select.tsx';

type Props = { id: string | null; onChoose: (id: string | null) => void };

/** Chooses the resume whose facts and style the letter uses. */
export function ResumeChoice({ id, onChoose }: Props) {
  const { data: resumes = [] } = useQuery(resumeNamesQuery());
  const isListed = id === null || resumes.some((resume) => resume.id === id);
  return (
    <Select
      label={t('Resume')}
      hint={t('Your details, facts and design come from it.')}
      value={id ?? ''}
      options={[
        { value: '', label: t('None') },
        ...(isListed ? [] : [{ value: id, label: t('Your resume') }]),
        ...resumes.map((resume) => ({ value: resume.id, label: resume.name })),
      ]}
      onValueChange={(chosen) => onChoose(chosen || null)}
    />
  );
}

/** The names of the newest applications, from one page of the API. */
const applicationNamesQuery = () =>
  queryOptions({
    queryKey: ['applications', 'names'] as const,
    queryFn: async () => {
      const querystring = { limit: applicationLimits.atOnce };
      return (await api(applicationRoutes.list, { querystring })).data;
    },
    staleTime: 0,
  });

const nameOf = ({ role, company }: { role: string; company: string }): string =>
  [role, company].filter(Boolean).join(', ') || t('Untitled application');

/** Chooses the application that the letter is for. */
export function ApplicationChoice({ id, onChoose }: Props) {
  const { data: applications = [] } = useQuery(applicationNamesQuery());
  const isListed = id === null || applications.some((application) => application.id === id);
  return (
    <Select
      label={t('Application')}
      value={id ?? ''}
      options={[
        { value: '', label: t('None') },
        ...(isListed ? [] : [{ value: id, label: t('Your application') }]),
        ...applications.map((application) => ({
          value: application.id,
          label: nameOf(application),
        })),
      ]}
      onValueChange={(chosen) => onChoose(chosen || null)}
    />
  );
}
