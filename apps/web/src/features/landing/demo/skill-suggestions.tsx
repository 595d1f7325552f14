import { Check, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Suggestions } from './suggestion-steps.ts';

type Props = {
  suggestions: Suggestions | undefined;
  selected: readonly string[];
  toggleSkill: (skill: string) => void;
  addSelected: () => void;
};

export function SkillSuggestions({ suggestions, selected, toggleSkill, addSelected }: Props) {
  if (!suggestions) {
    return (
      <p className="mt-6 max-w-[48ch] text-muted">
        Five skills come back. Select the ones that are truly yours: they wait here for your resume.
      </p>
    );
  }
  const { skills, isDone, isDemoData } = suggestions;
  return (
    <>
      <ul aria-label="Suggested skills" aria-busy={!isDone} className="mt-6 flex flex-wrap gap-2">
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
              The service does not answer just now: using demo data.
            </p>
          ) : null}
          <Button className="mt-4" onClick={addSelected}>
            {`Add ${selected.length} to Resume`}
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
