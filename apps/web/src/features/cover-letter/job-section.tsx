import type { WritingTone } from '@folio/contract/ai-requests';
import type { User } from '@folio/contract/auth';
import { contentLimits } from '@folio/contract/content-limits';
import { type CoverLetterContent, motivationLimit } from '@folio/contract/cover-letters';
import { useEffect } from 'react';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { pasteJobText } from '../../lib/job-text.ts';
import { t } from '../../lib/words/words.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFirstFocus } from '../../ui/use-focus.ts';
import { AskedFor } from './asked-for.tsx';
import { fieldLabels, letterCopy, toneOptions } from './cover-letter.copy.ts';
import type { LetterResume } from './use-letter.ts';
import { hasJob, type Writing } from './use-writing.ts';
import { WritePanel } from './write-panel.tsx';

type Props = {
  content: CoverLetterContent;
  onChange: (fields: Partial<CoverLetterContent>) => void;
  resume: LetterResume;
  user: User;
  writing: Writing;
  price: CreditPrice<'cover-letter'>;
  write: () => Promise<void>;
  stop: () => void;
  tone: WritingTone;
  setTone: (tone: WritingTone) => void;
};

const details = [
  {
    field: 'role',
    get label() {
      return t('Role');
    },
  },
  {
    field: 'company',
    get label() {
      return t('Company');
    },
  },
  {
    field: 'hiringManager',
    get label() {
      return t('Hiring manager');
    },
  },
] as const;

/** The fields about the job, and the button to write the letter. */
export function JobSection({ content, onChange, tone, setTone, ...panel }: Props) {
  const advertisement = useFirstFocus(!hasJob(content) && content.text.trim() === '');
  const { writing } = panel;
  useEffect(() => {
    if (writing.phase === 'no-job') advertisement.current?.focus();
  }, [writing, advertisement]);
  return (
    <section aria-labelledby="letter-job" className="grid gap-4">
      <h2 id="letter-job" className="text-title font-semibold">
        {t('The job')}
      </h2>
      <TextArea
        label={t('Job description')}
        hint={letterCopy.jobHint}
        error={writing.phase === 'no-job' && !hasJob(content) ? letterCopy.noJob : undefined}
        ref={advertisement}
        rows={6}
        // Small once there is a letter, since people then come back for the letter.
        className={content.text.trim() === '' ? '[&_textarea]:max-h-60' : '[&_textarea]:max-h-40'}
        maxLength={contentLimits.longText}
        value={content.jobDescription}
        onChange={({ target }) => onChange({ jobDescription: target.value })}
        onPaste={pasteJobText}
      />
      <AskedFor jobDescription={content.jobDescription} />
      <div>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 max-sm:grid-cols-1">
          {details.map(({ field, label }) => (
            <TextField
              key={field}
              label={label}
              className={field === 'role' ? 'sm:col-span-2' : undefined}
              maxLength={contentLimits.shortText}
              autoComplete="off"
              value={content[field]}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          ))}
        </div>
        <p className="mt-1 text-small text-faint">{letterCopy.detailsHint}</p>
      </div>
      <TextArea
        label={fieldLabels.motivation}
        hint={letterCopy.motivationHint}
        rows={2}
        spellCheck
        maxLength={motivationLimit}
        value={content.motivation}
        onChange={({ target }) => onChange({ motivation: target.value })}
      />
      <Select
        label={t('Tone')}
        className="sm:w-1/2 sm:pr-2"
        value={tone}
        options={toneOptions}
        onValueChange={setTone}
      />
      <WritePanel hasLetter={content.text.trim() !== ''} {...panel} />
    </section>
  );
}

type PageSectionProps = {
  content: CoverLetterContent;
  onChange: (fields: Partial<CoverLetterContent>) => void;
};

/** The fields above the letter's text. */
export const PageSection = ({ content, onChange }: PageSectionProps) => (
  <section aria-labelledby="letter-page" className="grid gap-4">
    <div>
      <h2 id="letter-page" className="text-title font-semibold">
        {t('On the page')}
      </h2>
      <p className="mt-1 text-small text-muted">
        {t(
          'Your name and contact details come from the resume; the names above go before the address.',
        )}
      </p>
    </div>
    <TextField
      label={t('Date')}
      maxLength={60}
      value={content.date}
      onChange={({ target }) => onChange({ date: target.value })}
    />
    <TextArea
      label={t('Address of the company')}
      rows={2}
      maxLength={600}
      value={content.address}
      onChange={({ target }) => onChange({ address: target.value })}
    />
    <TextField
      label={t('Subject')}
      maxLength={contentLimits.shortText}
      value={content.subject}
      onChange={({ target }) => onChange({ subject: target.value })}
    />
  </section>
);
