import { t } from '../../lib/words/words.ts';

/** Labels of fields, for lists of conflicts and of filled-in fields. */
export const fieldLabels = {
  get fullName() {
    return t('Full name');
  },
  get email() {
    return t('Email');
  },
  get username() {
    return t('Username');
  },
  get title() {
    return t('Professional title');
  },
  get company() {
    return t('Current company');
  },
  get location() {
    return t('Location');
  },
  get phone() {
    return t('Phone');
  },
  get website() {
    return t('Website');
  },
  get bio() {
    return t('Bio');
  },
  'socialLinks.linkedin': 'LinkedIn',
  'socialLinks.github': 'GitHub',
  get 'socialLinks.twitter'() {
    return t('Twitter');
  },
  get workExperience() {
    return t('Work experience');
  },
  get education() {
    return t('Education');
  },
  get skills() {
    return t('Skills');
  },
  get projects() {
    return t('Projects');
  },
  get certifications() {
    return t('Certifications');
  },
  get 'visibility.public'() {
    return t('Public profile');
  },
  get 'visibility.workExperience'() {
    return t('Work experience is shown');
  },
  get 'visibility.education'() {
    return t('Education is shown');
  },
  get 'visibility.skills'() {
    return t('Skills are shown');
  },
  get 'visibility.projects'() {
    return t('Projects are shown');
  },
  get 'visibility.certifications'() {
    return t('Certifications are shown');
  },
  get 'visibility.phone'() {
    return t('Phone number is shown');
  },
  get 'visibility.profileLayout'() {
    return t('Profile layout');
  },
  get 'visibility.pageLayout'() {
    return t('Page layout');
  },
  get 'visibility.accent'() {
    return t('Accent color');
  },
  get 'visibility.resumeId'() {
    return t('Linked resume');
  },
  get 'visibility.download'() {
    return t('Visitors can download the PDF');
  },
  get 'notifications.email'() {
    return t('Email notifications');
  },
  get 'notifications.browser'() {
    return t('Browser notifications');
  },
} as const;
