/** WCAG asks for 4.5 on paper; on dark screens colours look duller than they measure. */
const leastContrast = { onLight: 4.6, onDark: 7 };
const black = '#000000';
const white = '#ffffff';

/** The colour, as far from the ground as it takes to read text in it; all are '#rrggbb'. */
export function readableOn(ground: string, color: string): string {
  const isLight = luminance(ground) > 0.2;
  const away = isLight ? black : white;
  const enough = isLight ? leastContrast.onLight : leastContrast.onDark;
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(color, away, share);
    if (contrast(mixed, ground) >= enough) return mixed;
  }
  return away;
}

/** Contrast by WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Relative luminance by WCAG 2: from 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `share` of the other colour in the one. */
export function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((channel, index) =>
    Math.round(channel + (Number(others[index]) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
