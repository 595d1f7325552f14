import { expect, it } from 'vitest';
import { addSkill } from './about-tab.tsx';

it('[about-tab-1] a skill is trimmed, and added unless it is empty or exactly there', () => {
  const skills = ['Radar'];
  expect(addSkill(skills, '  Ropes ')).toEqual(['Radar', 'Ropes']);
  expect(addSkill(skills, ' Radar')).toBe(skills);
  expect(addSkill(skills, '   ')).toBe(skills);
  expect(addSkill(skills, 'radar')).toEqual(['Radar', 'radar']);
});
