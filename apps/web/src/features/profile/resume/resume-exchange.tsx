import { FileInput, FileOutput } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { TabProps } from '../settings-parts.ts';
import { FillDialog } from './fill-dialog.tsx';
import { useMakeResume } from './use-make-resume.ts';

/** Both ways between a resume and the profile. */
export function ResumeExchange({ profileForm, parts }: Omit<TabProps, 'profile'>) {
  const [isFilling, setIsFilling] = useState(false);
  const { make, isMaking } = useMakeResume(profileForm, parts.onResumeMade);
  return (
    <div className="flex flex-wrap gap-2">
      <Button className="max-md:h-11" onClick={() => setIsFilling(true)}>
        <FileInput aria-hidden className="size-4" />
        Fill from a resume
      </Button>
      <Button className="max-md:h-11" isBusy={isMaking} onClick={() => void make()}>
        {isMaking ? null : <FileOutput aria-hidden className="size-4" />}
        Fill a resume from my profile
      </Button>
      {isFilling ? (
        <FillDialog
          profileForm={profileForm}
          resumes={parts.resumes}
          onClose={() => setIsFilling(false)}
        />
      ) : null}
    </div>
  );
}
