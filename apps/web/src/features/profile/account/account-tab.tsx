import { profileRoutes } from '@folio/contract/profiles';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { fetchFile } from '../../../lib/api-client.ts';
import { downloadFile, fileNameOf } from '../../../lib/download.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle, Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import type { FormValues } from '../form-values.ts';
import {
  AccountLogSection,
  ApiKeysSection,
  ConnectedAppsSection,
  DevicesSection,
  LinkedAccountsSection,
  PasskeysSection,
  PicturePart,
  TwoStepSection,
} from '../online-parts.tsx';
import { WithSectionLinks } from '../section-links.tsx';
import { FormText, Section, SettingsForm, useProblem } from '../settings-form.tsx';
import type { TabProps } from '../settings-parts.ts';
import { UsageSection } from '../usage/usage-section.tsx';
import { accountCopy } from './account.copy.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailField } from './email-field.tsx';

export function AccountTab({ profile, profileForm, parts }: TabProps) {
  const { balance, payments, passwordForm, onSignOut, onEnded, mayEnd } = parts;
  return (
    <WithSectionLinks>
      <UsageSection />
      <Section title={t('Profile picture')}>
        <PicturePart picture={profile.profilePicture} />
      </Section>
      {balance === undefined ? null : (
        <Section
          title={t('Credits and plan')}
          description={t('AI features use credits, and so do PDFs on the free plan.')}
        >
          {balance}
          <div className="mt-5 flex flex-wrap gap-2">
            <Button asChild>
              <Link to="/pricing">{t('Buy Credits')}</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to="/billing">{t('Billing history')}</Link>
            </Button>
          </div>
        </Section>
      )}
      {payments === undefined ? null : (
        <Section title={t('Payments')} description={t('Download receipts for your purchases.')}>
          {payments}
        </Section>
      )}
      <SettingsForm profileForm={profileForm}>
        <div className="border-t border-line">
          <Section title={t('Your details')}>
            <div className="grid gap-4">
              <FormText name="fullName" label={t('Full name')} autoComplete="name" />
              <EmailField email={profile.email} pendingEmail={profile.pendingEmail} />
              <UsernameField />
            </div>
          </Section>
        </div>
      </SettingsForm>
      <Section
        title={t('Password')}
        description={t(
          'Changing it signs you out on other devices, removes connected apps and turns off your calendar address.',
        )}
      >
        {passwordForm}
      </Section>
      <TwoStepSection />
      <PasskeysSection />
      <LinkedAccountsSection />
      <DevicesSection onEnded={onEnded} mayEnd={() => mayEnd('sign-out-everywhere')} />
      <ConnectedAppsSection />
      <ApiKeysSection />
      <AccountLogSection />
      <DataSection />
      <Section title={t('Sign out or delete')}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onSignOut({ redirectTo: '/login' })}>{t('Sign Out')}</Button>
          <DeleteAccount onDeleted={onEnded} mayEnd={() => mayEnd('delete-account')} />
        </div>
      </Section>
    </WithSectionLinks>
  );
}

async function downloadData(): Promise<void> {
  const answer = await fetchFile(profileRoutes.data.url);
  const name = fileNameOf(answer.headers.get('content-disposition')) ?? 'folio-data.json';
  downloadFile(await answer.blob(), name);
}

function DataSection() {
  const { mutate, isPending } = useMutation({
    mutationFn: downloadData,
    onError: (error) => toast({ ...accountCopy.dataFailed, description: describeError(error) }),
  });
  return (
    <Section
      title={t('Your data')}
      description={t('A JSON file with everything we store about you.')}
    >
      <Button isBusy={isPending} onClick={() => mutate()}>
        {isPending ? null : <Download aria-hidden className="size-4" />}
        {t('Download all my data')}
      </Button>
    </Section>
  );
}

/** The username after the fixed part of the public page's URL. */
function UsernameField() {
  const { register } = useFormContext<FormValues>();
  return (
    <Field
      label={t('Username')}
      hint={t('This will be used for your public profile URL.')}
      error={useProblem('username')}
    >
      {(control) => (
        <div className="flex">
          <span
            aria-hidden
            className="flex h-9 max-w-[55%] items-center truncate rounded-l-control border border-r-0 border-control bg-line/50 px-3 text-body text-muted finger:h-11"
          >
            {location.host}/
          </span>
          <input
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...register('username')}
            className={classNames(controlStyle, 'h-9 flex-1 rounded-l-none finger:h-11')}
          />
        </div>
      )}
    </Field>
  );
}
