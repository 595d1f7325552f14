import type { LanguageNote } from '@folio/operations/languages/notes';
import type { ToastMessage } from '../../../ui/toast.ts';

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

/** The kind of a note in its heading, beside the language's name. */
const shortKinds: Readonly<Record<LanguageNote['kind'], string>> = {
  translate: 'To translate',
  changed: 'Changed',
  facts: 'Numbers differ',
  fact: 'Differs',
  added: 'New',
  removed: 'Deleted',
  order: 'In another order',
};

/** The kind of a note where no language is named beside it. */
const kinds: Readonly<Record<LanguageNote['kind'], (language: string) => string>> = {
  translate: () => 'To translate',
  changed: (language) => `Changed in ${language}`,
  facts: (language) => `Numbers differ from ${language}`,
  fact: (language) => `Differs from ${language}`,
  added: (language) => `New in ${language}`,
  removed: (language) => `Deleted in ${language}`,
  order: (language) => `In another order in ${language}`,
};

/** Texts about language versions, in the editor. */
export const languagesCopy = {
  title: 'Languages',
  about: 'The same resume in other languages. Nothing here changes until you say so.',
  label: 'Other languages',
  texts: (open: number, all: number) => `${open} of ${count(all, 'text', 'texts')} to look at`,
  changes: (many: number) => count(many, 'change', 'changes'),
  inStep: 'All versions say the same',
  next: 'Next',
  showAll: 'Show all',
  show: 'Show',
  shortKind: (kind: LanguageNote['kind']) => shortKinds[kind],
  /** Below a field: 'Title: to translate'. */
  marker: (label: string, kind: LanguageNote['kind'], language: string) =>
    `${label}: ${lowered(kinds[kind](language))}`,
  within: (many: number) => `${many} to look at in another language`,
  sameAs: (language: string) => `In ${language}`,
  empty: '(empty)',
  done: 'Mark as done',
  doneNamed: (where: string) => `Mark as done: ${where}`,
  takeOver: 'Take over',
  takeOverNamed: (where: string) => `Take over: ${where}`,
  takeOverAll: 'Take over all',
  keep: 'Keep as is',
  keepNamed: (where: string) => `Keep as is: ${where}`,
  pickNumber: (number: string) => `Use ${number}`,
  numbers: (here: string, there: string) => `${here} here, ${there} there`,
  none: 'none',
  hidden: (isHidden: boolean) => (isHidden ? 'Hidden' : 'Shown'),
  sameEmployer: (isSame: boolean) => (isSame ? 'Same employer as above' : 'Separate job'),
  changesTitle: 'Changes to take over',
  changesHint:
    'Dates, links, employers, and entries that were added, deleted or moved. Each one, or all of them, is one step you can undo.',
  textsTitle: 'Texts to look at',
  versions: 'Versions',
  thisOne: 'this one',
  add: 'Add a language',
  unlink: 'Unlink this version',
  unlinkQuestion:
    'This version becomes a resume of its own. The others won’t show its changes, and it won’t show theirs.',
  translate: 'Suggest translations',
  translateHint: (many: number) =>
    `The language model suggests ${count(many, 'translation', 'translations')}. You see each one before it’s in your resume; any that changes a number, a name or a link is held back.`,
  translating: 'Translating...',
  suggested: 'Suggested',
  pick: 'Use',
  pickNamed: (where: string) => `Use the translation: ${where}`,
  pickAll: (many: number) => `Use all ${many}`,
  leave: 'Leave',
  heldBack: 'Held back',
  lost: (text: string) => `“${text}” is missing`,
  added: (text: string) => `“${text}” was added`,
  noneSuggested: 'The model had nothing to suggest.',
} as const;

export const languageToasts = {
  taken: { tone: 'good', title: 'Change taken over' },
  takenAll: { tone: 'good', title: 'All changes taken over' },
  done: { title: 'Marked as done' },
  kept: { title: 'Kept as it is' },
  notFitting: {
    tone: 'error',
    title: 'This text has changed since',
    description: 'Nothing was replaced.',
  },
  unlinked: { title: 'Version unlinked' },
  failed: { tone: 'error', title: 'We couldn’t save what you marked' },
  unlinkFailed: { tone: 'error', title: 'We couldn’t unlink this version' },
} as const satisfies Record<string, ToastMessage>;
