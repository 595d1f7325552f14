import type { Moment } from '@folio/contract/history';
import { templates } from '@folio/contract/template-list';

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
  title: 'History',
  letterTitle: 'History of the letter',
  loadFailed: 'We couldn’t load the history',
  momentFailed: 'We couldn’t load this version',
  none: 'No earlier versions yet',
  noneHint: 'Folio saves one each time you come back to write and before every big change.',
  unreadable: {
    title: 'The current version can’t be read',
    withMoments:
      'Nothing is lost. Restore an earlier version to continue; the unreadable one is kept here as a separate version.',
    withoutMoments: 'Nothing is lost, but there’s no earlier version to go back to.',
  },
  downloadStored: 'Download what is stored',
  storedFailed: 'We couldn’t download the file',
  same: 'No words differ.',
  sameHint: 'Choose another version to see what changed.',
  show: 'Show',
  filters: [
    { value: 'all', label: 'All' },
    { value: 'named', label: 'Named' },
    { value: 'sent', label: 'Sent' },
  ],
  noneListed: {
    all: '',
    named: 'No named versions yet. Name one to keep it until you remove the name.',
    sent: 'Nothing downloaded or tailored to a job yet.',
  },
  comparedWith: 'Compared with',
  comparisons: [
    { value: 'now', label: 'The current version' },
    { value: 'older', label: 'The version before' },
  ],
  sinceThen: { before: 'Then', after: 'Now' },
  sinceOlder: { before: 'Before', after: 'Then' },
  page: 'Page',
  pages: [
    { value: 'then', label: 'Then' },
    { value: 'now', label: 'Now' },
  ],
  newer: 'Newer version',
  older: 'Older version',
  restorePart: 'Restore just this',
  partRestored: { tone: 'good', title: 'Restored' },
  restore: 'Restore this version',
  restoring: 'Restoring...',
  restoreHint: 'Restoring adds a new version. Nothing is overwritten.',
  restored: { tone: 'good', title: 'Version restored' },
  restoreFailed: 'We couldn’t restore this version',
  undone: { tone: 'good', title: 'Restore undone' },
  copy: 'Save as a new resume',
  copied: { tone: 'good', title: 'Resume created' },
  copyFailed: 'We couldn’t create the resume',
  name: 'Name it',
  rename: 'Rename',
  nameNow: 'Name the current version',
  nameTitle: 'Name this version',
  nameLabel: 'Name',
  nameHint: 'Named versions are kept until you remove the name. Leave it empty to remove it.',
  named: { tone: 'good', title: 'Version named' },
  unnamed: { tone: 'good', title: 'Name removed' },
  nameFailed: 'We couldn’t name this version',
} as const;

const formats: Record<string, string> = {
  pdf: 'PDF',
  docx: 'Word document',
  doc: 'Word document',
  html: 'web page',
  txt: 'text',
  json: 'JSON Resume',
};

/** The occasion on which a version was kept. */
export function describeMoment({ kind, detail }: Moment): string {
  const kindLabels: Record<Moment['kind'], string> = {
    sitting: 'Edited',
    name: 'Named by you',
    export: `Downloaded as ${formats[detail] ?? detail.toUpperCase()}`,
    application: detail ? `Tailored: ${detail}` : 'Tailored to a job',
    sent: detail ? `Sent: ${detail}` : 'Sent with an application',
    conflict: 'Before a change from another device',
    deletion: 'Before it was deleted',
    ai: 'Before an AI change',
    enhance: 'Before Enhance',
    suggestion: 'Before a suggestion was taken',
    template: `Before the template ${templates.find(({ id }) => id === detail)?.name ?? detail}`,
    import: 'Before an import',
    reset: 'Before Reset',
    sample: 'Before the sample was removed',
    restore: 'Before a restore',
  };
  return kindLabels[kind];
}

export function wordsChanged(count: number, isWithOlder = false): string {
  const changes = count === 1 ? '1 change' : `${count} changes`;
  return isWithOlder ? `${changes} since the version before` : `${changes} since then`;
}
