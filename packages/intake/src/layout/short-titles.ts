const longestTitle = 120;

/** Titles and authors in a file's properties, as far as they are short lines of text. */
export const shortTitles = (titles: readonly unknown[]): string[] =>
  titles.filter(
    (title): title is string =>
      typeof title === 'string' && title.trim() !== '' && title.length < longestTitle,
  );
