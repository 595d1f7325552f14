export const helpCopy = {
  title: 'How can we help?',
  search: 'Search questions and guides...',
  documentation: {
    title: 'Documentation',
    description: 'Written guides, from the first resume to your public page.',
    action: 'View Guides',
  },
  support: {
    title: 'Email Support',
    description: 'Write to us. We typically reply within 24 hours.',
    action: 'Write to us',
  },
  guides: 'Guides',
  noQuestions: 'Nothing found',
  noQuestionsHint: 'Try other words, or write to us: we know more than is written here.',
  clear: 'Clear the search',
  found: (questions: number, guides: number) =>
    `${questions} ${questions === 1 ? 'question' : 'questions'} and ${guides} ${guides === 1 ? 'guide' : 'guides'} found`,
  onThisPage: 'On this page',
  further: 'More guides',
};
