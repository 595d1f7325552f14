import type { ToastMessage } from '../../../ui/toast.ts';

export const demoCopy = {
  generated: {
    tone: 'good',
    title: 'AI Suggestions Generated',
    description: 'Pick the skills you have.',
  },
  demoLoaded: {
    title: 'Demo Suggestions Loaded',
    description: 'Using demo data as API is unavailable',
  },
  invalidAnswer: {
    tone: 'error',
    title: 'Invalid response format from AI service',
    description: 'Examples are shown instead.',
  },
  noPosition: {
    title: 'Please select a job position',
    description: 'Select a position to see AI-powered suggestions',
  },
  noSkills: {
    title: 'No skills selected',
    description: 'Please select at least one skill to add to your resume',
  },
} as const satisfies Record<string, ToastMessage>;

export const addedToast = (count: number): ToastMessage => ({
  tone: 'good',
  title: count === 1 ? '1 skill added' : `${count} skills added`,
  description: 'We’ll add them to your first resume.',
});
