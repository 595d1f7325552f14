import type { ResumeSummary } from '@folio/contract/resumes';
import { useController } from 'react-hook-form';
import { Link } from 'react-router';
import { linkStyle } from '../../../ui/link-style.ts';
import { Select } from '../../../ui/select.tsx';
import { useProblem } from '../fields.tsx';
import type { FormValues } from '../form-values.ts';

const none = '';

/** Which of the public resumes the page links to. */
export function LinkedResume({ resumes }: { resumes: readonly ResumeSummary[] | undefined }) {
  const { field } = useController<FormValues, 'visibility.resumeId'>({
    name: 'visibility.resumeId',
  });
  const chosen = field.value ?? none;
  const offered = (resumes ?? []).filter(({ isPublic }) => isPublic);
  const isOffered = chosen === none || offered.some(({ id }) => id === chosen);
  const nameOfChosen = resumes?.find(({ id }) => id === chosen)?.name ?? 'A resume';
  return (
    <Select
      label="Linked resume"
      className="max-w-120"
      value={chosen}
      disabled={resumes === undefined}
      error={useProblem('visibility.resumeId')}
      options={[
        { value: none, label: 'None' },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ...(isOffered
          ? []
          : [{ value: chosen, label: `${nameOfChosen} (not public, so not linked)` }]),
      ]}
      onValueChange={(id) => field.onChange(id === none ? null : id)}
      hint={
        <>
          Only public resumes can be linked. You share one from{' '}
          <Link to="/resumes" className={linkStyle}>
            All Resumes
          </Link>
          .
        </>
      }
    />
  );
}
