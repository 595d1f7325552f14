import { defaultSettings } from '@folio/contract/default-settings';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { templateIds } from '@folio/contract/template-ids';
import { strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import { exportDocument } from '../export-document.ts';
import { sampleContent } from '../sample-content.ts';
import { resumeOf } from '../testing/resume.ts';
import { contrast, readableOn, templateStyle } from './template-style.ts';

it.each(templateIds)('%s is readable on paper', (templateId) => {
  expect(contrast(templateStyle(templateId).accentOnWhite, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

it('leaves a colour alone that is readable as it is', () => {
  expect(readableOn('#ffffff', '#4b5563')).toBe('#4b5563');
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
});

it('takes over what a person chose', () => {
  const choices = {
    accent: '#FFE08A',
    fontFamily: 'Gelasio',
    pageSize: 'Letter',
    marginMm: 12,
  } as const;
  const style = templateStyle('modern', { ...choices, fontScale: 1.1 });
  expect(style).toMatchObject({ wordFamily: 'Georgia', marginMm: 12, fontScale: 1.1 });
  expect(contrast(style.accentOnWhite, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(templateStyle('modern', { accent: null, fontFamily: null, marginMm: null })).toEqual(
    templateStyle('modern'),
  );
});

it('lets no colour or font be more than that', () => {
  const style = templateStyle('modern', {
    accent: 'red;}</style><script>',
    fontFamily: '</style>',
  });
  expect(JSON.stringify(style)).not.toContain('<');
});

it('sets the older Word format as closely as is wanted', async () => {
  const style = async (look: Partial<DocumentSettings>) => {
    const settings = { ...defaultSettings, ...look };
    return strFromU8(await exportDocument({ ...resumeOf(sampleContent), settings }, 'doc'));
  };
  const own = await style({});
  for (const part of ['125%', '14pt']) expect(own).toContain(part);
  const close = await style({ leadingScale: 0.9, spacingScale: 0.5 });
  for (const part of ['125%', '14pt']) expect(close).not.toContain(part);
  for (const part of ['113%', '7pt']) expect(close).toContain(part);
});
