import { applicationLimits } from '@folio/contract/application-fields';
import { contentLimits } from '@folio/contract/content-limits';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { resumeNamesQuery } from '../../lib/resume-names.ts';
import { t } from '../../lib/words/words.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TypedFields } from './application-draft.ts';
import { fieldLabels } from './field-labels.copy.ts';
import { DeadlineOffer } from './job/deadline-offer.tsx';
import { JobDescription } from './job/job-description.tsx';
import type { JobReading } from './job/use-job-reading.ts';

type Props = { fields: TypedFields; onChange: (changed: Partial<TypedFields>) => void };

const shortFields = ['role', 'company', 'place', 'pay', 'source', 'link'] as const;

type JobProps = Props & {
  reading: JobReading;
  /** The day it was saved, formatted. */
  savedOn: string;
};

/** The job's fields and description. */
export const JobFields = ({ fields, reading, savedOn, onChange }: JobProps) => (
  <>
    <div className="grid grid-cols-1 gap-3">
      <JobDescription
        text={fields.jobDescription}
        reading={reading}
        savedOn={savedOn}
        onChange={(jobDescription) => onChange({ jobDescription })}
      />
      <DeadlineOffer fields={fields} onTake={(deadline) => onChange({ deadline })} />
    </div>
    <section aria-labelledby="job" className="grid grid-cols-1 gap-4">
      <h2 id="job" className="text-title font-semibold">
        {t('The job')}
      </h2>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 max-sm:grid-cols-1">
        {shortFields.map((field) => (
          <TextField
            key={field}
            label={fieldLabels[field]}
            type={field === 'link' ? 'url' : 'text'}
            autoComplete="off"
            maxLength={field === 'link' ? contentLimits.link : contentLimits.shortText}
            value={fields[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
            aside={field === 'link' ? <OpenLink link={fields.link} /> : undefined}
          />
        ))}
        <TextField
          label={fieldLabels.deadline}
          type="date"
          max="9999-12-31"
          value={fields.deadline ?? ''}
          onChange={({ target }) => onChange({ deadline: target.value || null })}
        />
      </div>
    </section>
  </>
);

/** A link only for web addresses, since the field may contain anything. */
function OpenLink({ link }: { link: string }) {
  const url = URL.parse(link.trim());
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noreferrer"
      className={`${linkStyle} inline-flex items-center gap-1 text-small`}
    >
      {t('Open')}
      <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">{t('the job’s page in a new tab')}</span>
    </a>
  );
}

export const Notes = ({ fields, onChange }: Props) => (
  <TextArea
    label={fieldLabels.notes}
    rows={5}
    maxLength={applicationLimits.notes}
    value={fields.notes}
    onChange={({ target }) => onChange({ notes: target.value })}
  />
);

export const NextStepFields = ({ fields, onChange }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] gap-3 max-sm:grid-cols-1">
    <TextField
      label={fieldLabels.nextStep}
      autoComplete="off"
      maxLength={contentLimits.shortText}
      value={fields.nextStep}
      onChange={({ target }) => onChange({ nextStep: target.value })}
    />
    <TextField
      label={fieldLabels.nextStepDay}
      type="date"
      max="9999-12-31"
      value={fields.nextStepDay ?? ''}
      onChange={({ target }) => onChange({ nextStepDay: target.value || null })}
    />
  </div>
);

export function ResumeField({ fields: { resumeId }, onChange }: Props) {
  const { data: resumes = [] } = useQuery(resumeNamesQuery());
  const isListed = resumeId === null || resumes.some(({ id }) => id === resumeId);
  return (
    <div>
      <Select
        label={fieldLabels.resumeId}
        value={resumeId ?? ''}
        options={[
          { value: '', label: t('None yet') },
          ...(isListed ? [] : [{ value: resumeId, label: t('Your resume') }]),
          ...resumes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValueChange={(id) => onChange({ resumeId: id || null })}
      />
      {resumeId === null ? null : (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
          <Link to={`/resume/editor/${resumeId}`} className={linkStyle}>
            {t('Open the resume')}
          </Link>
          <Link to={`/resume/${resumeId}/cover-letter`} className={linkStyle}>
            {t('Cover letter')}
          </Link>
          <Link to={`/resume/${resumeId}/versions`} className={linkStyle}>
            {t('Tailored versions')}
          </Link>
        </p>
      )}
    </div>
  );
}
