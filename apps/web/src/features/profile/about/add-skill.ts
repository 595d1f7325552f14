/** The skills with one more, trimmed; the same list where it is empty or there already. */
export function addSkill(skills: string[], text: string): string[] {
  const skill = text.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}
