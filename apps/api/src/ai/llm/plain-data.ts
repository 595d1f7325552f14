import { randomBytes } from 'node:crypto';

/**
 * What nobody can see but a model can read: zero-width and direction characters, tags, controls.
 * Joiners stay inside the scripts that are written with them.
 */
const invisible =
  /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Extended_Pictographic}]|\ufe0f)[\u200c\u200d]|(?![\n\t])\p{Cc}/gu;

const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Texts of people, each between marks that nobody can know beforehand. */
export function markData(data: Readonly<Record<string, string>>): { marker: string; text: string } {
  const marker = `data-${randomBytes(12).toString('hex')}`;
  const parts = Object.entries(data).filter(([, text]) => text.trim() !== '');
  const text = parts
    .map(([name, text]) => `<${marker} name="${name}">\n${withoutInvisible(text)}\n</${marker}>`)
    .join('\n\n');
  return { marker, text };
}
