import type { ResumeSummary } from '@folio/contract/resumes';
import { areaTitles } from '../../lib/findings/score-bands.ts';
import { scanCopy } from '../../lib/reading/reading.copy.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Select } from '../../ui/select.tsx';
import type { AnalysisState } from './analysis-state.ts';
import { UploadArea } from './upload-area.tsx';
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
              <Button className="max-md:h-11" onClick={analysis.readScan}>
                {scanCopy.make}
              </Button>
            ) : null}
          </ProblemNote>
        ) : null}
        {resumes.length > 0 ? (
          <Select
            label="Or one of your resumes"
            className="mt-6 max-w-90"
            value={source?.kind === 'resume' ? source.id : ''}
            options={[
              { value: '', label: 'Choose a resume' },
              ...resumes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={(id) => {
              const resume = resumes.find((one) => one.id === id);
              if (resume) analysis.chooseResume(id, resume.name);
              else analysis.reset();
            }}
          />
        ) : null}
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button variant="primary" size="large" onClick={analysis.analyze}>
            Analyze Resume
          </Button>
          <p className="text-small text-muted">{`Takes ${analysis.cost} credits.`}</p>
        </div>
      </div>
      <WhatYouGet />
    </div>
  );
}

const promises = [
  [areaTitles.content, 'What you did and how it is told: results, verbs, length.'],
  [areaTitles.structure, 'Which sections there are, in which order, and how long.'],
  [areaTitles.ats, 'What a machine reads in your file, and what it misses.'],
] as const;

function WhatYouGet() {
  return (
    <aside aria-labelledby="looked-at">
      <h2 id="looked-at" className="text-large font-semibold">
        What is looked at
      </h2>
      <dl className="mt-4 grid gap-4">
        {promises.map(([title, promise]) => (
          <div key={title} className="border-t border-line pt-3">
            <dt className="font-medium">{title}</dt>
            <dd className="mt-0.5 text-muted">{promise}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-small text-muted">
        Your file is read in this browser and stays in it. The text that was read goes to our server
        to be scored.
      </p>
    </aside>
  );
}
