import { useSyncExternalStore } from 'react';
import {
  forgetChosenSkills,
  onChosenSkillsChange,
  readChosenSkills,
  storedChosenSkills,
} from '../../../lib/chosen-skills.ts';
import { linkStyle } from '../../../ui/link-style.ts';

const nothingYet = () => '';

/** What somebody has added so far, where it will go, and how to take it back. */
export function WaitingSkills() {
  const stored = useSyncExternalStore(onChosenSkillsChange, storedChosenSkills, nothingYet);
  const skills = stored === '' ? [] : readChosenSkills().flatMap(({ items }) => items);
  if (skills.length === 0) return null;
  return (
    <div className="mt-6 w-full border-t border-line pt-4 text-body text-muted">
      <p>
        <span className="font-medium text-ink">Waiting for your first resume:</span>{' '}
        {[...new Set(skills)].join(', ')}.
      </p>
      <p className="mt-1 flex gap-4">
        <a href="/signup" className={linkStyle}>
          Sign up to use them
        </a>
        <button type="button" onClick={forgetChosenSkills} className={linkStyle}>
          Remove
        </button>
      </p>
    </div>
  );
}
