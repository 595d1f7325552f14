import type { ToastMessage } from '../ui/toast.ts';
import { clearChosenSkills, readChosenSkills } from './chosen-skills.ts';

type ChosenSkills = ReturnType<typeof readChosenSkills>;

/**
 * Makes a resume by `send`, which is given an empty content, or the skills that wait for it. Once it
 * is made they wait no more.
 */
export async function withChosenSkills<Made>(
  send: (begun: { content: { skills?: ChosenSkills } }) => Promise<Made>,
): Promise<Made> {
  const skills = readChosenSkills();
  if (skills.length === 0) return send({ content: {} });
  const made = await send({ content: { skills } });
  clearChosenSkills();
  return made;
}

/** What is said of the resume that is about to be made, with the skills that will be in it. */
export function nameChosenSkills(message: ToastMessage): ToastMessage {
  const skills = readChosenSkills().flatMap(({ items }) => items);
  if (skills.length === 0) return message;
  return { ...message, description: `It has the skills you picked: ${skills.join(', ')}.` };
}
