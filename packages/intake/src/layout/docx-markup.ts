/*
 * Rewrites Word markup whose text mammoth ignores into forms that it reads. Elements are found by
 * string search, because a regular expression would scan to the end again for each start tag
 * without an end tag.
 */

/** Wrappers that say how text is shown: a field's result, a direction, a phonetic guide. */
const frames = /<\/?w:(?:fldSimple|bdo|dir|ruby|rubyBase)(?:\s[^<>]*)?>/g;
const carriageReturn = /<w:cr\s*\/>/g;

/**
 * Returns the XML of a part with all visible text in forms that mammoth reads, and without hidden
 * text.
 */
export const readableMarkup = (xml: string): string =>
  withBoxes(withoutHidden(withoutElement(xml, 'w:rt')))
    .replace(frames, '')
    .replace(carriageReturn, '<w:br/>');

const boxes = /(<\/?)wps:txbx(?:\s[^<>]*)?>/g;
const drawn =
  /<\/?(?:w:drawing|wp:anchor|wp:inline|a:graphic|a:graphicData|wpc:wpc|wpg:wgp|wpg:grpSp|wps:wsp)(?:\s[^<>]*)?>/g;
const alternatives = /(<\/?mc:AlternateContent(?:\s[^<>]*)?>)/;
const alternative = /<\/?mc:Choice(?:\s[^<>]*)?>/g;

/**
 * Exposes the text boxes of drawings to mammoth, which only knows their older form. Word writes
 * that form beside the newer one, but other programs do not.
 */
function withBoxes(xml: string): string {
  if (!xml.includes('<wps:txbx')) return xml;
  const open = [''];
  const add = (text: string) => open.push((open.pop() ?? '') + text);
  for (const piece of xml.split(alternatives)) {
    if (piece.startsWith('<mc:Alt')) open.push('');
    else if (piece.startsWith('</mc:Alt') && open.length > 1) add(chosen(open.pop() ?? ''));
    else add(piece);
  }
  return unboxed(open.join(''));
}

const written = /<w:t[\s>]/;

/** Keeps both forms if the older one has text, else only the newer one. */
function chosen(forms: string): string {
  const at = forms.lastIndexOf('<mc:Fallback');
  const newer = at < 0 ? forms : forms.slice(0, at);
  const isWhole = !newer.includes('<wps:txbx') || (at >= 0 && written.test(forms.slice(at)));
  if (isWhole) return `<mc:AlternateContent>${forms}</mc:AlternateContent>`;
  return unboxed(newer.replace(alternative, ''));
}

const unboxed = (xml: string): string =>
  xml.includes('<wps:txbx') ? xml.replace(boxes, '$1w:pict>').replace(drawn, '') : xml;

/** Removes elements with a name. They must not be nested in each other. */
export function withoutElement(xml: string, element: string): string {
  const close = `</${element}>`;
  let kept = '';
  let at = 0;
  while (at < xml.length) {
    const start = startOf(xml, element, at);
    if (start < 0) break;
    const tagEnd = xml.indexOf('>', start);
    const isEmpty = xml.charAt(tagEnd - 1) === '/';
    const end = isEmpty ? tagEnd + 1 : endOf(xml, close, start);
    if (end <= start) break;
    kept += xml.slice(at, start);
    at = end;
  }
  return kept + xml.slice(at);
}

/** Returns the position where an element of exactly this name begins: 'w:rt' is not 'w:rtl'. */
function startOf(xml: string, element: string, from: number): number {
  const open = `<${element}`;
  let at = xml.indexOf(open, from);
  while (at >= 0 && !/^[\s>/]/.test(xml.charAt(at + open.length))) at = xml.indexOf(open, at + 1);
  return at;
}

function endOf(xml: string, close: string, from: number): number {
  const at = xml.indexOf(close, from);
  return at < 0 ? -1 : at + close.length;
}

const vanish = /<w:vanish(?:\s+w:val="([^"]*)")?\s*\/>/g;
const runBorder = /<\/w:r>|<w:r[\s>]/g;
const text = /<w:t(?:\s[^<>]*)?>[^<]*<\/w:t>/g;

/** Removes the text of hidden runs: from the property up to the end of its run. */
function withoutHidden(xml: string): string {
  let kept = '';
  let at = 0;
  for (const { 0: found, 1: value = 'true', index } of xml.matchAll(vanish)) {
    if (index < at || /^(?:0|false|off)$/.test(value)) continue;
    const from = index + found.length;
    runBorder.lastIndex = from;
    const end = runBorder.exec(xml)?.index ?? xml.length;
    kept += xml.slice(at, from) + xml.slice(from, end).replace(text, '');
    at = end;
  }
  return kept + xml.slice(at);
}
