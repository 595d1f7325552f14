import type { SkillSuggestions } from '@folio/contract/ai-answers';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { useEditor } from '../store/use-editor.ts';
import { aiCopy } from './assistant.copy.ts';
import { toastCopy } from './assistant-toasts.copy.ts';
import { EmptyResults, ResultNotes, ResultPart } from './edit-parts.tsx';
import { keyOf, skillDifference, suggestedCategory } from './suggestion.ts';
import { useAreApplied, useAssistant } from './use-assistant.ts';

const kinds = () =>
  [
    ['technical', t('Technical')],
    ['soft', t('Soft')],
    ['industry', t('Industry')],
  ] as const;

export function SkillResults() {
  const result = useAssistant().state.results['suggest-skills'];
  if (!result) return <EmptyResults title={aiCopy.noSkills} hint={aiCopy.noSkillsHint} />;
  const { answer, isSample } = result;
  return (
    <ResultPart title={t('Suggested skills')}>
      <ResultNotes answer={answer} isSample={isSample} />
      <SkillGroups skills={answer} isSample={isSample} />
    </ResultPart>
  );
}

/** Suggested skills by category, to be confirmed by the person. */
export function SkillGroups({ skills, isSample }: { skills: SkillSuggestions; isSample: boolean }) {
  const filled = kinds().filter(([kind]) => skills[kind].length > 0);
  if (filled.length === 0) return <p className="text-body text-muted">{aiCopy.nothingToAdd}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-small text-muted">
        <span className="font-medium text-ink">{aiCopy.onlyIfTrue}</span>{' '}
        {t('They go into the category “{suggestedCategory}”.', { suggestedCategory })}
      </p>
      {filled.map(([kind, label]) => (
        <div key={kind}>
          <h4 className="mb-2 text-small font-medium text-muted">{label}</h4>
          <SkillChips
            label={t('{label} skills', { label })}
            skills={skills[kind]}
            isSample={isSample}
          />
        </div>
      ))}
    </div>
  );
}

/** Skills with Add buttons. A sample skill asks for confirmation first. */
export function SkillChips({
  label,
  skills,
  isSample,
}: {
  label: string;
  skills: readonly string[];
  isSample: boolean;
}) {
  const { apply } = useAssistant();
  const [asked, setAsked] = useState<string>();
  const add = (skill: string) => apply([{ skill }], toastCopy.skillAdded(skill));
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill} className="min-w-0">
            <SkillChip skill={skill} onAdd={() => (isSample ? setAsked(skill) : add(skill))} />
          </li>
        ))}
      </ul>
      <SampleDialog
        skill={asked}
        onClose={() => setAsked(undefined)}
        onAdd={(skill) => {
          setAsked(undefined);
          add(skill);
        }}
      />
    </>
  );
}

function SkillChip({ skill, onAdd }: { skill: string; onAdd: () => void }) {
  const suggestion = { skill };
  const isApplied = useAreApplied([suggestion]);
  const isOurs = useAssistant().state.applied.has(keyOf(suggestion));
  return (
    <Button
      size="small"
      className="max-w-full"
      aria-disabled={isApplied || undefined}
      onClick={isApplied ? undefined : onAdd}
    >
      {isApplied ? (
        <Check aria-hidden className="size-4 shrink-0 text-good" />
      ) : (
        <Plus aria-hidden className="size-4 shrink-0 text-muted" />
      )}
      {isApplied ? null : <span className="sr-only">{t('Add')}</span>}
      <span className="min-w-0 truncate">{skill}</span>
      {isApplied ? (
        <span className="font-normal text-muted">{isOurs ? t('Applied') : t('Listed')}</span>
      ) : null}
    </Button>
  );
}

function SampleDialog({
  skill,
  onClose,
  onAdd,
}: {
  skill: string | undefined;
  onClose: () => void;
  onAdd: (skill: string) => void;
}) {
  return (
    <Dialog
      open={skill !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="small"
      title={t('Add {skill}?', { skill: skill ?? '' })}
      description={t(
        'This is an example. It was suggested without looking at your resume: add it only if it is true.',
      )}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => (skill === undefined ? undefined : onAdd(skill))}
          >
            {t('Add it')}
          </Button>
        </>
      }
    >
      <Badge tone="warning">{aiCopy.sampleBadge}</Badge>
      {skill === undefined ? null : <CategoryDifference skill={skill} />}
    </Dialog>
  );
}

function CategoryDifference({ skill }: { skill: string }) {
  // Two strings rather than an object, so that equal differences compare as equal.
  const before = useEditor(({ document }) => skillDifference(document.content, skill).before);
  const after = useEditor(({ document }) => skillDifference(document.content, skill).after);
  return (
    <>
      <p className="mt-3 mb-1 text-small font-medium text-muted">{suggestedCategory}</p>
      <TextDifference before={before} after={after} />
    </>
  );
}
