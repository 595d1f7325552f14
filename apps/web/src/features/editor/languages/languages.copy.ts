import type { LanguageNote } from '@folio/operations/languages/notes';
import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

/** The kind of a note in its heading, which also has the language's name. */
const shortKinds: Readonly<Record<LanguageNote['kind'], string>> = {
  get translate() {
    return t('To translate');
  },
  get changed() {
    return t('Changed');
  },
  get facts() {
    return t('Numbers differ');
  },
  get fact() {
    return t('Differs');
  },
  get added() {
    return t('New');
  },
  get removed() {
    return t('Deleted');
  },
  get order() {
    return t('In another order');
  },
};

/** The kind of a note without a language's name. */
const kinds: Readonly<Record<LanguageNote['kind'], (language: string) => string>> = {
  translate: () => t('To translate'),
  changed: (language) => t('Changed in {language}', { language }),
  facts: (language) => t('Numbers differ from {language}', { language }),
  fact: (language) => t('Differs from {language}', { language }),
  added: (language) => t('New in {language}', { language }),
  removed: (language) => t('Deleted in {language}', { language }),
  order: (language) => t('In another order in {language}', { language }),
};

/** Texts about language versions, in the editor. */
export const languagesCopy = {
  get title() {
    return t('Languages');
  },
  get about() {
    return t('The same resume in other languages. Nothing here changes until you say so.');
  },
  get label() {
    return t('Other languages');
  },
  texts: (open: number, all: number) =>
    t('{open} of {count} to look at', { open, count: count(all, 'text', 'texts') }),
  changes: (many: number) => count(many, 'change', 'changes'),
  get inStep() {
    return t('All versions say the same');
  },
  get next() {
    return t('Next');
  },
  get nextText() {
    return t('Go to the next text');
  },
  get showAll() {
    return t('Show all');
  },
  get show() {
    return t('Show');
  },
  shortKind: (kind: LanguageNote['kind']) => shortKinds[kind],
  /** Below a field: 'Title: to translate'. */
  marker: (label: string, kind: LanguageNote['kind'], language: string) =>
    `${label}: ${lowered(kinds[kind](language))}`,
  within: (many: number) => t('{many} to look at in another language', { many }),
  sameAs: (language: string) => t('In {language}', { language }),
  empty: '(empty)',
  get done() {
    return t('Mark as done');
  },
  doneNamed: (where: string) => t('Mark as done: {where}', { where }),
  get takeOver() {
    return t('Take over');
  },
  takeOverNamed: (where: string) => t('Take over: {where}', { where }),
  get takeOverAll() {
    return t('Take over all');
  },
  get keep() {
    return t('Keep as is');
  },
  keepNamed: (where: string) => t('Keep as is: {where}', { where }),
  pickNumber: (number: string) => t('Use {number}', { number }),
  numbers: (here: string, there: string) => t('{here} here, {there} there', { here, there }),
  none: 'none',
  hidden: (isHidden: boolean) => (isHidden ? t('Hidden') : t('Shown')),
  sameEmployer: (isSame: boolean) => (isSame ? t('Same employer as above') : t('Separate job')),
  get changesTitle() {
    return t('Changes to take over');
  },
  get changesHint() {
    return t(
      'Dates, links, employers, and entries that were added, deleted or moved. Each one, or all of them, is one step you can undo.',
    );
  },
  get progress() {
    return t('Texts that are done');
  },
  get differing() {
    return t('Changed or different');
  },
  get written() {
    return t('Translated here');
  },
  get writtenHint() {
    return t('Mark a text as done when both say the same.');
  },
  get toTranslate() {
    return t('To translate');
  },
  get write() {
    return t('Translate');
  },
  allDone: (many: number) => t('Mark all {many} as done', { many }),
  get versions() {
    return t('Versions');
  },
  get thisOne() {
    return t('this one');
  },
  get add() {
    return t('Add a language');
  },
  get unlink() {
    return t('Unlink this version');
  },
  get unlinkQuestion() {
    return t(
      'This version becomes a resume of its own. The others won’t show its changes, and it won’t show theirs.',
    );
  },
  get translate() {
    return t('Suggest translations');
  },
  translateHint: (many: number) =>
    t(
      'The language model suggests {count}. You see each one before it’s in your resume; any that changes a number, a name or a link is held back.',
      { count: count(many, 'translation', 'translations') },
    ),
  get translating() {
    return t('Translating...');
  },
  get suggested() {
    return t('Suggested');
  },
  get pick() {
    return t('Use');
  },
  pickNamed: (where: string) => t('Use the translation: {where}', { where }),
  pickAll: (many: number) => t('Use all {many}', { many }),
  get leave() {
    return t('Decline');
  },
  get heldBack() {
    return t('Held back');
  },
  lost: (text: string) => t('“{text}” is missing', { text }),
  added: (text: string) => t('“{text}” was added', { text }),
  get noneSuggested() {
    return t('The model had nothing to suggest.');
  },
} as const;

export const languageToasts = {
  taken: {
    tone: 'good',
    get title() {
      return t('Change taken over');
    },
  },
  takenAll: {
    tone: 'good',
    get title() {
      return t('All changes taken over');
    },
  },
  done: {
    get title() {
      return t('Marked as done');
    },
  },
  allDone: (many: number) => ({
    title: t('{count} marked as done', { count: count(many, 'text', 'texts') }),
  }),
  kept: {
    get title() {
      return t('Kept as it is');
    },
  },
  notFitting: {
    tone: 'error',
    get title() {
      return t('This text has changed since');
    },
    get description() {
      return t('Nothing was replaced.');
    },
  },
  unlinked: {
    get title() {
      return t('Version unlinked');
    },
  },
  failed: {
    tone: 'error',
    get title() {
      return t('We couldn’t save what you marked');
    },
  },
  unlinkFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t unlink this version');
    },
  },
} as const satisfies Record<string, ToastMessage | ((many: number) => ToastMessage)>;
