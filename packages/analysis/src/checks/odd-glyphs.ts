import { formatPath, parsePath } from '@folio/contract/content-path';
import { moreSections, sectionNames } from '@folio/contract/section-names';
import type { ResumeText } from '../resume/read-resume.ts';
import { type Check, entireField, type Loss, wordsFor } from './check.ts';

const weight = 1;
/**
 * Each section with odd characters loses an equal share of the points; the divisor is the number of
 * sections that any resume may be expected to have.
 */
const mostSections = sectionNames.length - moreSections.length;
const points = weight / mostSections;

/** Characters that applicant tracking systems drop or misread, with their names. */
const odd: readonly { pattern: RegExp; name: string }[] = [
  {
    pattern:
      /\p{Extended_Pictographic}(?<![©®™↔↕])(?:[\u{1f3fb}-\u{1f3ff}\ufe0f]|\u200d\p{Extended_Pictographic})*/u,
    name: 'a picture sign',
  },
  { pattern: /[\p{Co}\ufffd]/u, name: 'a sign without a meaning' },
  { pattern: /[\u200b\u2060\ufeff\u00ad]/u, name: 'an invisible sign' },
  { pattern: /[\ufb00-\ufb06]/u, name: 'letters joined into one sign' },
  {
    pattern: /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9]/u,
    name: 'a letter dressed up as another',
  },
  { pattern: /[\u2500-\u259f]/u, name: 'a drawn line or block' },
  {
    pattern: /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){4,}(?![\p{L}\p{N}])/u,
    name: 'a word spaced out letter by letter',
  },
];

export const oddGlyphs: Check = {
  id: 'odd-glyphs',
  area: 'ats',
  weight,
  find: ({ texts }) => {
    if (texts.length === 0)
      return [
        {
          ...entireField('personalInfo/firstName'),
          message: 'There is nothing to read yet.',
          points: weight,
        },
      ];
    const losses = sectionNames.flatMap((section) => {
      const found = texts.filter(({ path }) => path.startsWith(section)).flatMap(oddIn);
      const [first] = found;
      return first ? [{ ...first, message: first.message + moreThan(found.length), points }] : [];
    });
    return losses.slice(0, mostSections);
  },
  praise: () => 'No characters that trip up hiring software.',
};

function oddIn({ path, text }: ResumeText): Omit<Loss, 'points'>[] {
  for (const { pattern, name } of odd) {
    const match = pattern.exec(text);
    if (!match) continue;
    const where = shownPath(path, match);
    return [
      {
        ...where,
        message: `Here is ${name}. Hiring software may drop it or garble the word. Plain letters are safe.`,
      },
    ];
  }
  return [];
}

const moreThan = (count: number): string =>
  count > 1 ? ` The same goes for ${wordsFor(count - 1, 'more place')} in this section.` : '';

/** Skills are displayed, and highlighted in the preview, as one text. */
function shownPath(path: string, match: RegExpExecArray) {
  const location = parsePath(path);
  if (location?.section !== 'skills' || location.item === undefined)
    return { path, start: match.index, end: match.index + match[0].length };
  const { item: _, ...list } = location;
  return entireField(formatPath(list));
}

/**
 * Replaces all other ATS checks if the pages are images: an ATS reads nothing from those, however
 * legible they are.
 */
export const textLayer: Check = {
  id: 'textLayer',
  area: 'ats',
  weight: 1,
  find: () => [{ ...entireField(''), message, points: 1 }],
  praise: () => '',
};

const message =
  'This file’s pages are images, so hiring software can’t read a word. Send a file with real text.';
