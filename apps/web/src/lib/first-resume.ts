import type { ToastMessage } from '../ui/toast.ts';
import { clearChosenSkills, readChosenSkills } from './chosen-skills.ts';
import { t } from './words/words.ts';

type ChosenSkills = ReturnType<typeof readChosenSkills>;

/**
 * Makes a resume by `send` with the skills chosen on the landing page, if any, and then removes
 * those from the browser.
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

/** 'Resume ' and today's date in the person's locale. */
export const newResumeName = (): string =>
  t('Resume {day}', { day: new Date().toLocaleDateString() });

/** Adds the chosen skills to a message about the resume that is about to be made. */
export function nameChosenSkills(message: ToastMessage): ToastMessage {
  const skills = readChosenSkills().flatMap(({ items }) => items);
  if (skills.length === 0) return message;
  return {
    ...message,
    description: t('It has the skills you picked: {skills}.', { skills: skills.join(', ') }),
  };
}
