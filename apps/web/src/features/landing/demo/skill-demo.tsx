import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { sectionTitleStyle } from '../section-title-style.ts';
import { positions } from './positions.ts';
import { SkillSuggestions } from './skill-suggestions.tsx';
import { useSkillDemo } from './use-skill-demo.ts';
import { WaitingSkills } from './waiting-skills.tsx';

/** Skills suggested for one of three jobs, without an account. */
export function SkillDemo() {
  const demo = useSkillDemo();
  return (
    <section
      aria-labelledby="demo-title"
      className="grid gap-8 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:grid-cols-2 lg:gap-16 lg:p-10"
    >
      <div>
        <h2 id="demo-title" className={sectionTitleStyle}>
          Which skills does the job ask for?
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex box everywhere. */}
        <div role="group" aria-label="Job position" className="mt-6 flex flex-wrap gap-2">
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
        <h3 className="mt-6 text-small font-medium text-faint">Job description</h3>
        <p aria-live="polite" className="mt-1 min-h-24 max-w-[60ch] text-large text-muted">
          {demo.position?.description ?? 'Choose a position to see what such a job asks for.'}
        </p>
      </div>
      <div className="flex min-h-60 flex-col items-start lg:min-h-0">
        <Button variant="primary" isBusy={demo.isAsking} onClick={() => void demo.generate()}>
          Generate Skill Suggestions
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
