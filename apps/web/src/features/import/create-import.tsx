import { resumeNameOf, useMakeResume } from '../../lib/reading/use-make-resume.ts';
import { t } from '../../lib/words/words.ts';
import { ImportDialog } from './import-dialog.tsx';

type Props = { file: File | undefined; onClose: () => void; onMade: (id: string) => void };

/** Creates a resume from a file. */
export function CreateImport({ file, onClose, onMade }: Props) {
  const { make, isMaking } = useMakeResume(onMade);
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
          make({ name: resumeNameOf(`${firstName} ${lastName}`.trim() || name), content, doubts });
        },
      }}
    />
  );
}
