import type { ResumeSummary } from '@folio/contract/resumes';
import { FileText, X } from 'lucide-react';
import { useRef } from 'react';
import { areaTitles } from '../../lib/findings/score-bands.ts';
import { scanCopy } from '../../lib/reading/reading.ts';
import { t } from '../../lib/words/words.ts';
import { PriceTag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ProblemNote } from '../../ui/error-state.tsx';
import { FileArea } from '../../ui/file-area.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { AnalysisState } from './analysis-state.ts';
import type { Analysis } from './use-analysis.ts';

type Props = {
  analysis: Analysis;
  choice: Extract<AnalysisState, { phase: 'choosing' }>;
  resumes: readonly ResumeSummary[] | undefined;
};

export function ChooseSource({ analysis, choice, resumes = [] }: Props) {
  const { source, problem, isScan } = choice;
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div>
        <UploadArea
          file={source?.kind === 'file' ? source.file : undefined}
          onFile={analysis.chooseFile}
          onRemove={analysis.reset}
        />
        {problem ? (
          <ProblemNote {...problem} className="mt-4">
            {isScan ? (
              <Button onClick={analysis.readScan}>
                {scanCopy.make}
                <PriceTag>{analysis.price.words}</PriceTag>
              </Button>
            ) : null}
          </ProblemNote>
        ) : null}
        <div className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-6">
          {resumes.length > 0 ? (
            <Select
              label={t('Or one of your resumes')}
              className="min-w-60 flex-1"
              value={source?.kind === 'resume' ? source.id : ''}
              options={[
                { value: '', label: t('Choose a resume') },
                ...resumes.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onValueChange={(id) => {
                const resume = resumes.find((one) => one.id === id);
                if (resume) analysis.chooseResume(id, resume.name);
                else analysis.reset();
              }}
            />
          ) : null}
          <Button variant="primary" className="max-sm:w-full" onClick={analysis.analyze}>
            {t('Analyze Resume')}
            <PriceTag>{analysis.price.words}</PriceTag>
          </Button>
        </div>
      </div>
      <WhatYouGet />
    </div>
  );
}

const promises = () =>
  [
    [areaTitles.content, t('Results, verbs and length.')],
    [areaTitles.structure, t('Sections, order and length.')],
    [areaTitles.ats, t('What hiring software can and can’t read.')],
  ] as const;

function WhatYouGet() {
  return (
    <aside aria-labelledby="looked-at">
      <h2 id="looked-at" className="text-large font-semibold">
        {t('What we check')}
      </h2>
      <dl className="mt-4 grid gap-4">
        {promises().map(([title, promise]) => (
          <div key={title} className="border-t border-line pt-3">
            <dt className="font-medium">{title}</dt>
            <dd className="mt-0.5 text-muted">{promise}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-small text-muted">
        {t('Your file never leaves your browser. Only its text is sent to us for scoring.')}
      </p>
      <p className="mt-3 text-small text-muted">
        {t(
          'This is the score that the editor shows as you type, for free. Run it here to check a PDF from elsewhere.',
        )}
      </p>
    </aside>
  );
}

type UploadAreaProps = {
  file: File | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
};

/** Accepts one PDF, dropped or chosen. */
function UploadArea({ file, onFile, onRemove }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileArea
        title={t('Upload your resume')}
        hint={t('Drop a PDF here or browse. Up to 5 MB.')}
        accept=".pdf,application/pdf"
        input={input}
        onFile={onFile}
      />
      {file ? (
        <div className="mt-4 flex items-center gap-3 rounded-control border border-line bg-surface py-2 pr-2 pl-4">
          <FileText aria-hidden className="size-4 shrink-0 text-muted" />
          <p className="min-w-0 flex-1 truncate">
            {file.name} <span className="text-faint tabular-nums">{sizeText(file.size)}</span>
          </p>
          <IconButton
            label={t('Remove {name}', { name: file.name })}
            tooltip={t('Remove')}
            icon={<X className="size-4" />}
            onClick={() => {
              onRemove();
              input.current?.focus();
            }}
          />
        </div>
      ) : null}
    </>
  );
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? t('{value} KB', { value: Math.max(1, Math.round(kilobytes)) })
    : t('{value} MB', { value: (kilobytes / 1024).toFixed(1) });
}
