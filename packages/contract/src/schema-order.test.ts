import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ResumeContent } from './resume-content.ts';
import { inSchemaOrder } from './schema-order.ts';
import { arbitraryContent } from './testing/arbitrary-content.ts';

/** As a database gives JSON back: shorter names first. */
const inStoredOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inStoredOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, inStoredOrder(inner)] as const);
  return Object.fromEntries(fields.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));
};

it('gives what is stored the same text as validating it does', () => {
  fc.assert(
    fc.property(arbitraryContent, (content) => {
      const parsed = ResumeContent.parse(content);
      const stored = inStoredOrder(JSON.parse(JSON.stringify(parsed))) as ResumeContent;
      expect(JSON.stringify(inSchemaOrder(ResumeContent, stored))).toBe(JSON.stringify(parsed));
    }),
  );
});
