import { joinPath, listTexts } from '@folio/contract/content-path';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { emptyBullet, emptyEntries } from '@folio/contract/empty-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import { scoredFromWords } from '@folio/contract/score-limits';
import { documentLanguage } from '@folio/documents/document-locale';
import {
  blockAt,
  type DisplayItem,
  type DisplayList,
  type DisplayPage,
} from '@folio/typeset/display-list';

/**
 * Hints shown on the page where the resume is still empty. Only the preview shows them: they are
 * not part of documents, the score or the stored resume.
 */
const bulletsOf = (...texts: string[]) =>
  texts.map((text, index) => ({ ...emptyBullet, id: `ghost-${index}`, text }));

const job = { ...emptyEntries.workExperience, company: 'Company', location: 'City' };
const dateText = 'From – to';

const hintsOfPerson = {
  firstName: 'Your name',
  title: 'The job you want next',
  email: 'you@example.com',
  phone: 'Phone',
  location: 'City, Country',
  summary: 'Two or three lines: who you are, what you are good at, what you want next.',
};

const hintsOfLists = {
  workExperience: [
    {
      ...job,
      id: 'ghost-1',
      position: 'Your most recent job',
      dateText,
      bullets: bulletsOf(
        'What you did, and what changed because of it.',
        'A number helps: how many, how much, how fast.',
        'Three to five lines for the newest job.',
      ),
    },
    {
      ...job,
      id: 'ghost-2',
      position: 'The job before that',
      dateText,
      bullets: bulletsOf('Two or three lines are enough here.'),
    },
  ],
  education: [
    {
      ...emptyEntries.education,
      id: 'ghost-3',
      degree: 'Degree, field',
      institution: 'School',
      dateText,
    },
  ],
  skills: [
    {
      ...emptyEntries.skills,
      id: 'ghost-4',
      category: 'Skills',
      items: ['The ones this job asks for, that you really have'],
    },
  ],
};

/** The opacity of hints, matching the class in `GhostLayer`. */
export const hintOpacity = 0.3;

const ghostLists = ['workExperience', 'education', 'skills'] as const;
const contacts = ['email', 'phone', 'location'] as const;

type Written = { content: ResumeContent; settings: DocumentSettings };

type Ghosted = Written & {
  /** The paths of hints, including everything below them. */
  paths: readonly string[];
};

/**
 * The content with hints in its empty places. The language is detected from the content alone, since
 * the English hints would outweigh a few words.
 */
export function withGhosts({ content, settings }: Written): Ghosted {
  const { personalInfo: own } = content;
  const isBlank = (text: string) => text.trim() === '';
  const isNameless = isBlank(own.firstName + own.lastName);
  const isSilent = contacts.every((field) => isBlank(own[field])) && isBlank(own.website);
  const fields = [
    ...(isNameless ? (['firstName'] as const) : []),
    ...(['title', 'summary'] as const).filter((field) => isBlank(own[field])),
    ...(isSilent ? contacts : []),
  ];
  const lists = ghostLists.filter((list) => content[list].length === 0);
  const hints = Object.fromEntries(fields.map((field) => [field, hintsOfPerson[field]]));
  return {
    settings: {
      ...settings,
      language: settings.language ?? documentLanguage({ content, settings }),
    },
    content: {
      ...content,
      personalInfo: { ...own, ...hints },
      ...Object.fromEntries(lists.map((list) => [list, hintsOfLists[list]])),
    },
    paths: [...fields.map((field) => joinPath('personalInfo', field)), ...lists],
  };
}

/** Whether the content is empty. */
export const isUnwritten = (content: ResumeContent): boolean =>
  listTexts(content).every(({ text }) => text.trim() === '');

/** Whether to show hints: until the resume has enough words to be scored. */
export function needsGhosts(content: ResumeContent): boolean {
  let words = 0;
  for (const { text } of listTexts(content)) {
    words += text.match(/\S+/g)?.length ?? 0;
    if (words >= scoredFromWords) return false;
  }
  return true;
}

/** Splits a layout into the person's text and hints; both keep their positions. */
export function partGhosts(list: DisplayList, paths: readonly string[]) {
  const isGhost = (page: DisplayPage, item: DisplayItem) => {
    if (item.kind !== 'line') return false;
    const path =
      blockAt(page, item.xPt + item.widthPt / 2, item.baselinePt - item.sizePt / 4) ?? '';
    return paths.some((one) => path === one || path.startsWith(`${one}/`));
  };
  const pages = list.pages.map((page) => ({
    own: { ...page, items: page.items.filter((item) => !isGhost(page, item)) },
    ghosts: { boxes: [], items: page.items.filter((item) => isGhost(page, item)) },
  }));
  return {
    list: { ...list, pages: pages.map(({ own }) => own) },
    ghosts: { ...list, pages: pages.map(({ ghosts: hints }) => hints) },
  };
}
