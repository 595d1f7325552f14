/** The title of a section of the landing page. */
export const sectionTitleStyle =
  'font-display text-[28px] leading-[1.15] tracking-[-0.015em] text-balance sm:text-[32px]';
