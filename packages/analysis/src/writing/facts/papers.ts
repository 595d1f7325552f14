import type { ResumeContent } from '@folio/contract/resume-content';
import { isUnfinished } from './unfinished.ts';

/**
 * Whether a comma split a name inside its parentheses: 'NATE certified (cooling', 'heat pumps)'.
 */
const isParted = (name: string): boolean => /\([^()]*$/.test(name);

/** A certificate in full. */
export const certificateNamed = ({
  name,
  issuer,
}: ResumeContent['certifications'][number]): string =>
  isParted(name) && issuer.includes(')') ? `${name}, ${issuer}` : name;

/** Returns completed courses: advertisements ask for training as often as for certificates. */
export const coursesTaken = ({ courses }: ResumeContent): string[] =>
  courses
    .filter(({ name, current }) => name !== '' && !current)
    .map(({ name }) => name)
    .filter((name) => !isUnfinished({ degree: name, field: '' }));
