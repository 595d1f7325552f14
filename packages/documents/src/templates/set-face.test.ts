import { DocumentSettings } from '@folio/contract/document-settings';
import { templateIds } from '@folio/contract/template-ids';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { resumeOf, withPhoto } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';
import { textWidthEm } from './set-face.ts';

const names = [
  'Hannah Wiedemann',
  'Käthe Großmann-Übelhör',
  'Christopher Montgomery',
  'Konstantinos Papadimitriou',
  'Иван Петрович Кузнецов',
  'லட்சுமி பிரியா',
];

/** Texts of the lines at the place of the name. */
function nameLines(
  name: string,
  templateId: (typeof templateIds)[number],
  hasPhoto: boolean,
  set: object = {},
) {
  const [, firstName, lastName] = /^(.*) (\S+)$/.exec(name) ?? [];
  const content = {
    ...sampleContent,
    personalInfo: { ...sampleContent.personalInfo, firstName, lastName },
  };
  const resume = resumeOf(hasPhoto ? withPhoto(content as never) : (content as never), templateId);
  const settings = DocumentSettings.parse(set);
  const [page] = layoutDocument(typesetResume({ ...resume, settings }), fonts).pages;
  return (page?.items ?? []).flatMap((item) =>
    item.kind === 'line' && item.text.length > 2 && name.includes(item.text.trim())
      ? [item.text]
      : [],
  );
}

describe.each(templateIds)('a long name in %s', (templateId) => {
  it.each(names)('is set smaller before it wraps, also beside a photo: %s', (name) => {
    for (const hasPhoto of [false, true])
      expect(nameLines(name, templateId, hasPhoto)).toEqual([name]);
  });

  it('is so in large type and between wide margins', () => {
    const name = 'Marisol Connell-Vance';
    for (const settings of [{ fontScale: 1.25, pageSize: 'Letter' }, { marginMm: 30 }])
      expect(nameLines(name, templateId, false, settings)).toEqual([name]);
  });
});

describe('textWidthEm', () => {
  it('is more for wide letters than for narrow ones', () => {
    expect(textWidthEm('Mamdouh Wam', 'Inter')).toBeGreaterThan(
      textWidthEm('Lilli Tifft', 'Inter'),
    );
  });

  it('counts no marks above letters, and ideographs as squares', () => {
    expect(textWidthEm('Jose\u0301', 'Inter')).toBe(textWidthEm('José', 'Inter'));
    expect(textWidthEm('佐藤花子', 'Inter')).toBe(4);
  });
});
