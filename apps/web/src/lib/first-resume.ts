import type { ResumeContent } from '@folio/contract/resume-content';
import type { ToastMessage } from '../ui/toast.ts';
import { forgetChosenSkills, readChosenSkills } from './chosen-skills.ts';

/**
 * Makes a resume by `send`, which is given the sample with the skills that wait for it before its
 * own, or nothing where none wait. Once it is made they wait no more.
 */
export async function withChosenSkills<Made>(
  send: (chosen: { content?: ResumeContent }) => Promise<Made>,
): Promise<Made> {
  const chosen = readChosenSkills();
  if (chosen.length === 0) return send({});
  const [{ sampleContent }, { ResumeContent }] = await Promise.all([
    import('@folio/documents/sample-content'),
    import('@folio/contract/resume-content'),
  ]);
  const skills = [...chosen, ...sampleContent.skills];
  const made = await send({ content: ResumeContent.parse({ ...sampleContent, skills }) });
  forgetChosenSkills();
  return made;
}

/** What is said of the resume that is about to be made, with the skills that will be in it. */
export function nameChosenSkills(message: ToastMessage): ToastMessage {
  const skills = readChosenSkills().flatMap(({ items }) => items);
  if (skills.length === 0) return message;
  return { ...message, description: `It has the skills you picked: ${skills.join(', ')}.` };
}
