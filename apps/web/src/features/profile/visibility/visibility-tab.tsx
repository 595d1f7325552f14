import { hasCreativeLayout } from '@folio/contract/entitlements';
import { ExternalLink } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { FormSwitch } from '../fields.tsx';
import type { FormValues } from '../form-values.ts';
import { Section } from '../section.tsx';
import { SettingsForm } from '../settings-form.tsx';
import type { TabProps } from '../settings-parts.ts';
import { AccentChoice } from './accent-choice.tsx';
import { LinkedResume } from './linked-resume.tsx';

const sections = [
  { name: 'visibility.workExperience', label: 'Work experience' },
  { name: 'visibility.education', label: 'Education' },
  { name: 'visibility.skills', label: 'Skills' },
  { name: 'visibility.projects', label: 'Projects' },
  { name: 'visibility.certifications', label: 'Certifications' },
] as const;

const layouts = [
  { value: 'professional', label: 'Professional' },
  { value: 'creative', label: 'Creative' },
] as const;

const pageLayouts = [
  { value: 'default', label: 'Default' },
  { value: 'expanded', label: 'Expanded' },
  { value: 'compact', label: 'Compact' },
] as const;

/** Who sees the profile, how much of it, and how its page looks. */
export function VisibilityTab({ profile, profileForm, parts }: TabProps) {
  const isPublic = useWatch<FormValues, 'visibility.public'>({ name: 'visibility.public' });
  const disabled = !isPublic;
  return (
    <SettingsForm profileForm={profileForm}>
      <Section title="Public page" description="At the address with your username.">
        <div className="max-w-120">
          <FormSwitch
            name="visibility.public"
            label="Public profile"
            hint={isPublic ? 'Anyone with the address can read it.' : 'Nobody but you can read it.'}
          />
        </div>
        <Button asChild className="mt-5 max-md:h-11">
          <Link to={`/${profile.username}`}>
            <ExternalLink aria-hidden className="size-4" />
            View public page
          </Link>
        </Button>
      </Section>
      <Section title="Sections" description="What is off is on the page for nobody.">
        <div className="grid max-w-120 gap-5">
          {sections.map((section) => (
            <FormSwitch key={section.name} {...section} disabled={disabled} />
          ))}
        </div>
      </Section>
      <Section title="Look of the page">
        <div className="grid max-w-120 gap-6">
          <ProfileLayout disabled={disabled} />
          <PageLayout />
          <AccentChoice />
        </div>
      </Section>
      <Section title="Resume" description="Linked from your page while it is public itself.">
        <LinkedResume resumes={parts.resumes} />
      </Section>
    </SettingsForm>
  );
}

/** Chosen with a paid plan alone, and shown to nobody else. */
function ProfileLayout({ disabled }: { disabled: boolean }) {
  const user = useUser();
  const { field } = useController<FormValues, 'visibility.profileLayout'>({
    name: 'visibility.profileLayout',
  });
  if (!hasCreativeLayout(user)) return null;
  return (
    <Segmented
      label="Profile layout"
      value={field.value}
      options={layouts}
      disabled={disabled}
      onValueChange={field.onChange}
    />
  );
}

function PageLayout() {
  const { field } = useController<FormValues, 'visibility.pageLayout'>({
    name: 'visibility.pageLayout',
  });
  return (
    <Segmented
      label="Page layout"
      value={field.value}
      options={pageLayouts}
      onValueChange={field.onChange}
    />
  );
}
