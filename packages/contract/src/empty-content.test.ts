import { expect, test } from 'vitest';
import { BulletFields } from './bullet-fields.ts';
import { defaultSettings } from './default-settings.ts';
import { DocumentSettings } from './document-settings.ts';
import { emptyBullet, emptyContent, emptyEntries } from './empty-content.ts';
import { entrySchemas } from './entry-schemas.ts';
import { ResumeContent } from './resume-content.ts';
import type { ListSection } from './sections.ts';

/** With the fields in their order, which embedded data keep. */
const written = (value: unknown) => JSON.stringify(value);

test('empty content without schemas is what the schema makes of nothing', () => {
  expect(written(emptyContent())).toBe(written(ResumeContent.parse({})));
  expect(written(defaultSettings)).toBe(written(DocumentSettings.parse({})));
  expect(written(emptyBullet)).toBe(written(BulletFields.parse({ text: '' })));
});

test.each(Object.entries(emptyEntries) as [ListSection, object][])(
  'an empty entry of %s without schemas is what the schema makes of nothing',
  (section, entry) => {
    expect(written(entry)).toBe(written(entrySchemas[section].parse({})));
  },
);

test('every empty content is one of its own', () => {
  emptyContent().workExperience.push({ ...emptyEntries.workExperience });
  expect(emptyContent().workExperience).toEqual([]);
});
