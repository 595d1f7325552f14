import type { WrittenDocument, WrittenSection } from '../../../scripts/markdown.ts';
import { holdsAllWords } from '../../lib/holds-text.ts';

/** The questions of each category that hold every word, those first that hold them in the question. */
export function findQuestions(
  categories: readonly WrittenDocument[],
  search: string,
): readonly WrittenDocument[] {
  const found = categories.map((category) => ({
    ...category,
    sections: sorted(category.sections, search),
  }));
  return found.filter(({ sections }) => sections.length > 0);
}

function sorted(questions: readonly WrittenSection[], search: string): WrittenSection[] {
  const isNamed = ({ title }: WrittenSection) => holdsAllWords(title, search);
  const found = questions.filter(({ title, text }) => holdsAllWords(`${title} ${text}`, search));
  return [...found.filter(isNamed), ...found.filter((question) => !isNamed(question))];
}

/** Whether a guide holds every word, anywhere in it. */
export const isGuideFound = (guide: WrittenDocument, search: string): boolean =>
  holdsAllWords(
    [
      guide.title,
      guide.description,
      ...guide.sections.flatMap(({ title, text }) => [title, text]),
    ].join(' '),
    search,
  );
