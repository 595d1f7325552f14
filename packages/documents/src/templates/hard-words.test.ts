import { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import type { LineItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { inkCollisions } from '@folio/typeset/testing/ink';
import { describe, expect, it } from 'vitest';
import { resumeOf } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';

describe.each(templateIds)('%s', (templateId) => {
  const linesOf = (content: object): LineItem[] => {
    const resume = resumeOf(ResumeContent.parse(content), templateId);
    const { pages } = layoutDocument(typesetResume(resume), fonts);
    return pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));
  };

  it('keeps the lines of a long name from touching', () => {
    const firstName = 'Jörg-Maximilian von und zu';
    const lastName = 'Großmann-Überlinger Ångström-Ågren';
    const lines = linesOf({ personalInfo: { firstName, lastName } });
    expect(inkCollisions(lines, fonts)).toEqual([]);
  });

  it('parts employers by more than it parts the roles at one', () => {
    const role = (position: string, company: string) => ({
      position,
      company,
      sameEmployer: company === '',
      bullets: [{ text: `Done as ${position}` }],
    });
    const workExperience = [
      ...[role('First', 'Orchard'), role('Second', '')],
      ...[role('Third', 'Bakery'), role('Fourth', '')],
    ];
    const lines = linesOf({ workExperience });
    const gapAbove = (text: string): number => {
      const at = lines.find((line) => line.text === text);
      const above = lines.filter(({ baselinePt }) => baselinePt < (at?.baselinePt ?? 0) - 1);
      return (at?.topPt ?? 0) - Math.max(...above.map(({ topPt, heightPt }) => topPt + heightPt));
    };
    expect(gapAbove('Bakery')).toBeGreaterThan(gapAbove('Second') + 0.5);
  });

  it('sets each Greek word in one font', () => {
    const lines = linesOf({
      personalInfo: { firstName: 'Αλέξανδρος', lastName: 'Παπαδόπουλος', title: 'Μουσικός' },
      workExperience: [{ position: 'Αρχιμουσικός', company: 'Λυρική Σκηνή', bullets: ['Πλήθος'] }],
    });
    const ofGreek = lines.flatMap(({ fragments }) =>
      fragments.filter(({ run }) => /\p{Script=Greek}/u.test(run.text)),
    );
    const mixed = ofGreek.filter(({ run, xPt }) =>
      ofGreek.some(
        (other) => other.run.font !== run.font && Math.abs(other.xPt + other.widthPt - xPt) < 0.01,
      ),
    );
    expect(mixed.map(({ run }) => run.text)).toEqual([]);
  });
});
