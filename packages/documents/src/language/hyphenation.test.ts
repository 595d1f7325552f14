import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import type { LineItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { expect, it } from 'vitest';
import { resumeOf } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';
import { hyphenatorOf } from './hyphenation.ts';

const parted = (language: string, word: string): string => {
  const points = [0, ...(hyphenatorOf(language)?.hyphenate(word) ?? [])];
  return points.map((from, at) => word.slice(from, points[at + 1])).join('-');
};

it.each([
  ['de', 'Geschwindigkeitsbegrenzung', 'Geschwin-dig-keits-be-gren-zung'],
  ['en', 'hyphenation', 'hyphen-ation'],
  ['en', 'associate', 'asso-ciate'],
  ['fr', 'développement', 'déve-lop-pe-ment'],
  ['es', 'administración', 'admi-nis-tra-ción'],
  ['ru', 'разработка', 'раз-ра-ботка'],
])('parts a word in %s: %s', (language, word, wanted) => {
  expect(parted(language, word)).toBe(wanted);
});

it.each([
  ['en', 'Wednesday', 'a name'],
  ['en', 'PostgreSQL', 'a product'],
  ['de', 'PROJEKTLEITUNG', 'capitals'],
  ['de', 'heute', 'a short word'],
  ['ja', '職務経歴書', 'a language without hyphens'],
])('leaves whole, in %s, %s: %s', (language, word) => {
  expect(parted(language, word)).toBe(word);
});

it('takes a time that grows with the word and no faster', () => {
  const word = 'donaudampfschifffahrt'.repeat(200);
  expect(hyphenatorOf('de')?.hyphenate(word).length).toBeGreaterThan(400);
});

const duties =
  'Verantwortlich für die Weiterentwicklung der Geschwindigkeitsüberwachungsanlagen und Verkehrssicherungsmaßnahmen einschließlich der Instandhaltungsdokumentation aller Landesverkehrsbehörden und Gemeindeverwaltungen.';
const content = ResumeContent.parse({
  workExperience: [
    {
      position: 'Projektleitungsassistentin Verwaltungsmodernisierung',
      bullets: Array.from({ length: 12 }, (_, at) => 'sehr '.repeat(at) + duties),
    },
  ],
  skills: [
    {
      category: 'Fachkenntnisse',
      items: ['Betriebssystemverwaltung', 'Datenbankadministration', 'Netzwerksicherheitsprüfung'],
    },
  ],
});

it.each(templateIds)('hyphenates prose alone, and only where it is wanted, in %s', (templateId) => {
  const hyphens = (hyphenation: boolean) => {
    const settings = { ...defaultSettings, hyphenation, marginMm: 30 };
    const document = typesetResume({ ...resumeOf(content, templateId), settings });
    return layoutDocument(document, fonts)
      .pages.flatMap(({ items }) => items.filter((item): item is LineItem => item.kind === 'line'))
      .filter(({ fragments }) => fragments.some((one) => one.isHyphen));
  };
  const prose = content.workExperience[0]?.bullets.at(-1)?.text ?? '';
  const isProse = ({ text }: LineItem) => prose.includes(text.trim());
  expect(hyphens(true).filter(isProse).length).toBeGreaterThan(
    hyphens(false).filter(isProse).length,
  );
  expect(hyphens(true).filter((line) => !isProse(line)).length).toBe(
    hyphens(false).filter((line) => !isProse(line)).length,
  );
});
