/** What stands on the editor's frame: its outline says it too, before anything else is there. */
export const frameWords = {
  rail: 'On the page',
  sections: 'Sections',
  form: 'Write',
  preview: 'Page',
  score: 'Score',
} as const;
