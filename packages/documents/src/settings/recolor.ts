import { luminance, mix } from '../export-source/template-style.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** Luminance: letters and strokes are darker than this, backgrounds and hairlines lighter. */
const darkBelow = 0.2;
/**
 * Letters in the accent are at most this bright, which gives every hue a contrast of 4.5 on a pale
 * background, and on dark paper, too.
 */
const readable = 0.1;
/** Darker colors are ink, which may be used on a background in the accent. */
const inkBelow = 0.03;
/** Backgrounds are lightened by this share, for dark paper, on which all hues look paler. */
const paler = 0.18;
const steps = 512;
/** The most that a background's chroma may exceed the template's, as a factor. */
const colorful = 1.3;

/**
 * Returns a template's color in the hue of an accent, with the luminance that readability needs,
 * since contrast depends on luminance alone. All colors are '#rrggbb'.
 */
export function recolor(color: string, accent: string): string {
  const wanted = wantedLight(luminance(color), luminance(accent));
  if (luminance(color) >= darkBelow) return background(color, accent, wanted);
  const isTooLight = luminance(accent) > wanted;
  const mixed = (step: number) => mix(accent, isTooLight ? '#000000' : '#ffffff', step / steps);
  const isEnough = (light: number) => (isTooLight ? light <= wanted : light >= wanted);
  let [below, enough] = [-1, steps];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (isEnough(luminance(mixed(middle)))) enough = middle;
    else below = middle;
  }
  return mixed(enough);
}

/**
 * Returns a background of the wanted luminance in the accent's hue, with about the chroma of the
 * template's own. Without that limit yellow would reach the luminance of a pale background at full
 * chroma, which glares.
 */
function background(own: string, accent: string, wanted: number): string {
  const { hue, chroma } = toOklch(accent);
  const most = Math.min(chroma, colorful * toOklch(own).chroma);
  const at = (step: number) => {
    const lightness = step / steps;
    // Chroma falls to 0 at white, so that any luminance can be reached.
    return fromOklch({ lightness, chroma: Math.min(most, 2 * (1 - lightness)), hue });
  };
  let [below, enough] = [0, steps];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (luminance(at(middle)) >= wanted) enough = middle;
    else below = middle;
  }
  return at(enough);
}

function wantedLight(own: number, accent: number): number {
  if (own >= darkBelow) return own + (1 - own) * paler;
  return Math.min(accent, own < inkBelow ? own : Math.max(own, readable));
}
