import { templates } from '@folio/contract/template-list';
import { sampleContent } from '@folio/documents/sample-content';
import { fonts as book } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { expect, it } from 'vitest';
import { asResume } from '../photo/use-resume-for-document.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { enhancedSections } from './assistant-answers.ts';
import { placeSections } from './enhance-layer.tsx';

it.each(templates.map(({ id }) => id))(
  '[enhance-layer-1] every section of %s has its place, title included',
  (templateId) => {
    const document = documentOf(resumeOf({ content: sampleContent, templateId, order: [] }));
    const list = layoutDocument(typesetResume(asResume(document)), book);
    const places = placeSections(list);
    expect(places.map(({ section }) => section)).toEqual(enhancedSections);
    for (const { boxes } of places)
      for (const { page, box } of boxes) {
        const same = list.pages[page]?.boxes.filter(({ path }) => path === box.path) ?? [];
        for (const one of same) expect(one.heightPt).toBeLessThanOrEqual(box.heightPt + 0.01);
      }
  },
);
