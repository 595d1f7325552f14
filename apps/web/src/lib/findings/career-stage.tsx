import type { ScoringResult } from '@folio/contract/ai-answers';
import { type CareerStage, careerStages } from '@folio/contract/score-limits';
import { Select } from '../../ui/select.tsx';
import { t } from '../words/words.ts';
import { stageNames } from './stage-names.ts';

const chosen = () => careerStages.map((value) => ({ value, label: stageNames[value] }));

type Career = ScoringResult['career'];
type Props = { career: Career; onChoose: (stage: CareerStage | null) => void };

/** The career stage that the score assumes, with the reason; its owner can correct it. */
export function CareerStageField({ career, onChoose }: Props) {
  const { stage, told: detected, isChosen } = career;
  const ofResume = {
    value: 'told',
    label: t('From your resume: {value}', { value: stageNames[detected] }),
  } as const;
  return (
    <Select<CareerStage | 'told'>
      label={t('Career stage')}
      hint={hintOf(career)}
      options={[ofResume, ...chosen()]}
      value={isChosen ? stage : 'told'}
      onValueChange={(value) => onChoose(value === 'told' ? null : value)}
      className="max-w-100"
    />
  );
}

const hintOf = ({ reason, told: detected, isChosen }: Career) => (
  <span className="wrap-anywhere">
    {isChosen
      ? t('You chose this. Your resume reads as ‘{value}’: {reason}', {
          value: stageNames[detected],
          reason,
        })
      : t('{reason} Not right? Choose another.', { reason })}
  </span>
);
