const longestName = 120;
const suffix = ' (copy)';

/** The name of a copy, shortened where it would not fit in what a name may hold. */
export function copyName(name: string): string {
  const room = longestName - suffix.length;
  const kept =
    name.length <= room
      ? name
      : name
          .slice(0, room)
          .toWellFormed()
          .replace(/\uFFFD$/, '');
  return `${kept.trimEnd()}${suffix}`;
}
