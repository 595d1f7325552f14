import { aiRoutes } from '@folio/contract/ai';
import type { CreditAction } from '@folio/contract/credit-actions';
import type { Route } from '@folio/contract/route';

export const weakContent = {
  personalInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
  workExperience: [
    {
      company: 'Engine Works',
      position: 'Software Engineer',
      startDate: '2019-03',
      endDate: '2022-06',
      bullets: ['Responsible for managing the build servers', 'Helped with code in Python'],
    },
  ],
  skills: [{ category: 'Tools', items: ['Python', 'Linux'] }],
};

const [job] = weakContent.workExperience;
/** Long enough for a score. */
export const longContent = {
  ...weakContent,
  workExperience: [
    {
      ...job,
      bullets: [
        'Cut the time of builds from 40 to 9 minutes by caching what did not change between commits',
        'Moved 14 services to one pipeline, so that 60 engineers release their work on the same day',
        'Wrote the guide by which nine teams keep their servers patched within a week of an advisory',
        'Trained five juniors, three of whom now run services of their own for the payments group',
        'Replaced the alerts of six teams with twelve that are about what customers really notice',
      ],
    },
  ],
};

export const advertisement = `Senior Platform Engineer
Requirements:
- 5 years of experience with Python and Kubernetes
- Knowledge of Terraform
Nice to have: Go`;

type Example = { route: Route; action: CreditAction; good: object; bad: object; field: string };

/** For each call a valid body, and one that is invalid in the named field. */
export const examples: Record<string, Example> = {
  score: {
    route: aiRoutes.score,
    action: 'analysis',
    good: { resumeData: longContent },
    bad: { resumeData: 'a resume' },
    field: 'resumeData',
  },
  optimize: {
    route: aiRoutes.optimize,
    action: 'optimize',
    good: { section: 'workExperience', content: 'Responsible for managing the build servers' },
    bad: { section: 'hobbies', content: 'x' },
    field: 'section',
  },
  improve: {
    route: aiRoutes.improve,
    action: 'improve',
    good: { text: 'Responsible for managing the build servers', tone: 'Professional' },
    bad: { text: ' ' },
    field: 'text',
  },
  'improve (resume)': {
    route: aiRoutes.improve,
    action: 'improve',
    good: { resumeData: weakContent, jobDescription: '', improvementType: 'general' },
    bad: { resumeData: weakContent, improvementType: 'magic' },
    field: 'improvementType',
  },
  'improve (section)': {
    route: aiRoutes.improve,
    action: 'improve',
    good: { resumeData: weakContent, improvementType: 'section', section: 'workExperience' },
    bad: { resumeData: weakContent, improvementType: 'section' },
    field: 'section',
  },
  optimizeAts: {
    route: aiRoutes.optimizeAts,
    action: 'optimize-ats',
    good: { resumeData: weakContent, jobDescription: advertisement },
    bad: { jobDescription: advertisement },
    field: 'resumeData',
  },
  enhanceContent: {
    route: aiRoutes.enhanceContent,
    action: 'enhance-content',
    good: { section: 'experience', content: 'Was responsible for managing servers', context: '' },
    bad: { section: 'summary', content: '' },
    field: 'content',
  },
  suggestSkills: {
    route: aiRoutes.suggestSkills,
    action: 'suggest-skills',
    good: { resumeData: weakContent, jobDescription: advertisement, industry: 'Software' },
    bad: { resumeData: weakContent, industry: 7 },
    field: 'industry',
  },
  suggestions: {
    route: aiRoutes.suggestions,
    action: 'suggestions',
    good: { section: 'skills', currentContent: 'Python', jobDescription: advertisement },
    bad: { section: 'skills', jobDescription: 'x'.repeat(20_001) },
    field: 'jobDescription',
  },
  generateSummary: {
    route: aiRoutes.generateSummary,
    action: 'generate-summary',
    good: { resumeData: weakContent, targetRole: 'Platform Engineer', tone: 'professional' },
    bad: { resumeData: weakContent, tone: 'rude' },
    field: 'tone',
  },
  improveBullets: {
    route: aiRoutes.improveBullets,
    action: 'improve-bullets',
    good: { experience: weakContent.workExperience, jobDescription: advertisement },
    bad: { experience: 'ten years' },
    field: 'experience',
  },
  answerQuestion: {
    route: aiRoutes.answerQuestion,
    action: 'answer-question',
    good: {
      resume: weakContent,
      question: 'Why do you want to work here?',
      jobDescription: advertisement,
    },
    bad: { resume: weakContent, question: ' ', jobDescription: advertisement },
    field: 'question',
  },
  coverLetter: {
    route: aiRoutes.coverLetter,
    action: 'cover-letter',
    good: { resume: weakContent, jobDescription: advertisement },
    bad: { resume: { summary: 7 }, jobDescription: advertisement },
    field: 'resume.summary',
  },
};
