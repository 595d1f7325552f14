import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

export const demoCopy = {
  generated: {
    tone: 'good',
    get title() {
      return t('AI Suggestions Generated');
    },
    get description() {
      return t('Pick the skills you have.');
    },
  },
  demoLoaded: {
    get title() {
      return t('Demo Suggestions Loaded');
    },
    get description() {
      return t('Using demo data as API is unavailable');
    },
  },
  invalidAnswer: {
    tone: 'error',
    get title() {
      return t('Invalid response format from AI service');
    },
    get description() {
      return t('Examples are shown instead.');
    },
  },
  noPosition: {
    get title() {
      return t('Please select a job position');
    },
    get description() {
      return t('Select a position to see AI-powered suggestions');
    },
  },
  noSkills: {
    get title() {
      return t('No skills selected');
    },
    get description() {
      return t('Please select at least one skill to add to your resume');
    },
  },
} as const satisfies Record<string, ToastMessage>;

export const addedToast = (count: number): ToastMessage => ({
  tone: 'good',
  title: t('{count, plural, one {# skill added} other {# skills added}}', { count }),
  description: t('We’ll add them to your first resume.'),
});
