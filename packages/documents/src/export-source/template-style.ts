import type { TemplateId } from '@folio/contract/template-ids';
import { templateById } from '@folio/contract/template-list';

/**
 * The properties of a template's style that the older Word format supports; colors are '#rrggbb'.
 */
export type TemplateStyle = {
  /** A family that is installed together with Word. */
  wordFamily: string;
  accentOnWhite: string;
  headIsCentred: boolean;
  paper: Paper;
  /** Undefined means the format's own default. */
  marginMm: number | undefined;
  /** A factor for all text sizes. */
  fontScale: number;
  /** Factors for the leading, and for the space between blocks. */
  leadingScale: number;
  spacingScale: number;
};

/** A person's choices; null keeps the template's. */
export type StyleChoices = {
  accent?: string | null;
  fontFamily?: string | null;
  pageSize?: keyof typeof papers;
  marginMm?: number | null;
  fontScale?: number;
  leadingScale?: number;
  spacingScale?: number;
};

type Paper = { widthMm: number; heightMm: number };
const papers = {
  A4: { widthMm: 210, heightMm: 297 },
  Letter: { widthMm: 215.9, heightMm: 279.4 },
} as const satisfies Record<string, Paper>;

/** The closest Word font to each of the templates' fonts, which no office suite has. */
const wordFamilies = new Map<string, string>([
  ['Georgia', 'Georgia'],
  ['Gelasio', 'Georgia'],
  ['Arial', 'Arial'],
  ['Arimo', 'Arial'],
  ['Roboto', 'Arial'],
  ['EB Garamond', 'Garamond'],
]);

export function templateStyle(templateId: TemplateId, choices: StyleChoices = {}): TemplateStyle {
  const template = templateById(templateId);
  const accent = choices.accent ?? template.accent;
  return {
    accentOnWhite: readableOn('#ffffff', accent),
    wordFamily: wordFamilies.get(choices.fontFamily ?? template.font) ?? 'Calibri',
    headIsCentred: template.layout === 'single-column',
    paper: papers[choices.pageSize ?? 'A4'],
    marginMm: choices.marginMm ?? undefined,
    fontScale: choices.fontScale ?? 1,
    leadingScale: choices.leadingScale ?? 1,
    spacingScale: choices.spacingScale ?? 1,
  };
}

/** WCAG requires 4.5; on dark screens colors look duller than they measure. */
const leastContrast = { onLight: 4.6, onDark: 7 };
const black = '#000000';
const white = '#ffffff';

/**
 * Returns the color, moved away from the background until text in it is readable. All colors are
 * '#rrggbb'.
 */
export function readableOn(background: string, color: string): string {
  const isLight = luminance(background) > 0.2;
  const away = isLight ? black : white;
  const enough = isLight ? leastContrast.onLight : leastContrast.onDark;
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(color, away, share);
    if (contrast(mixed, background) >= enough) return mixed;
  }
  return away;
}

/** Returns the contrast by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Returns the linear light of each sRGB channel, from 0 to 1. */
export const linearChannels = (color: string): number[] =>
  channels(color)
    .map((channel) => channel / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));

/** Returns the relative luminance by WCAG 2, from 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linearChannels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes `share` of the other color into the first. */
export function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((channel, index) =>
    Math.round(channel + (Number(others[index]) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
