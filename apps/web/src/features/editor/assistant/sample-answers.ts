import type { AiAction, Answer } from './assistant-answers.ts';

const origin = { provider: 'built-in' as const, heldBack: [], edits: [] };

const improvements: Answer<'improve'>['improvements'] = [
  {
    section: 'workExperience',
    priority: 'high',
    suggestion: 'Start with what you did, then say what changed.',
    before: 'Responsible for managing the customer support team',
    after: 'Managed a customer support team of [N] people and cut waiting times by [X%]',
    path: '',
  },
  {
    section: 'personalInfo',
    priority: 'medium',
    suggestion: 'Name your field, your years in it and what you are known for.',
    before: 'Hard-working professional looking for new challenges.',
    after: '[Your title] with [N] years of experience in [your field].',
    path: '',
  },
  {
    section: 'skills',
    priority: 'low',
    suggestion: 'Group your skills, so that they are found at a glance.',
    before: '',
    after: '',
    path: '',
  },
];

const bullet = {
  path: '',
  before: 'Was in charge of weekly reports',
  after: 'Organized weekly reports for [N] departments',
  reason: '',
};

const skills = {
  technical: ['Microsoft Excel', 'SQL', 'Data Analysis'],
  soft: ['Communication', 'Teamwork', 'Problem Solving'],
  industry: ['Project Management', 'Customer Service'],
};

/**
 * Sample answers for when the server can't be reached: about a fictitious person, labeled as
 * samples.
 */
export const sampleAnswers: { readonly [A in AiAction]: Answer<A> } = {
  improve: { overallScore: 78, improvements, ...origin },
  'optimize-ats': {
    success: true,
    optimizations: {
      score: 82,
      keywordMatch: 75,
      contentScore: 78,
      keywords: {
        found: ['Communication', 'Reporting', 'Scheduling'],
        missing: ['Budgeting', 'Stakeholder Management'],
        terms: [],
      },
      formatting: {
        score: 88,
        issues: ['Dates are written in two ways.'],
        recommendations: ['Write every date as month and year, such as Mar 2023.'],
      },
      contentAnalysis: {
        summary: { score: 75, feedback: 'It names the field, but no result.' },
        experience: { score: 80, feedback: 'Strong verbs; more figures would help.' },
      },
    },
    improvements,
    skillSuggestions: skills,
    ...origin,
  },
  'suggest-skills': { success: true, ...skills, ...origin },
  'generate-summary': {
    success: true,
    summary:
      '[Your title] with [N] years of experience in [your field]. Skilled in [your main skills]. [What you are proud of, with a figure].',
    ...origin,
  },
  'improve-bullets': {
    success: true,
    ...origin,
    improvedBullets: [bullet.after],
    changes: [{ entry: 0, bullet: 0, before: bullet.before, after: bullet.after }],
    edits: [bullet],
  },
  'enhance-content': {
    success: true,
    enhancedContent:
      '[Your title] who [what you do], for [whom], and has [what changed, with a figure].',
    ...origin,
  },
};
