import { Check, Circle } from 'lucide-react';
import { scanCopy } from '../../lib/reading/reading.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type AnalysisState, type Source, type Step, stepsOf } from './analysis-state.ts';

const names: Record<Step, string> = {
  get opening() {
    return t('Opening your resume');
  },
  get reading() {
    return t('Reading the pages');
  },
  get scoring() {
    return t('Scoring');
  },
};

type Props = { working: Extract<AnalysisState, { phase: 'working' }>; onCancel: () => void };

export function WorkingSteps({ working, onCancel }: Props) {
  const { source, step, scan } = working;
  const isScanning = scan !== undefined && step === 'reading';
  const steps = stepsOf(source);
  const current = steps.indexOf(step);
  const now = isScanning ? scanCopy.page(scan) : names[step];
  return (
    <section aria-labelledby="analyzing" aria-busy="true" className="mx-auto max-w-110 py-16">
      <h2 id="analyzing" className="font-display text-heading">
        {t('Analyzing your resume')}
      </h2>
      <p className="mt-2 truncate text-muted">{nameOf(source)}</p>
      <ol className="mt-8 grid gap-3">
        {steps.map((one, index) => (
          <li
            key={one}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-3 text-large',
              index === current ? 'font-medium' : 'text-muted',
            )}
          >
            <StepIcon state={index < current ? 'done' : index === current ? 'now' : 'later'} />
            {index === current ? now : names[one]}
          </li>
        ))}
      </ol>
      {isScanning ? (
        <ProgressBar className="mt-6 ml-7" label={scanCopy.label} done={scan.done} />
      ) : null}
      <p role="status" className="sr-only">
        {t('Step {number} of {count}: {now}', { number: current + 1, count: steps.length, now })}
      </p>
      <Button className="mt-8" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </section>
  );
}

function StepIcon({ state }: { state: 'done' | 'now' | 'later' }) {
  if (state === 'now') return <Spinner className="text-accent" />;
  if (state === 'done')
    return <Check role="img" aria-label={t('Done')} className="size-4 text-good" />;
  return <Circle aria-hidden className="size-4 text-line" />;
}

export const nameOf = (source: Source): string =>
  source.kind === 'file' ? source.file.name : source.name;
