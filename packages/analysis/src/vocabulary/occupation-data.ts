/**
 * An occupation as it is written down: lists parted by commas, what is asked for most first. A skill
 * is `Name|alias|alias`; `!` before one marks a word that is also English (`!Go`), so that it counts
 * only where its surroundings speak of skills. A skill has its aliases where it stands first.
 */
export type OccupationData = {
  name: string;
  titles: string;
  technical: string;
  soft: string;
  industry: string;
};
