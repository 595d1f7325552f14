import { listTexts, parsePath, textAt } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { mergeContent } from '@folio/intake/merge-content';
import { t } from '../../lib/words/words.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { ImportDialog } from './import-dialog.tsx';

type Props = {
  /** Returns the current content of the open resume. */
  contentOf: () => ResumeContent;
  /** Names a text of the open resume by its path. */
  nameOf: (path: string) => string;
  /** A file dropped on the page; without one the dialog asks for it. */
  file: File | undefined;
  /** `isDoubted`: whether the reader was unsure of the added text at a path. */
  onMerged: (content: ResumeContent, isDoubted: (path: string, text: string) => boolean) => void;
  onClose: () => void;
};

/**
 * Merges a file into the open resume. The resume's own texts stay; a note lists those that differ
 * from the file.
 */
export const MergeImport = ({ contentOf, nameOf, file, onMerged, onClose }: Props) => (
  <ImportDialog
    title={t('Import into this resume')}
    file={file}
    onClose={onClose}
    use={{
      label: t('Add to this resume'),
      noteOn: (read) => keptWords(contentOf(), read, nameOf),
      take(read, _, doubts) {
        const own = contentOf();
        const merged = mergeContent(own, read);
        if (merged !== own) onMerged(merged, doubtsOfAdded(own, read, doubts));
        const isBlank = listTexts(own).every(({ text }) => text === '');
        toast(merged === own ? nothingNew : isBlank ? begun : added);
        onClose();
      },
    }}
  />
);

const mostNamed = 6;

/**
 * A list of the resume's own texts that are kept; undefined if the file has no other text for them.
 */
function keptWords(own: ResumeContent, read: ResumeContent, nameOf: Props['nameOf']) {
  const kept = new Set<string>();
  mergeContent(own, read, (path) => kept.add(nameOf(path)));
  if (kept.size === 0) return undefined;
  const named = [...kept].slice(0, mostNamed).join(' · ');
  const more = kept.size - mostNamed;
  return {
    title: t('Your resume keeps its own text where this file differs'),
    description:
      more > 0
        ? t('{named}, and {more, plural, one {# more} other {# more}}', { named, more })
        : named,
  };
}

/** Added entries get new ids, so doubts are matched by section, field and text. */
function doubtsOfAdded(own: ResumeContent, read: ResumeContent, doubts: readonly string[]) {
  const before = new Set(listTexts(own).map(({ path, text }) => `${path} ${text}`));
  const doubted = new Set(doubts.map((path) => `${kindOf(path)} ${textAt(read, path) ?? ''}`));
  return (path: string, text: string): boolean =>
    !before.has(`${path} ${text}`) && doubted.has(`${kindOf(path)} ${text}`);
}

function kindOf(path: string): string {
  const { section, field } = parsePath(path) ?? {};
  return `${section}/${field}`;
}

const added = {
  tone: 'good',
  get title() {
    return t('Added to this resume');
  },
  get description() {
    return t('Your existing content wasn’t changed. You can undo this.');
  },
} as const satisfies ToastMessage;
/** A resume that was empty has nothing that could have changed. */
const begun = {
  tone: 'good',
  get title() {
    return added.title;
  },
  get description() {
    return t('You can undo this.');
  },
} as const satisfies ToastMessage;
const nothingNew = {
  get title() {
    return t('Nothing to add');
  },
  get description() {
    return t('This resume has all of these entries. Their texts stay as they are here.');
  },
} as const satisfies ToastMessage;
