import { type TemplateId, templateById } from '@folio/contract/templates';
import { readableOn } from './readable-on.ts';

/** As much of a template's look as the flowing formats take over; colours are '#rrggbb'. */
export type TemplateLook = Families & {
  accentOnWhite: string;
  accentOnDark: string;
  headIsCentred: boolean;
  paper: Paper;
  /** Undefined is each format's own. */
  marginMm: number | undefined;
  /** A factor for all sizes of text. */
  fontScale: number;
  /** Factors for the distance of lines, and for the space between what they say. */
  leadingScale: number;
  spacingScale: number;
};

/** What a person may choose instead of the template's own; null is that. */
export type LookChoices = {
  accent?: string | null;
  fontFamily?: string | null;
  pageSize?: keyof typeof papers;
  marginMm?: number | null;
  fontScale?: number;
  leadingScale?: number;
  spacingScale?: number;
};

export const darkGround = '#16181d';

type Paper = { cssName: string; widthMm: number; heightMm: number };
const papers = {
  A4: { cssName: 'A4', widthMm: 210, heightMm: 297 },
  Letter: { cssName: 'letter', widthMm: 215.9, heightMm: 279.4 },
} as const satisfies Record<string, Paper>;

type Families = {
  /** A family that Word has on every machine. */
  wordFamily: string;
  /** The same kind of face for browsers: a font stack. */
  cssFamilies: string;
};

const sans: Families = {
  wordFamily: 'Calibri',
  cssFamilies: 'Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
};
const georgia: Families = {
  wordFamily: 'Georgia',
  cssFamilies: 'Georgia, Gelasio, "Times New Roman", serif',
};
const arial: Families = {
  wordFamily: 'Arial',
  cssFamilies: 'Arial, Arimo, Helvetica, sans-serif',
};

/** The product's own fonts are in no office suite: these stand nearest among those that are. */
const families = new Map<string, Families>([
  ['Inter', sans],
  ['Georgia', georgia],
  ['Gelasio', georgia],
  ['Arial', arial],
  ['Arimo', arial],
  ['Roboto', { wordFamily: 'Arial', cssFamilies: `Roboto, ${sans.cssFamilies}` }],
  ['Poppins', { wordFamily: 'Calibri', cssFamilies: `Poppins, ${sans.cssFamilies}` }],
  [
    'EB Garamond',
    {
      wordFamily: 'Garamond',
      cssFamilies: '"EB Garamond", Garamond, Georgia, "Times New Roman", serif',
    },
  ],
]);

export function templateLook(templateId: TemplateId, choices: LookChoices = {}): TemplateLook {
  const template = templateById(templateId);
  const accent = choices.accent ?? template.accent;
  return {
    accentOnWhite: readableOn('#ffffff', accent),
    accentOnDark: readableOn(darkGround, accent),
    ...(families.get(choices.fontFamily ?? template.font) ?? sans),
    headIsCentred: template.layout === 'single-column',
    paper: papers[choices.pageSize ?? 'A4'],
    marginMm: choices.marginMm ?? undefined,
    fontScale: choices.fontScale ?? 1,
    leadingScale: choices.leadingScale ?? 1,
    spacingScale: choices.spacingScale ?? 1,
  };
}
