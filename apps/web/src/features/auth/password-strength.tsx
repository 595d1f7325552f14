import {
  breachedMessage,
  firstPasswordProblem,
  knownSpellings,
  passwordRules,
  shownStrength,
} from '@folio/contract/password';
import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { breachRule } from './auth.copy.ts';

const segments = [1, 2, 3, 4, 5] as const;

const colors = ['bg-danger', 'bg-danger', 'bg-danger', 'bg-warning', 'bg-good', 'bg-good'] as const;

/**
 * A strength meter of five criteria with a label, and the rules with those that are met checked.
 */
export function PasswordStrength({ password }: { password: string }) {
  const isBreached = useIsBreached(password);
  const { score, label } = shownStrength(password, isBreached);
  return (
    <div>
      <div className="flex items-center">
        <div aria-hidden className="flex flex-1 gap-1">
          {segments.map((segment) => (
            <span
              key={segment}
              className={classNames(
                'h-1 flex-1 rounded-full transition-[background-color]',
                password !== '' && segment <= score ? colors[score] : 'bg-line',
              )}
            />
          ))}
        </div>
        <p role="status" className="min-w-23 text-right text-small text-muted empty:min-w-0">
          {password === '' ? null : (
            <>
              <span className="sr-only">{t('Password strength:')} </span>
              {label}
            </>
          )}
        </p>
      </div>
      <ul className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-2" hidden={password === ''}>
        {passwordRules.map((rule) => (
          <Rule key={rule.id} label={rule.label} isMet={rule.holds(password)} />
        ))}
        <Rule
          label={breachRule()}
          isMet={password !== '' && isBreached === false && !firstPasswordProblem(password)}
        />
      </ul>
      <p aria-live="polite" className="mt-2 text-small text-danger empty:hidden">
        {isBreached ? breachedMessage : null}
      </p>
    </div>
  );
}

function Rule({ label, isMet }: { label: string; isMet: boolean }) {
  return (
    <li className={classNames('flex items-center gap-2', isMet ? 'text-good' : 'text-faint')}>
      {isMet ? (
        <Check aria-hidden className="size-4" />
      ) : (
        <Circle aria-hidden className="size-4 p-1" />
      )}
      {label}
      <span className="sr-only">{isMet ? t(' (met)') : t(' (not met yet)')}</span>
    </li>
  );
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** A static file of the app, requested with the first letter of a password. */
async function loadKnown(): Promise<ReadonlySet<string>> {
  loading ??= import('virtual:known-passwords').then(
    ({ knownPasswords }) => new Set(knownPasswords),
    () => {
      loading = undefined;
      return new Set<string>();
    },
  );
  return loading;
}

/**
 * Whether a password is in a list of breached ones; looked up in this browser only. The server
 * checks again.
 */
export async function isBreached(password: string): Promise<boolean> {
  const known = await loadKnown();
  return knownSpellings(password).some((spelling) => known.has(spelling));
}

/** False until it is known. */
function useIsBreached(password: string): boolean {
  const [breached, setBreached] = useState('');
  useEffect(() => {
    let isPast = false;
    if (password === '') return;
    void isBreached(password).then((found) => {
      if (!isPast) setBreached(found ? password : '');
    });
    return () => {
      isPast = true;
    };
  }, [password]);
  return password !== '' && breached === password;
}
