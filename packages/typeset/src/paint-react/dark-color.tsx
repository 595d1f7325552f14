/** The colors of the paper; white becomes the dark one. */
export const paperColors = { light: '#ffffff', dark: '#171c26' } as const;

/** The contrast that WCAG AA requires of text. */
const readable = 4.5;
const darkestLightness = 0.226;
const lightestLightness = 0.94;
/**
 * Scales the darkness of inks, so that they get full lightness on dark paper before they are pure
 * black, which ink seldom is.
 */
const inkIsReachedAt = 1.2;

type Channels = [red: number, green: number, blue: number];
type Lab = { lightness: number; a: number; b: number };

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function parse(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const format = (channels: Channels): string =>
  `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function luminance(color: string): number {
  const [red, green, blue] = parse(color).map(toLinear) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two '#rrggbb' colors, from 1 to 21, as WCAG defines it. */
export function contrastOf(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function toLab(color: string): Lab {
  const [red, green, blue] = parse(color).map(toLinear) as Channels;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function toChannels({ lightness, a, b }: Lab): Channels {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((channel) => fromLinear(Math.max(0, channel))) as Channels;
}

/** Returns the nearest color of this hue and lightness that a screen can show. */
function toScreen(lab: Lab): string {
  for (let chroma = 1; chroma > 0; chroma -= 0.05) {
    const channels = toChannels({ ...lab, a: lab.a * chroma, b: lab.b * chroma });
    if (channels.every((channel) => channel <= 1.0001)) return format(channels);
  }
  return format(toChannels({ ...lab, a: 0, b: 0 }).map((c) => Math.min(1, c)) as Channels);
}

const known = new Map<string, string>();
const knownColors = 1000;

/**
 * Returns the color that replaces '#rrggbb' on dark paper: the same hue with inverted lightness.
 * Colors readable on white paper (contrast 4.5) stay readable.
 */
export function toDarkColor(color: string): string {
  const remembered = known.get(color);
  if (remembered) return remembered;
  const lab = toLab(color);
  const range = lightestLightness - darkestLightness;
  const darkness = Math.min(1, (1 - lab.lightness) * inkIsReachedAt);
  let lightness = darkestLightness + range * darkness;
  let dark = toScreen({ ...lab, lightness });
  const mustBeReadable = contrastOf(color, paperColors.light) >= readable;
  while (mustBeReadable && lightness < 1 && contrastOf(dark, paperColors.dark) < readable) {
    lightness += 0.01;
    dark = toScreen({ ...lab, lightness });
  }
  if (known.size >= knownColors) known.clear();
  known.set(color, dark);
  return dark;
}
