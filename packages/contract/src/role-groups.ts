import type { WorkExperience } from './resume-content.ts';

type Role = Pick<WorkExperience, 'company' | 'sameEmployer'>;

/**
 * Groups the jobs as a document shows them: consecutive roles at one employer share the heading of
 * the first. A role joins the one above if it has the flag `sameEmployer` and names that employer
 * or none. Every job is in exactly one group, in the order of the list.
 */
export function groupRoles<T extends Role>(jobs: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const job of jobs) {
    const group = groups.at(-1);
    if (group && joins(group, job)) group.push(job);
    else groups.push([job]);
  }
  return groups;
}

function joins(group: readonly Role[], { company, sameEmployer }: Role): boolean {
  const named = group.find((one) => keyOf(one) !== '');
  const own = keyOf({ company });
  return sameEmployer && (own === '' || !named || own === keyOf(named));
}

const keyOf = ({ company }: Pick<Role, 'company'>) => company.trim().toLowerCase();

/** Returns the same jobs, each with the employer that its group names. */
export function withEmployers<C extends { workExperience: readonly Role[] }>(content: C): C {
  const named = groupRoles(content.workExperience).flatMap((group) => {
    const company = group.find((one) => keyOf(one) !== '')?.company;
    return company === undefined
      ? group
      : group.map((job) => (keyOf(job) === '' ? { ...job, company } : job));
  });
  const isSame = named.every((job, index) => job === content.workExperience[index]);
  return isSame ? content : { ...content, workExperience: named };
}
