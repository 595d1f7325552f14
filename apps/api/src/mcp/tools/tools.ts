import { applicationTools } from './application-tools.ts';
import { letterTools } from './letter-tools.ts';
import { questionTools } from './question-tools.ts';
import { resumeTools } from './resume-tools.ts';
import type { Tool } from './tool.ts';

/** All tools, in the order of a job search: resumes, applications, letters, answers. */
export const tools: Readonly<Record<string, Tool>> = {
  ...resumeTools,
  ...applicationTools,
  ...letterTools,
  ...questionTools,
};
