import type { Resume } from '@folio/contract/resumes';
import { templateById } from '@folio/contract/template-list';
import { t } from '../../lib/words/words.ts';

export const versionsCopy = {
  get title() {
    return t('Tailored versions');
  },
  intro: (name: string) =>
    t(
      'Versions of “{name}”, each for one job. Edit the original and we’ll offer the change to every version.',
      { name },
    ),
  get jobDescription() {
    return t('Job description');
  },
  get jobHint() {
    return t('Paste the whole job description. It’s saved with this version and never shared.');
  },
  get name() {
    return t('Name of the version');
  },
  get nameHint() {
    return t('For example “Nurse, St. Mary’s” (optional)');
  },
  get tailor() {
    return t('Tailor to a job');
  },
  get make() {
    return t('Create version');
  },
  get making() {
    return t('Making...');
  },
  get emptyJob() {
    return t('Paste the job description first.');
  },
  made: {
    get title() {
      return t('Version created');
    },
  },
  get failed() {
    return t('We couldn’t create the version');
  },
  get none() {
    return t('No versions yet');
  },
  get noneHint() {
    return t(
      'Paste a job description below. We’ll make a copy to tailor; your original stays untouched.',
    );
  },
  get loadFailed() {
    return t('Failed to load versions');
  },
  get original() {
    return t('Original');
  },
  get match() {
    return t('Match');
  },
  get matchUnknown() {
    return t('We couldn’t work out the match.');
  },
  get terms() {
    return t('What the job asks for');
  },
  get termsHint() {
    return t('Choose one to see where both texts say it.');
  },
  get inVersion() {
    return t('In this version');
  },
  get notInVersion() {
    return t('Not in this version');
  },
  get chooseTerm() {
    return t('Choose what the job asks for, and its lines show here.');
  },
  answered: (name: string, count: number) =>
    count === 0
      ? t('“{name}” isn’t in this version.', { name })
      : t(
          '{count, plural, one {“{name}” is in this version in # place.} other {“{name}” is in this version in # places.}}',
          { count, name },
        ),
  get missingHint() {
    return t('Add only what’s true of you.');
  },
  get preferred() {
    return t('nice to have');
  },
  get nothingMissing() {
    return t('You cover everything in the job description.');
  },
  differences: (count: number) =>
    count === 0
      ? t('Same as the original')
      : t('{count, plural, one {# difference} other {# differences}}', { count }),
  offered: (count: number) =>
    t(
      '{count, plural, one {# change in the original since} other {# changes in the original since}}',
      { count },
    ),
  get offeredHint() {
    return t('Choose the changes this version should get.');
  },
  get clash() {
    return t('You edited this here too. Applying will replace your text.');
  },
  take: (count: number) =>
    t('{count, plural, one {Apply # change} other {Apply # changes}}', { count }),
  get decline() {
    return t('Skip these changes');
  },
  taken: {
    get title() {
      return t('Version updated');
    },
    get description() {
      return t('Your chosen changes are in.');
    },
  },
  declined: {
    get title() {
      return t('Changes skipped');
    },
    get description() {
      return t('We won’t offer these changes again.');
    },
  },
  get settleFailed() {
    return t('We couldn’t update the version');
  },
  get usedFor() {
    return t('For');
  },
  get unnamed() {
    return t('an application');
  },
  get open() {
    return t('Open');
  },
  get release() {
    return t('Detach from original');
  },
  released: {
    get title() {
      return t('Detached');
    },
    get description() {
      return t('Changes to the original are no longer offered to it.');
    },
  },
  get releaseFailed() {
    return t('We couldn’t detach the version');
  },
  get advertisement() {
    return t('The job description');
  },
  get removed() {
    return t('Removed');
  },
};

type Look = Pick<Resume, 'templateId'>;

/** The message after making a version. Without a plan, the version has a free template. */
export const madeWords = (made: Look, source: Look): string =>
  made.templateId === source.templateId
    ? t('Now tailor it to the job.')
    : t('It’s in {template}, since {locked} needs a plan. Your original keeps its template.', {
        template: templateById(made.templateId).name,
        locked: templateById(source.templateId).name,
      });
