import { hasCreativeLayout } from '@folio/contract/entitlements';
import { pageAccents } from '@folio/contract/profile';
import type { ResumeSummary } from '@folio/contract/resumes';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useUser } from '../../../lib/session.ts';
import { Trans } from '../../../lib/words/trans.tsx';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { linkStyle } from '../../../ui/link-style.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FormValues } from '../form-values.ts';
import { FormSwitch, Section, SettingsForm, useProblem } from '../settings-form.tsx';
import type { TabProps } from '../settings-parts.ts';

const sections = [
  {
    name: 'visibility.workExperience',
    get label() {
      return t('Work experience');
    },
  },
  {
    name: 'visibility.education',
    get label() {
      return t('Education');
    },
  },
  {
    name: 'visibility.skills',
    get label() {
      return t('Skills');
    },
  },
  {
    name: 'visibility.projects',
    get label() {
      return t('Projects');
    },
  },
  {
    name: 'visibility.certifications',
    get label() {
      return t('Certifications');
    },
  },
  {
    name: 'visibility.phone',
    get label() {
      return t('Phone number');
    },
  },
] as const;

const layouts = [
  {
    value: 'professional',
    get label() {
      return t('Professional');
    },
  },
  {
    value: 'creative',
    get label() {
      return t('Creative');
    },
  },
] as const;

const pageLayouts = [
  {
    value: 'default',
    get label() {
      return t('Default');
    },
  },
  {
    value: 'expanded',
    get label() {
      return t('Expanded');
    },
  },
  {
    value: 'compact',
    get label() {
      return t('Compact');
    },
  },
] as const;

/** Who can see the profile and which parts, and its design. */
export function VisibilityTab({ profile, profileForm, parts }: TabProps) {
  const isPublic = useWatch<FormValues, 'visibility.public'>({ name: 'visibility.public' });
  const disabled = !isPublic;
  return (
    <SettingsForm profileForm={profileForm}>
      <Section title={t('Public page')} description={t('The page at your username’s address.')}>
        <div>
          <FormSwitch
            name="visibility.public"
            label={t('Public profile')}
            hint={isPublic ? t('Anyone with the address can view it.') : t('Only you can view it.')}
          />
        </div>
        <Button asChild className="mt-5">
          <Link to={`/${profile.username}`}>
            <ExternalLink aria-hidden className="size-4" />
            {t('View public page')}
          </Link>
        </Button>
      </Section>
      <Section title={t('Sections')} description={t('Hidden sections aren’t visible to anyone.')}>
        <div className="grid gap-5">
          {sections.map((section) => (
            <FormSwitch key={section.name} {...section} disabled={disabled} />
          ))}
        </div>
      </Section>
      <Section title={t('Look of the page')}>
        <div className="grid gap-6">
          <ProfileLayout disabled={disabled} />
          <PageLayout />
          <AccentChoice />
        </div>
      </Section>
      <Section
        title={t('Resume')}
        description={t(
          'Its first page is shown on your public page while it’s shared, without your email and what’s hidden above. The shared resume itself shows everything.',
        )}
      >
        <div className="grid gap-5">
          <LinkedResume resumes={parts.resumes} />
          <DownloadSwitch />
        </div>
      </Section>
    </SettingsForm>
  );
}

/** A choice that is available with a paid plan. */
function ProfileLayout({ disabled }: { disabled: boolean }) {
  const user = useUser();
  const { field } = useController<FormValues, 'visibility.profileLayout'>({
    name: 'visibility.profileLayout',
  });
  if (!hasCreativeLayout(user)) return null;
  return (
    <Segmented
      label={t('Profile layout')}
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
      label={t('Page layout')}
      value={field.value}
      options={pageLayouts}
      onValueChange={field.onChange}
    />
  );
}

const names = {
  get primary() {
    return t('Primary');
  },
  get purple() {
    return t('Purple');
  },
  get blue() {
    return t('Blue');
  },
  get green() {
    return t('Green');
  },
  get pink() {
    return t('Pink');
  },
} as const;

/** The accent color of the public page; arrow keys move between colors. */
function AccentChoice() {
  const { field } = useController<FormValues, 'visibility.accent'>({ name: 'visibility.accent' });
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1 text-small font-medium text-muted">{t('Accent')}</legend>
      <div className="flex flex-wrap gap-x-1 gap-y-2">
        {pageAccents.map((accent) => (
          <label
            key={accent}
            className="flex h-9 cursor-pointer items-center gap-2 rounded-full pr-3.5 pl-1.5 text-body text-muted has-checked:text-ink has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-accent has-focus-visible:bg-tint finger:h-11"
          >
            <input
              type="radio"
              name={group}
              checked={field.value === accent}
              onChange={() => field.onChange(accent)}
              className="sr-only"
            />
            <span aria-hidden data-accent={accent} className="size-6 rounded-full bg-accent" />
            {names[accent]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether visitors can download the resume; disabled without one. */
function DownloadSwitch() {
  const resumeId = useWatch<FormValues, 'visibility.resumeId'>({ name: 'visibility.resumeId' });
  return (
    <FormSwitch
      name="visibility.download"
      label={t('Let visitors download the PDF')}
      hint={t(
        'Free for them and for you, without what your page hides. Whoever opens the shared resume can download that too.',
      )}
      disabled={!resumeId}
    />
  );
}

const none = '';

/** Which public resume the page links to. */
function LinkedResume({ resumes }: { resumes: readonly ResumeSummary[] | undefined }) {
  const { field } = useController<FormValues, 'visibility.resumeId'>({
    name: 'visibility.resumeId',
  });
  const chosen = field.value ?? none;
  const offered = (resumes ?? []).filter(({ isPublic }) => isPublic);
  const isOffered = chosen === none || offered.some(({ id }) => id === chosen);
  const nameOfChosen = resumes?.find(({ id }) => id === chosen)?.name ?? t('A resume');
  return (
    <Select
      label={t('Linked resume')}
      value={chosen}
      disabled={resumes === undefined}
      error={useProblem('visibility.resumeId')}
      options={[
        { value: none, label: t('None') },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ...(isOffered
          ? []
          : [
              {
                value: chosen,
                label: t('{nameOfChosen} (not public, so not linked)', { nameOfChosen }),
              },
            ]),
      ]}
      onValueChange={(id) => field.onChange(id === none ? null : id)}
      hint={
        <Trans
          message="Only public resumes can be linked. You share one from <link>All Resumes</link>."
          values={{
            link: (text) => (
              <Link to="/resumes" className={linkStyle}>
                {text}
              </Link>
            ),
          }}
        />
      }
    />
  );
}
