/** Texts of the editor's frame, which its skeleton also has. */
export const frameWords = {
  rail: 'On the page',
  sections: 'Sections',
  form: 'Write',
  preview: 'Page',
  score: 'Score',
} as const;
