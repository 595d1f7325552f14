import { textAt } from '@folio/contract/content-path';
import type { CareerStage } from '@folio/contract/score-limits';
import { useMemo, useState } from 'react';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { newResumeSettings } from '../../../lib/new-resume-settings.ts';
import { type ReadGroup, readGroups } from '../../../lib/reading/read-rows.ts';
import { ReadRows, type ReadRowsProps } from '../../../lib/reading/read-rows-list.tsx';
import type { Reading } from '../../../lib/reading/reading.ts';
import { type Mark, marksOfReading } from '../../../lib/reading/source/page-marks.tsx';
import { resumeNameOf, useMakeResume } from '../../../lib/reading/use-make-resume.ts';
import { useSelection } from '../../../lib/reading/use-selection.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemNote } from '../../../ui/error-state.tsx';
import { TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { analysisCopy } from '../analysis.copy.ts';
import type { AnalysisState } from '../analysis-state.ts';
import type { Scored } from '../scored.ts';
import { SourcePages } from '../source/source-pages.tsx';
import { nameOf } from '../working-steps.tsx';
import { ScoreReport } from './score-report.tsx';

type Done = Extract<AnalysisState, { phase: 'done' }>;
type Tab = 'score' | 'read';
const tabs = [
  {
    value: 'score',
    get label() {
      return t('Score');
    },
  },
  {
    value: 'read',
    get label() {
      return t('What software reads');
    },
  },
] as const;

type ResultsProps = {
  done: Done;
  onOpen: (id: string) => void;
  onChooseStage: (stage: CareerStage | null) => void;
};

export function Results({ done, onOpen, onChooseStage }: ResultsProps) {
  const { source, extracted, scored } = done;
  const { reading } = extracted;
  const [tab, setTab] = useState<Tab>('score');
  const isSold = useIsSold();
  const { selected, select, show, whole: container } = useSelection();
  const marks = useMemo(
    () => (tab === 'score' ? marksOfFindings(reading, scored) : marksOfReading(reading)),
    [tab, reading, scored],
  );
  const isOnPage = (path: string) =>
    source.kind === 'resume' ? Boolean(textAt(reading.content, path)) : reading.areas.has(path);
  return (
    <div
      ref={container}
      className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <section
        aria-label={t('Your pages')}
        className="max-lg:order-last lg:sticky lg:top-6 lg:max-h-[calc(100dvh-48px)] lg:overflow-y-auto lg:p-1 lg:-m-1"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <SourcePages
          source={source}
          extracted={extracted}
          marks={marks}
          selected={selected}
          onSelect={select}
        />
      </section>
      <div className="min-w-0">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 truncate text-muted">{nameOf(source)}</p>
          <OpenButton done={done} onOpen={onOpen} />
        </div>
        {extracted.isScan ? <ProblemNote {...analysisCopy.scan} className="mb-6" /> : null}
        <Tabs<Tab> value={tab} onValueChange={setTab}>
          <TabList<Tab> label={t('Results')} tabs={tabs} />
          <TabPanel value="score" className="pt-6 outline-none">
            <ScoreReport
              scored={scored}
              isSold={isSold}
              onChooseStage={onChooseStage}
              selected={selected}
              isOnPage={isOnPage}
              content={reading.content}
              onShow={show}
            />
          </TabPanel>
          <TabPanel value="read" className="pt-6 outline-none">
            <ReadList reading={reading} selected={selected} isOnPage={isOnPage} onShow={show} />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}

function OpenButton({ done, onOpen }: { done: Done; onOpen: (id: string) => void }) {
  const { source, extracted } = done;
  const { make, isMaking } = useMakeResume(onOpen);
  return source.kind === 'resume' ? (
    <Button variant="primary" onClick={() => onOpen(source.id)}>
      {t('Open in the editor')}
    </Button>
  ) : (
    <Button
      variant="primary"
      isBusy={isMaking}
      onClick={() =>
        make({
          name: resumeNameOf(source.file.name),
          content: extracted.reading.content,
          settings: { ...newResumeSettings, careerStage: extracted.careerStage ?? null },
          doubts: [...extracted.reading.unsure],
        })
      }
    >
      {t('Open as a resume')}
    </Button>
  );
}

/** The words with findings, as marks; the whole text for findings without a range. */
export function marksOfFindings({ content }: Reading, { findings }: Scored): Mark[] {
  const marks = findings.map(({ path, start, end }): Mark => {
    const text = textAt(content, path) ?? '';
    const part = end > start ? { start, end } : { start: 0, end: text.length };
    return { path, text, ...part, isQuiet: false };
  });
  const keys = marks.map(({ path, start, end }) => `${path} ${start} ${end}`);
  return marks.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

type Props = Omit<ReadRowsProps, 'rows'>;

/** The read values, next to the page that they were found on. */
function ReadList({ reading, ...shared }: Props) {
  const groups = useMemo(() => readGroups(reading.content), [reading]);
  return (
    <div>
      <p className="text-muted">
        {t(
          'This is what our parser read. If something is wrong or missing here, hiring software may get it wrong too.',
        )}
        {reading.unsure.size > 0 ? t(' Anything we’re unsure of is marked.') : null}
      </p>
      {reading.problems.length > 0 ? (
        <ul className="mt-4 grid gap-1 text-warning">
          {reading.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      {groups.map((group) => (
        <Group key={group.rows[0]?.path} group={group} reading={reading} {...shared} />
      ))}
    </div>
  );
}

function Group({ group, ...shared }: Props & { group: ReadGroup }) {
  return (
    <section className="mt-6">
      {group.title ? <h2 className="mb-1 text-large font-semibold">{group.title}</h2> : null}
      <ReadRows rows={group.rows} {...shared} />
    </section>
  );
}
