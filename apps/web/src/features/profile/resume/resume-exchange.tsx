import { type ResumeSummary, resumeRoutes } from '@folio/contract/resumes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FileInput, FileOutput } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { newResumeSettings } from '../../../lib/new-resume-settings.ts';
import { onceMade } from '../../../lib/once-made.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import type { TabProps } from '../settings-parts.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { fillProfile, type Taken, unfillProfile } from './fill-profile.ts';
import { resumeExchangeCopy } from './resume-exchange.copy.ts';

/** Creates a resume from the profile, or fills the profile from a resume. */
export function ResumeExchange({ profileForm, parts }: Omit<TabProps, 'profile'>) {
  const [isFilling, setIsFilling] = useState(false);
  const { make, isMaking } = useMakeResume(profileForm, parts.onResumeMade);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setIsFilling(true)}>
        <FileInput aria-hidden className="size-4" />
        {t('Import from a resume')}
      </Button>
      <Button isBusy={isMaking} onClick={() => void make()}>
        {isMaking ? null : <FileOutput aria-hidden className="size-4" />}
        {t('Create a resume from my profile')}
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

/** Saves the displayed profile, makes a resume of it, and passes the resume on. */
function useMakeResume(
  { form, isDirty, save }: ProfileForm,
  onMade: (id: string) => void,
): { make: () => Promise<void>; isMaking: boolean } {
  const [isMaking, setIsMaking] = useState(false);
  const [once] = useState(onceMade);

  async function make() {
    if (isMaking) return;
    setIsMaking(true);
    try {
      if (isDirty && !(await save())) return;
      const { resumeFromProfile } = await import('./resume-from-profile.ts');
      const values = form.getValues();
      const name = values.title.trim().slice(0, maxNameLength) || t('Resume from my profile');
      const body = { name, content: resumeFromProfile(values), settings: newResumeSettings };
      const { id } = await once(
        body,
        async (newId) => (await api(resumeRoutes.create, { body: { id: newId, ...body } })).data,
      );
      toast(resumeExchangeCopy.made);
      onMade(id);
    } catch (error) {
      toast({ ...resumeExchangeCopy.notMade, description: describeError(error) });
    } finally {
      setIsMaking(false);
    }
  }

  return { make, isMaking };
}

const maxNameLength = 120;

/** Chooses a resume, previews what would be taken from it, and then takes it. */
function FillDialog({
  profileForm: { form, change },
  resumes,
  onClose,
}: {
  profileForm: ProfileForm;
  resumes: readonly ResumeSummary[] | undefined;
  onClose: () => void;
}) {
  const [chosenId, setChosenId] = useState<string>();
  const id = chosenId ?? resumes?.[0]?.id ?? '';
  const { data, error, refetch } = useQuery({ ...resumeForProfileQuery(id), enabled: id !== '' });
  const filling = data && fillProfile(form.getValues(), data);
  const isNothing = !filling || filling.taken.length === 0;

  function fill() {
    if (!data) return;
    const before = structuredClone(form.getValues());
    // Another tab or device may have changed the profile since it was shown.
    const { filled } = fillProfile(before, data);
    change(filled);
    onClose();
    const onClick = () => change(unfillProfile(before, filled, form.getValues()));
    toast({ ...resumeExchangeCopy.filled, action: { label: t('Undo'), onClick } });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Import from a resume')}
      description={t('We fill in empty fields and add missing entries. Your own text stays.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" disabled={isNothing} onClick={fill}>
            {t('Fill my profile')}
          </Button>
        </>
      }
    >
      {resumes?.length === 0 ? (
        <p className="text-body text-muted">{t('You have no resumes yet.')}</p>
      ) : (
        <div className="grid gap-5">
          <Select
            label={t('Resume')}
            value={id}
            options={(resumes ?? []).map((resume) => ({ value: resume.id, label: resume.name }))}
            onValueChange={setChosenId}
          />
          {filling ? (
            <TakenList taken={filling.taken} />
          ) : error ? (
            <div role="alert">
              <p className="mb-3 text-body">
                {resumeExchangeCopy.notRead.title}. {describeError(error)}
              </p>
              <Button onClick={() => void refetch()}>{t('Retry')}</Button>
            </div>
          ) : (
            <Skeleton className="h-32 w-full" />
          )}
        </div>
      )}
    </Dialog>
  );
}

function TakenList({ taken }: { taken: readonly Taken[] }) {
  if (taken.length === 0)
    return (
      <p role="status" className="text-body text-muted">
        {t('Your profile already has all of this.')}
      </p>
    );
  return (
    <dl className="border-t border-line">
      {taken.map(({ label, text }) => (
        <div
          key={label}
          className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[140px_minmax(0,1fr)]"
        >
          <dt className="text-small text-faint sm:pt-px">{label}</dt>
          <dd className="line-clamp-3 text-body wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A resume's data for the profile; loaded together with the code that converts it. */
const resumeForProfileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profile', 'resume', id] as const,
    queryFn: async () => {
      const [{ data }, { profileFromResume }] = await Promise.all([
        api(resumeRoutes.get, { params: { id } }),
        import('./profile-from-resume.ts'),
      ]);
      return profileFromResume(data.content);
    },
    // The editor may have changed it since.
    staleTime: 0,
  });
