import { FormText, FormTextArea } from '../fields.tsx';
import { ResumeExchange } from '../resume/resume-exchange.tsx';
import { Section } from '../section.tsx';
import { SettingsForm } from '../settings-form.tsx';
import type { TabProps } from '../settings-parts.ts';
import { CertificationEditor, ProjectEditor } from './dialog-lists.tsx';
import { EducationEditor, WorkEditor } from './row-lists.tsx';
import { SkillsEditor } from './skills-editor.tsx';

/** What the public page tells of a person. */
export function AboutTab({ profileForm, parts }: TabProps) {
  return (
    <>
      <Section
        title="Resume and profile"
        description="They need not be typed twice: one fills the other."
      >
        <ResumeExchange profileForm={profileForm} parts={parts} />
      </Section>
      <SettingsForm profileForm={profileForm} label="Save All Profile Changes">
        <div className="border-t border-line">
          <Section title="About you">
            <div className="grid gap-4 sm:grid-cols-2">
              <FormText name="title" label="Professional title" autoComplete="organization-title" />
              <FormText name="company" label="Current company" autoComplete="organization" />
              <FormText name="location" label="Location" />
              <FormText name="phone" label="Phone" type="tel" autoComplete="tel" />
              <FormText
                name="website"
                label="Website"
                type="url"
                autoComplete="url"
                className="sm:col-span-2"
              />
              <FormTextArea name="bio" label="Bio" rows={4} className="sm:col-span-2" />
            </div>
          </Section>
          <Section title="Social links">
            <div className="grid gap-4">
              <FormText name="socialLinks.linkedin" label="LinkedIn" type="url" />
              <FormText name="socialLinks.github" label="GitHub" type="url" />
              <FormText name="socialLinks.twitter" label="Twitter" type="url" />
            </div>
          </Section>
          <Section title="Work experience">
            <WorkEditor />
          </Section>
          <Section title="Education">
            <EducationEditor />
          </Section>
          <Section title="Skills">
            <SkillsEditor />
          </Section>
          <Section title="Projects">
            <ProjectEditor />
          </Section>
          <Section title="Certifications">
            <CertificationEditor />
          </Section>
        </div>
      </SettingsForm>
    </>
  );
}
