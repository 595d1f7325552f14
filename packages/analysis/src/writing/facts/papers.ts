import type { ResumeContent } from '@folio/contract/resume-content';
import { isUnfinished } from './unfinished.ts';

/** A name that was parted within its brackets: 'NATE certified (cooling', 'heat pumps)'. */
const isParted = (name: string): boolean => /\([^()]*$/.test(name);

/** A certificate in full. */
export const certificateNamed = ({
  name,
  issuer,
}: ResumeContent['certifications'][number]): string =>
  isParted(name) && issuer.includes(')') ? `${name}, ${issuer}` : name;

/** Courses that are over: what somebody was trained in is asked for as often as a certificate. */
export const coursesTaken = ({ courses }: ResumeContent): string[] =>
  courses
    .filter(({ name, current }) => name !== '' && !current)
    .map(({ name }) => name)
    .filter((name) => !isUnfinished({ degree: name, field: '' }));
