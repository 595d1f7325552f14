import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import type { LineItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { expect, it } from 'vitest';
import { typesetInterview } from '../letter/interview-sheet.ts';
import { typesetLetter } from '../letter/typeset-letter.ts';
import { letterOf, resumeOf } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';

const words = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  '(Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft),',
  '„Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung“',
  'Verkehrsinfrastrukturfinanzierungsgesellschaft2024/Bundesautobahnverwaltungsmodernisierung',
];
/** Where German divides them, by the parts that a line may end with. */
const parts =
  /(?:Rind|fleisch|etiket|tie|rungs|über|wa|chungs|auf|ga|ben|tra|gungs|ge|setz|Do|nau|dampf|schiff|fahrts|elek|tri|zi|tä|ten|haupt|be|triebs|werk|bau|un|ter|be|am|sell|schaft|Grund|stücks|ver|kehrs|neh|mi|stän|dig|keits|ord|nung|Ver|in|fra|struk|tur|fi|nan|zie|Bun|des|au|to|bahn|wal|tungs|mo|der|ni|sie|rung)$/;

const content = ResumeContent.parse({
  personalInfo: { firstName: 'Ina', summary: 'Ich leite die Abteilung und bin für die Akten da.' },
  workExperience: [{ position: words[0], bullets: words }],
  skills: [{ category: 'Kenntnisse', items: words }],
});

it.each(templateIds)(
  'a word wider than its column is divided as in German, in %s',
  (templateId) => {
    for (const hyphenation of [true, false]) {
      let divided = 0;
      const settings = { ...defaultSettings, hyphenation, marginMm: 30, fontScale: 1.25 };
      const document = typesetResume({ ...resumeOf(content, templateId), settings });
      const lines = layoutDocument(document, fonts)
        .pages.flatMap(({ items }) =>
          items.filter((item): item is LineItem => item.kind === 'line'),
        )
        .filter(({ nodes, breakAfter }) => nodes[0] !== null && breakAfter === '');
      for (const [at, { text, fragments, nodes }] of lines.entries()) {
        const next = lines[at + 1];
        if (next?.nodes[0] !== nodes[0] || next?.text === text) continue;
        if (!/\p{L}$/u.test(text) || !/^\p{L}/u.test(next?.text ?? '')) continue;
        expect([text, fragments.some(({ isHyphen }) => isHyphen)]).toEqual([text, true]);
        expect(text).toMatch(parts);
        divided++;
      }
      expect(divided).toBeGreaterThan(0);
    }
  },
);

it('a document without long words asks for no way to divide them', () => {
  const short = ResumeContent.parse({ personalInfo: { summary: 'Ich leite die Abteilung.' } });
  expect(typesetResume(resumeOf(short))).not.toHaveProperty('divider');
  expect(typesetResume(resumeOf(content)).divider?.key).toBe('de');
});

it('a letter and a sheet of questions ask for it by their own words, not by the resume’s', () => {
  const text = 'Ich bewerbe mich um die Leitung der Abteilung und bin für die Akten da.';
  const withWord = `${text} ${words[0]}`;
  const short = ResumeContent.parse({ personalInfo: { firstName: 'Ina', summary: text } });
  const keyOf = (said: string, of: ResumeContent) => {
    const { resume, letter } = letterOf({ text: said }, { content: of });
    const questions = [{ question: said, evidence: [], notes: '' }];
    return [
      typesetLetter({ resume, letter }).divider?.key,
      typesetInterview({ resume, title: '', questions }).divider?.key,
    ];
  };
  expect(keyOf(withWord, short)).toEqual(['de', 'de']);
  expect(keyOf(text, ResumeContent.parse({ ...content, personalInfo: {} }))).toEqual([
    undefined,
    undefined,
  ]);
});

it('a long title that an owner gave to a section is divided, too', () => {
  const skills = [{ category: '', items: ['Akten'] }];
  const short = ResumeContent.parse({ personalInfo: content.personalInfo, skills });
  const settings = { ...defaultSettings, sectionTitles: { skills: words[0] ?? '' } };
  expect(typesetResume({ ...resumeOf(short), settings }).divider?.key).toBe('de');
});
