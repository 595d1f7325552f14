import { globSync, readFileSync } from 'node:fs';
import { accentColors } from '@folio/documents/profile-card';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/g)].map(([, name, color]) => [name, color]),
  );
}

const themes = { light: tokensOf(':root'), dark: tokensOf('.dark') };

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['desk', 'surface'];
/** Of public pages, beside the product's own. */
const accents = ['purple', 'blue', 'green', 'pink'];
const texts = ['ink', 'muted', 'faint', 'accent', 'good', 'warning', 'danger'];
const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...['ink', 'muted', 'faint', 'accent'].map((text) => [text, 'tint'] as const),
  ...['accent', ...accents].map((accent) => ['on-accent', accent] as const),
  ...accents.flatMap((accent) => [...grounds, `${accent}-tint`].map((on) => [accent, on] as const)),
  ...accents.flatMap((accent) => ['ink', 'muted'].map((text) => [text, `${accent}-tint`] as const)),
  ['on-danger', 'danger'] as const,
  // A tooltip.
  ['desk', 'ink'] as const,
];
const shapePairs = ['control', 'accent', 'danger'].flatMap((shape) =>
  grounds.map((ground) => [shape, ground] as const),
);

describe.each(Object.entries(themes))('the colours of the %s theme', (_, tokens) => {
  const colorOf = (name: string): string => {
    const color = tokens[name];
    if (!color) throw new Error(`There is no token --${name}`);
    return color;
  };

  it.each(textPairs)('let --%s be read on --%s', (text, ground) => {
    expect(contrast(colorOf(text), colorOf(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('let the edge --%s be seen on --%s', (shape, ground) => {
    expect(contrast(colorOf(shape), colorOf(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('the accents', () => {
  it('[tokens-1] are those of the cards of public pages, and none is missing', () => {
    const { primary, ...others } = accentColors;
    expect(primary).toBe(themes.light.accent);
    expect(Object.keys(others)).toEqual(accents);
    expect(themes.light).toMatchObject(others);
    for (const name of accents)
      expect(css).toContain(`[data-accent="${name}"] {\n  --accent: var(--${name});`);
  });
});

describe('the themes', () => {
  it('have the same colours', () => {
    expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
  });

  it('measure contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('the sizes', () => {
  it('are for fingers by what points, not by the width: tablets are wide', () => {
    const folder = new URL('..', import.meta.url).pathname;
    const byWidth = /max-(?:sm|md|lg):(?:\*:)?(?:min-)?(?:h|size)-11(?![\d.])/;
    const files = globSync('**/*.tsx', { cwd: folder });
    expect(files.length).toBeGreaterThan(100);
    const wrong = files.filter((file) => byWidth.test(readFileSync(`${folder}${file}`, 'utf8')));
    expect(wrong).toEqual([]);
  });
});
