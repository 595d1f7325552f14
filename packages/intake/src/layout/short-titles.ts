const longestTitle = 120;

/** What a file calls itself and its author, as far as these are lines. */
export const shortTitles = (titles: readonly unknown[]): string[] =>
  titles.filter(
    (title): title is string =>
      typeof title === 'string' && title.trim() !== '' && title.length < longestTitle,
  );
