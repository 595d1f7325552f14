import { Link } from 'react-router';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { Button } from '../../../ui/button.tsx';
import { FormText } from '../fields.tsx';
import { Section } from '../section.tsx';
import { SettingsForm } from '../settings-form.tsx';
import type { TabProps } from '../settings-parts.ts';
import { DataSection } from './data-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { EmailField } from './email-field.tsx';
import { PictureField } from './picture-field.tsx';
import { UsernameField } from './username-field.tsx';

export function AccountTab({ profile, profileForm, parts }: TabProps) {
  const { balance, payments, passwordForm, onSignOut, onEnded, mayEnd } = parts;
  const isSold = useIsSold();
  return (
    <>
      <Section title="Profile picture">
        <PictureField picture={profile.profilePicture} />
      </Section>
      <Section
        title="Credits and plan"
        description="AI features take credits, and so do PDFs on the free plan."
      >
        {balance}
        <div className="mt-5 flex flex-wrap gap-2">
          {isSold ? (
            <Button asChild className="max-md:h-11">
              <Link to="/pricing">Buy Credits</Link>
            </Button>
          ) : null}
          <Button asChild variant="quiet" className="max-md:h-11">
            <Link to="/billing">Billing history</Link>
          </Button>
        </div>
      </Section>
      <Section title="Payments" description="Each with its receipt.">
        {payments}
      </Section>
      <SettingsForm profileForm={profileForm}>
        <div className="border-t border-line">
          <Section title="Your details">
            <div className="grid gap-4">
              <FormText name="fullName" label="Full name" autoComplete="name" />
              <EmailField email={profile.email} pendingEmail={profile.pendingEmail} />
              <UsernameField />
            </div>
          </Section>
        </div>
      </SettingsForm>
      <Section title="Password" description="A new one ends every session on your other devices.">
        {passwordForm}
      </Section>
      <Devices onEnded={onEnded} mayEnd={() => mayEnd('sign-out-everywhere')} />
      <DataSection />
      <Section title="Sign out or delete">
        <div className="flex flex-wrap gap-2">
          <Button className="max-md:h-11" onClick={() => onSignOut({ redirectTo: '/login' })}>
            Sign Out
          </Button>
          <DeleteAccount onDeleted={onEnded} mayEnd={() => mayEnd('delete-account')} />
        </div>
      </Section>
    </>
  );
}
