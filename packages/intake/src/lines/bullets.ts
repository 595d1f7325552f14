/** Glyphs that begin a list item, those of symbol fonts among them. */
const glyphs =
  '•●○◦▪▫■□◆◇▶►▸▹▷‣⁃∙·⦁⚫⬤❖➢➤➔→✓✔✦★*¤\\uf0b7\\uf0a7\\uf076\\uf0d8\\uf0fc\\uf02d\\uf06c\\uf06e\\uf071\\uf0a8\\u2043\\ufffd';
const bulletAtStart = new RegExp(
  `^\\s*(?:[${glyphs}]+\\s*|[-–—]\\s+|-(?=\\p{Lu}\\p{Ll})|(?:[-–]?>{1,3}|»{1,2}|\\p{So}|[+{›~❯❱❭◈◊⬥⬩✱✲✳❋※☞✶✴⚬⸰˃⯈])\\s+(?=[\\p{L}\\d])|\\((?:[ivx]{1,4}|[a-h]|\\d{1,2})\\)\\s+(?=\\p{L})|o\\s+(?=[\\p{Lu}\\d]))`,
  'u',
);
const bulletAlone = new RegExp(
  `^\\s*(?:[${glyphs}]|[-–—o›»]|\\(?[a-h]\\)|\\(?[ivx]{1,4}\\))\\s*$`,
  'u',
);

export const isBulletGlyph = (text: string): boolean => bulletAlone.test(text);

export const hasBullet = (text: string): boolean => bulletAtStart.test(text);

export const withoutBullet = (text: string): string => text.replace(bulletAtStart, '').trim();
