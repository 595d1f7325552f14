import { X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { isComposing } from '../../../ui/is-composing.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { type FormValues, firstMessage } from '../form-values.ts';
import { ResumeExchange } from '../resume/resume-exchange.tsx';
import { FormText, FormTextArea, Section, SettingsForm } from '../settings-form.tsx';
import type { TabProps } from '../settings-parts.ts';
import { CertificationEditor, ProjectEditor } from './dialog-lists.tsx';
import { EducationEditor, WorkEditor } from './row-lists.tsx';

/** Unchanged while typing; a username is expanded to the whole URL on save. */
const addressOrUsername = {
  get hint() {
    return t('Your address there, or your username.');
  },
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The data shown on the public page. */
export function AboutTab({ profileForm, parts }: TabProps) {
  return (
    <>
      <Section
        title={t('Resume and profile')}
        description={t('Copy details between your resume and your profile.')}
      >
        <ResumeExchange profileForm={profileForm} parts={parts} />
      </Section>
      <SettingsForm profileForm={profileForm} label={t('Save All Profile Changes')}>
        <div className="border-t border-line">
          <Section title={t('About you')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <FormText
                name="title"
                label={t('Professional title')}
                autoComplete="organization-title"
              />
              <FormText name="company" label={t('Current company')} autoComplete="organization" />
              <FormText name="location" label={t('Location')} />
              <FormText name="phone" label={t('Phone')} type="tel" autoComplete="tel" />
              <FormText
                name="website"
                label={t('Website')}
                type="url"
                autoComplete="url"
                className="sm:col-span-2"
              />
              <FormTextArea name="bio" label={t('Bio')} rows={4} className="sm:col-span-2" />
            </div>
          </Section>
          <Section title={t('Social links')}>
            <div className="grid gap-4">
              <FormText name="socialLinks.linkedin" label="LinkedIn" {...addressOrUsername} />
              <FormText name="socialLinks.github" label="GitHub" {...addressOrUsername} />
              <FormText name="socialLinks.twitter" label={t('Twitter')} {...addressOrUsername} />
            </div>
          </Section>
          <Section title={t('Work experience')}>
            <WorkEditor />
          </Section>
          <Section title={t('Education')}>
            <EducationEditor />
          </Section>
          <Section title={t('Skills')}>
            <SkillsEditor />
          </Section>
          <Section title={t('Projects')}>
            <ProjectEditor />
          </Section>
          <Section title={t('Certifications')}>
            <CertificationEditor />
          </Section>
        </div>
      </SettingsForm>
    </>
  );
}

/**
 * Skills as tags: Enter, Add, or leaving the field (such as to save) adds one; its button removes
 * it.
 */
function SkillsEditor() {
  const { field, fieldState } = useController<FormValues, 'skills'>({ name: 'skills' });
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const skills = field.value;

  function add() {
    const skill = text.trim();
    if (skill === '') return;
    const next = addSkill(skills, skill);
    setNews(
      next === skills
        ? t('{skill} is already there.', { skill })
        : t('{skill} is added.', { skill }),
    );
    if (next !== skills) field.onChange(next);
    setText('');
  }

  function remove(skill: string, button: HTMLElement) {
    button.closest('[data-skills]')?.querySelector('input')?.focus();
    field.onChange(skills.filter((one) => one !== skill));
    setNews(t('{skill} is removed.', { skill }));
  }

  return (
    <div data-skills>
      <div className="flex items-end gap-2">
        <TextField
          label={t('Add a skill')}
          autoComplete="off"
          className="min-w-0 flex-1"
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Leaving the window keeps the field active, so it adds nothing.
          onBlur={({ target }) => target !== document.activeElement && add()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button disabled={text.trim() === ''} onClick={add}>
          {t('Add')}
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-small text-muted">
        {news}
      </p>
      {firstMessage(fieldState.error) ? (
        <p className="text-small text-danger">{firstMessage(fieldState.error)}</p>
      ) : null}
      <ul aria-label={t('Skills')} className="mt-2 flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li
            key={skill}
            className="flex max-w-full items-center rounded-full border border-line bg-surface pl-3 text-body"
          >
            <span className="truncate">{skill}</span>
            <button
              type="button"
              aria-label={t('Remove {skill}', { skill })}
              onClick={({ currentTarget }) => remove(skill, currentTarget)}
              className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink finger:size-11"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Adds a trimmed skill; returns the same list if it is empty or a duplicate. */
export function addSkill(skills: string[], text: string): string[] {
  const skill = text.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}
