import type { Moment } from '@folio/contract/history';
import { templates } from '@folio/contract/template-list';
import { t } from '../../lib/words/words.ts';

/** Which versions are listed: all, named ones, or those that were sent. */
export type MomentFilter = 'all' | 'named' | 'sent';
export const momentFilters: Record<MomentFilter, (moment: Moment) => boolean> = {
  all: () => true,
  named: ({ name }) => name !== null,
  sent: ({ kind }) => kind === 'export' || kind === 'application' || kind === 'sent',
};

/** What a version is compared with: the current document, or the previous version. */
export type ComparedWith = 'now' | 'older';

export const historyCopy = {
  titleOf: (name = '') =>
    name.trim() === '' ? t('History') : t('History of {name}', { name: name.trim() }),
  letterTitleOf: (company = '') =>
    company.trim() === ''
      ? t('History of the letter')
      : t('History of the letter to {company}', { company: company.trim() }),
  get loadFailed() {
    return t('We couldn’t load the history');
  },
  get gone() {
    return t('History not found');
  },
  get toResumes() {
    return t('Go to your resumes');
  },
  get toTrash() {
    return t('Recently deleted');
  },
  get momentFailed() {
    return t('We couldn’t load this version');
  },
  get none() {
    return t('No earlier versions yet');
  },
  get noneHint() {
    return t('Folio saves one each time you come back to write and before every big change.');
  },
  unreadable: {
    get title() {
      return t('The current version can’t be read');
    },
    get withMoments() {
      return t(
        'Nothing is lost. Restore an earlier version to continue; the unreadable one is kept here as a separate version.',
      );
    },
    get withoutMoments() {
      return t('Nothing is lost, but there’s no earlier version to go back to.');
    },
  },
  get downloadStored() {
    return t('Download what is stored');
  },
  get storedFailed() {
    return t('We couldn’t download the file');
  },
  get same() {
    return t('No words differ.');
  },
  get sameHint() {
    return t('Choose another version to see what changed.');
  },
  get show() {
    return t('Show');
  },
  filters: [
    {
      value: 'all',
      get label() {
        return t('All');
      },
    },
    {
      value: 'named',
      get label() {
        return t('Named');
      },
    },
    {
      value: 'sent',
      get label() {
        return t('Sent');
      },
    },
  ],
  noneListed: {
    all: '',
    get named() {
      return t('No named versions yet. Name one to keep it until you remove the name.');
    },
    get sent() {
      return t('Nothing downloaded or tailored to a job yet.');
    },
  },
  get comparedWith() {
    return t('Compared with');
  },
  comparisons: [
    {
      value: 'now',
      get label() {
        return t('The current version');
      },
    },
    {
      value: 'older',
      get label() {
        return t('The version before');
      },
    },
  ],
  sinceThen: {
    get before() {
      return t('Then');
    },
    get after() {
      return t('Now');
    },
  },
  sinceOlder: {
    get before() {
      return t('Before');
    },
    get after() {
      return t('Then');
    },
  },
  get page() {
    return t('Page');
  },
  pages: [
    {
      value: 'then',
      get label() {
        return t('Then');
      },
    },
    {
      value: 'now',
      get label() {
        return t('Now');
      },
    },
  ],
  get newer() {
    return t('Newer version');
  },
  get older() {
    return t('Older version');
  },
  get restorePart() {
    return t('Restore just this');
  },
  partRestored: {
    tone: 'good',
    get title() {
      return t('Restored');
    },
  },
  get restore() {
    return t('Restore this version');
  },
  get restoring() {
    return t('Restoring...');
  },
  get restoreHint() {
    return t('Restoring adds a new version. Nothing is overwritten.');
  },
  restored: {
    tone: 'good',
    get title() {
      return t('Version restored');
    },
  },
  get restoreFailed() {
    return t('We couldn’t restore this version');
  },
  undone: {
    tone: 'good',
    get title() {
      return t('Restore undone');
    },
  },
  get copy() {
    return t('Save as a new resume');
  },
  copied: {
    tone: 'good',
    get title() {
      return t('Resume created');
    },
  },
  get copyFailed() {
    return t('We couldn’t create the resume');
  },
  get name() {
    return t('Name it');
  },
  get rename() {
    return t('Rename');
  },
  get nameNow() {
    return t('Name the current version');
  },
  get nameTitle() {
    return t('Name this version');
  },
  get nameLabel() {
    return t('Name');
  },
  get nameHint() {
    return t('Named versions are kept until you remove the name. Leave it empty to remove it.');
  },
  named: {
    tone: 'good',
    get title() {
      return t('Version named');
    },
  },
  unnamed: {
    tone: 'good',
    get title() {
      return t('Name removed');
    },
  },
  get nameFailed() {
    return t('We couldn’t name this version');
  },
} as const;

const formats: Record<string, string> = {
  pdf: 'PDF',
  get docx() {
    return t('Word document');
  },
  get doc() {
    return t('Word document');
  },
  get html() {
    return t('web page');
  },
  txt: 'text',
  get json() {
    return t('JSON Resume');
  },
};

/** The occasion on which a version was kept. */
export function describeMoment({ kind, detail }: Moment): string {
  const kindLabels: Record<Moment['kind'], string> = {
    sitting: t('Edited'),
    name: t('Named by you'),
    export: t('Downloaded as {value}', { value: formats[detail] ?? detail.toUpperCase() }),
    application: detail ? t('Tailored: {detail}', { detail }) : t('Tailored to a job'),
    sent: detail ? t('Sent: {detail}', { detail }) : t('Sent with an application'),
    conflict: t('Before a change from another device'),
    deletion: t('Before it was deleted'),
    ai: t('Before an AI change'),
    enhance: t('Before Enhance'),
    suggestion: t('Before a suggestion was taken'),
    template: t('Before the template {name}', {
      name: templates.find(({ id }) => id === detail)?.name ?? detail,
    }),
    import: t('Before an import'),
    reset: t('Before Reset'),
    sample: t('Before the sample was removed'),
    restore: t('Before a restore'),
  };
  return kindLabels[kind];
}

export function wordsChanged(count: number, isWithOlder = false): string {
  const changes = t('{count, plural, one {# change} other {# changes}}', { count });
  return isWithOlder
    ? t('{changes} since the version before', { changes })
    : t('{changes} since then', { changes });
}
