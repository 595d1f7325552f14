/**
 * What each template makes of two resumes, line by line: where it stands, how large, in which face.
 * A change that is meant is taken over with `vitest run packages/documents/src/templates -u`, after
 * a look at the pages themselves (docs/templates.md says how).
 */
import { templateIds } from '@folio/contract/template-ids';
import type { DisplayItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { longContent } from '../testing/long-content.ts';
import { resumeOf, withPhoto } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';

const contents = { sample: sampleContent, long: longContent, photo: withPhoto(sampleContent) };

const points = (...values: number[]) => values.map((pt) => pt.toFixed(1).padStart(6)).join('');

function describeItem(item: DisplayItem): string[] {
  if (item.kind === 'rect') {
    const { xPt, yPt, widthPt, heightPt, color } = item;
    return [`${points(xPt, yPt, widthPt, heightPt)}  ${color}`];
  }
  if (item.kind === 'image') {
    const { xPt, yPt, widthPt, heightPt, cornerPt = 0, alt } = item;
    return [`${points(xPt, yPt, widthPt, heightPt, cornerPt)}  ${alt}`];
  }
  if (item.kind !== 'line') return [];
  const [first] = item.fragments;
  const face = `${first?.run.font} ${item.sizePt.toFixed(1)} ${first?.color}`;
  return [`${points(item.xPt, item.baselinePt, item.widthPt)}  ${face.padEnd(32)}  ${item.text}`];
}

describe.each(templateIds)('%s', (templateId) => {
  it.each(['sample', 'long', 'photo'] as const)('[golden-1] sets %s as it did', async (name) => {
    const showsBranding = name === 'photo';
    const resume = { ...resumeOf(contents[name], templateId), showsBranding };
    const list = layoutDocument(typesetResume(resume), fonts);
    const pages = list.pages.map(({ items }, index) =>
      [`page ${index + 1}`, ...items.flatMap(describeItem)].join('\n'),
    );
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(
      `./goldens/${templateId}-${name}.txt`,
    );
  });
});
