import { useQuery } from '@tanstack/react-query';
import { freeNameOf, useMakeResume } from '../../lib/reading/use-make-resume.ts';
import { resumeNamesQuery } from '../../lib/resume-names.ts';
import { t } from '../../lib/words/words.ts';
import { ImportDialog } from './import-dialog.tsx';

type Props = { file: File | undefined; onClose: () => void; onMade: (id: string) => void };

/** Creates a resume from a file. */
export function CreateImport({ file, onClose, onMade }: Props) {
  const { make, isMaking } = useMakeResume(onMade);
  const { data: others = [] } = useQuery(resumeNamesQuery());
  return (
    <ImportDialog
      title={t('Import a resume')}
      file={file}
      onClose={onClose}
      use={{
        label: t('Create resume'),
        isBusy: isMaking,
        take(content, { name }, doubts) {
          const { firstName, lastName } = content.personalInfo;
          const named = [`${firstName} ${lastName}`, name];
          make({ name: freeNameOf(named, others), content, doubts });
        },
      }}
    />
  );
}
