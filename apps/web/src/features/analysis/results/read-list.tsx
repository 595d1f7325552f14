import { useMemo } from 'react';
import { type ReadGroup, readGroups } from '../../../lib/reading/read-rows.ts';
import { ReadRows, type ReadRowsProps } from '../../../lib/reading/read-rows-list.tsx';

type Props = Omit<ReadRowsProps, 'rows'>;

/** What a machine finds in the file, beside the page that it found it on. */
export function ReadList({ reading, ...shared }: Props) {
  const groups = useMemo(() => readGroups(reading.content), [reading]);
  return (
    <div>
      <p className="text-muted">
        This is all that an applicant tracking system sees. Compare it with your page: what is wrong
        or missing here is wrong or missing for it, too.
        {reading.unsure.size > 0 ? ' What we are unsure of is marked.' : null}
      </p>
      {reading.problems.length > 0 ? (
        <ul className="mt-4 grid gap-1 text-warning">
          {reading.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      {groups.map((group) => (
        <Group key={group.rows[0]?.path} {...{ group, reading }} {...shared} />
      ))}
    </div>
  );
}

function Group({ group, ...shared }: Props & { group: ReadGroup }) {
  return (
    <section className="mt-6">
      {group.title ? <h2 className="mb-1 text-large font-semibold">{group.title}</h2> : null}
      <ReadRows rows={group.rows} {...shared} />
    </section>
  );
}
