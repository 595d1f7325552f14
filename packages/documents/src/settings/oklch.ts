import { linearChannels } from '../export-source/template-style.ts';

/**
 * Colors by perceived lightness, chroma and hue: OKLCH (Björn Ottosson, A perceptual color space
 * for image processing, 2020). Lightness is from 0 to 1, the hue in radians.
 */
export type Oklch = { lightness: number; chroma: number; hue: number };

export function toOklch(color: string): Oklch {
  const [r = 0, g = 0, b = 0] = linearChannels(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: Math.atan2(blueYellow, greenRed),
  };
}

/** Returns '#rrggbb'; clamps channels that a screen can't show. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const greenRed = chroma * Math.cos(hue);
  const blueYellow = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((one) => {
    const light = Math.min(1, Math.max(0, one));
    const shown = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * shown)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
