import { contentLimits } from '@folio/contract/content-limits';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { fieldLabels } from '../applications.copy.ts';
import { jobCopy } from './job.copy.ts';
import { linesOf, type Need } from './needs.ts';
import type { JobReading } from './use-job-reading.ts';

type Props = {
  text: string;
  reading: JobReading;
  savedOn: string;
  onChange: (text: string) => void;
};

/** The job as it was advertised, with its needs marked; it can be written again. */
export function JobDescription({ text, reading, savedOn, onChange }: Props) {
  const [isEditing, setIsEditing] = useState(text.trim() === '');
  if (isEditing)
    return (
      <div className="grid grid-cols-1 gap-2">
        <TextArea
          label={fieldLabels.jobDescription}
          rows={8}
          hint={t('Keep it whole: the page goes away when the job is filled.')}
          maxLength={contentLimits.longText}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
        {text.trim() ? (
          <Button className="justify-self-start max-md:h-11" onClick={() => setIsEditing(false)}>
            {t('Done')}
          </Button>
        ) : null}
      </div>
    );
  return (
    <section aria-labelledby="job-description">
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-muted">{jobCopy.kept(savedOn)}</p>
        <Button
          variant="quiet"
          size="small"
          className="-mr-3 max-md:h-11"
          onClick={() => setIsEditing(true)}
        >
          <Pencil aria-hidden className="size-4" />
          {t('Edit')}
          <span className="sr-only"> {t('the job description')}</span>
        </Button>
      </div>
      <h2 id="job-description" className="mt-1 font-display text-heading">
        {fieldLabels.jobDescription}
      </h2>
      <Marked reading={reading} />
    </section>
  );
}

/** Solid where the resume shows it, dotted where it does not: told by the line, not by color alone. */
const lines = {
  shown: 'bg-(--green-tint) decoration-good decoration-2',
  listed: 'bg-warning/12 decoration-warning decoration-dotted decoration-2',
  missing: 'bg-warning/12 decoration-warning decoration-dotted decoration-2',
} as const;

const spoken = {
  shown: 'shown',
  get listed() {
    return t('listed only');
  },
  get missing() {
    return t('not there');
  },
} as const;

/** Line by line: a mark at the end of a line would leave an empty one below it in a single text. */
function Marked({ reading: { needs, passages } }: { reading: JobReading }) {
  return (
    <div className="mt-2 max-w-[65ch] font-display text-[17px] leading-relaxed wrap-anywhere">
      {linesOf(passages).map((line) => (
        <p
          key={line.at}
          className={`min-h-[0.7lh] whitespace-pre-wrap ${line.isItem ? 'pl-4 -indent-4' : ''}`}
        >
          {line.passages.map(({ at, text, need }) => {
            const asked = need === undefined ? undefined : needs[need];
            if (!asked || need === undefined) return <span key={at}>{text}</span>;
            return <Marking key={at} text={text} number={need + 1} level={asked.level} />;
          })}
        </p>
      ))}
    </div>
  );
}

type MarkingProps = { text: string; number: number; level: Need['level'] };

const Marking = ({ text, number, level }: MarkingProps) => (
  <mark className={`rounded-xs text-ink underline underline-offset-4 ${lines[level]}`}>
    {text}
    <span className="sr-only"> ({spoken[level]})</span>
    <sup aria-hidden className="ml-0.5 text-[11px] text-muted">
      {number}
    </sup>
  </mark>
);
