import { Check, Plus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  clearChosenSkills,
  onChosenSkillsChange,
  readChosenSkills,
  storedChosenSkills,
} from '../../../lib/chosen-skills.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { linkStyle } from '../../../ui/link-style.ts';
import { sectionTitleStyle } from '../landing-footer.tsx';
import { positions } from './positions.ts';
import type { Suggestions } from './suggestion-steps.ts';
import { useSkillDemo } from './use-skill-demo.ts';

/** Suggests skills for one of three jobs, without an account. */
export function SkillDemo() {
  const demo = useSkillDemo();
  return (
    <section
      aria-labelledby="demo-title"
      className="grid gap-8 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:grid-cols-2 lg:gap-0 lg:p-10"
    >
      <div>
        <h2 id="demo-title" className={sectionTitleStyle}>
          {t('See which skills a job really asks for')}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex box everywhere. */}
        <div role="group" aria-label={t('Job position')} className="mt-6 flex flex-wrap gap-2">
          {positions.map((position) => (
            <button
              key={position.name}
              type="button"
              aria-pressed={demo.position === position}
              onClick={() => demo.selectPosition(position)}
              className={choiceStyle(demo.position === position)}
            >
              {position.name}
            </button>
          ))}
        </div>
        <h3 className={demo.position ? 'mt-6 text-small font-medium text-faint' : 'sr-only'}>
          {t('Job description')}
        </h3>
        <p
          aria-live="polite"
          className={classNames(
            'max-w-[60ch] text-large text-muted',
            demo.position ? 'mt-1 lg:min-h-24' : 'mt-4',
          )}
        >
          {demo.position?.description ?? t('Pick a job to see what it asks for.')}
        </p>
      </div>
      <div className="flex flex-col items-start lg:border-l lg:border-line lg:pl-16">
        <Button variant="primary" isBusy={demo.isAsking} onClick={() => void demo.generate()}>
          {t('Generate Skill Suggestions')}
        </Button>
        <SkillSuggestions {...demo} />
        <WaitingSkills />
      </div>
    </section>
  );
}

const choiceStyle = (isChosen: boolean): string =>
  classNames(
    'min-h-9 rounded-control border px-3.5 py-1.5 text-body font-medium transition-colors',
    isChosen
      ? 'border-accent bg-tint text-accent'
      : 'border-line bg-surface text-muted hover:border-control hover:text-ink',
  );

const nothingYet = () => '';

/** The skills added so far, with what will happen to them, and a way to remove them. */
function WaitingSkills() {
  const stored = useSyncExternalStore(onChosenSkillsChange, storedChosenSkills, nothingYet);
  const skills = stored === '' ? [] : readChosenSkills().flatMap(({ items }) => items);
  if (skills.length === 0) return null;
  return (
    <div className="mt-6 w-full border-t border-line pt-4 text-body text-muted">
      <p>
        <span className="font-medium text-ink">{t('Saved for your first resume:')}</span>{' '}
        {[...new Set(skills)].join(', ')}.
      </p>
      <p className="mt-1 flex gap-4">
        <a href="/resume/start" className={linkStyle}>
          {t('Start a resume with them')}
        </a>
        <button type="button" onClick={clearChosenSkills} className={linkStyle}>
          {t('Remove')}
        </button>
      </p>
    </div>
  );
}

/** Widths of placeholders for skills, as varied as skills. */
const placesOfSkills = ['w-24', 'w-32', 'w-41', 'w-36', 'w-28'];

type Props = {
  suggestions: Suggestions | undefined;
  selected: readonly string[];
  toggleSkill: (skill: string) => void;
  addSelected: () => void;
};

function SkillSuggestions({ suggestions, selected, toggleSkill, addSelected }: Props) {
  if (!suggestions) {
    return (
      <>
        <div aria-hidden className="mt-6 flex flex-wrap gap-2">
          {placesOfSkills.map((width) => (
            <span
              key={width}
              className={classNames(
                'h-8 rounded-full border border-dashed border-control/60',
                width,
              )}
            />
          ))}
        </div>
        <p className="mt-4 max-w-[48ch] text-muted">
          {t('Pick the ones you have. We’ll add them to your first resume.')}
        </p>
      </>
    );
  }
  const { skills, isDone, isDemoData } = suggestions;
  return (
    <>
      <ul
        aria-label={t('Suggested skills')}
        aria-busy={!isDone}
        className="mt-6 flex flex-wrap gap-2"
      >
        {skills.map((skill) => (
          <li key={skill} className="animate-arrive">
            <button
              type="button"
              aria-pressed={selected.includes(skill)}
              onClick={() => toggleSkill(skill)}
              className={badgeStyle(selected.includes(skill))}
            >
              {selected.includes(skill) ? (
                <Check aria-hidden className="size-4" />
              ) : (
                <Plus aria-hidden className="size-4" />
              )}
              {skill}
            </button>
          </li>
        ))}
      </ul>
      {isDone ? (
        <>
          {isDemoData ? (
            <p className="mt-4 text-small text-warning">
              {t('We couldn’t reach the server: using demo data.')}
            </p>
          ) : null}
          <Button className="mt-4" onClick={addSelected}>
            {t('Add {count} to Resume', { count: selected.length })}
          </Button>
        </>
      ) : null}
    </>
  );
}

const badgeStyle = (isSelected: boolean): string =>
  classNames(
    'inline-flex min-h-8 items-center gap-1.5 rounded-full border py-1 pr-3 pl-2.5 text-small font-medium transition-colors',
    isSelected
      ? 'border-accent bg-tint text-accent'
      : 'border-line bg-surface text-ink hover:border-control',
  );
