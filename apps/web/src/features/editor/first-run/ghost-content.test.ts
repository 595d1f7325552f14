import { defaultSettings } from '@folio/contract/default-settings';
import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { templates } from '@folio/contract/template-list';
import { sampleContent } from '@folio/documents/sample-content';
import { fonts as book } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { DisplayList } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { asResume } from '../photo/use-resume-for-document.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { isUnwritten, needsGhosts, partGhosts, withGhosts } from './ghost-content.ts';

const textOf = ({ pages }: DisplayList) =>
  pages
    .flatMap(({ items }) => items.map((item) => (item.kind === 'line' ? item.text : '')))
    .join(' ');

const parted = (content: ResumeContent, templateId: (typeof templates)[number]['id']) => {
  const { paths, ...ghosted } = withGhosts({ content, settings: defaultSettings });
  const resume = asResume(documentOf(resumeOf({ ...ghosted, templateId })));
  return partGhosts(layoutDocument(typesetResume(resume), book), paths);
};

const begun = ResumeContent.parse({
  personalInfo: { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' },
  education: [{ degree: 'B.Sc.', institution: 'Madras Institute' }],
});

describe.each(templates.map(({ id }) => id))('in %s', (id) => {
  it('an empty page holds hints alone', () => {
    const { list, ghosts } = parted(emptyContent(), id);
    expect(textOf(ghosts)).toContain('Your most recent job');
    expect(textOf(list).replace(/履歴書|\s/g, '').length).toBeLessThan(400);
    expect(textOf(list)).not.toMatch(/Your|Company|you@example/);
  });

  it('own text is in full color, and replaces its hint', () => {
    const { list, ghosts } = parted(begun, id);
    for (const text of ['Verma', 'asha@example.com', 'Madras Institute'])
      expect(textOf(list)).toContain(text);
    expect(textOf(list)).not.toContain('The job before that');
    expect(textOf(ghosts)).not.toMatch(/Your name|you@example|Madras|Asha/);
  });
});

describe('a few words of a language beside hints in English', () => {
  it.each([
    ['German', 'Ich plane Netze und leite die Bauarbeiten an Leitungen für die Stadt.'],
    ['French', 'Je conçois des réseaux et je dirige les travaux pour la ville.'],
    ['Spanish', 'Diseño redes y dirijo las obras de las líneas para la ciudad.'],
    ['Polish', 'Projektuję sieci i prowadzę prace przy liniach dla miasta.'],
    ['Turkish', 'Şehir için ağlar tasarlıyorum ve hatların yapımını yönetiyorum.'],
    ['Hindi', 'मैं शहर के लिए जाल बनाता हूँ और काम देखता हूँ।'],
    ['English', 'I plan networks and lead the works on lines for the city.'],
  ])('are set as the document sets them: %s', (_, summary) => {
    const content = ResumeContent.parse({
      personalInfo: { firstName: 'Asha', lastName: 'Verma', summary },
      workExperience: [
        { position: summary.slice(0, 20), company: 'Acme', startDate: '2019-05', current: true },
      ],
    });
    const resume = asResume(documentOf(resumeOf({ content, templateId: 'classic' })));
    const words = (list: DisplayList) => new Set(textOf(list).split(/\s+/));
    const shown = words(parted(content, 'classic').list);
    const wanted = words(layoutDocument(typesetResume(resume), book));
    expect([...wanted].filter((word) => !shown.has(word))).toEqual([]);
  });
});

it('hints go once there are 80 words', () => {
  expect(needsGhosts(begun)).toBe(true);
  expect(needsGhosts(sampleContent)).toBe(false);
});

it('a resume is unwritten until its first letter', () => {
  expect(isUnwritten(emptyContent())).toBe(true);
  expect(isUnwritten(begun)).toBe(false);
});
