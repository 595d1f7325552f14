import type { Line } from './advertisement-lines.ts';
import { patterns } from './advertisement-words.ts';

/** Gender marks such as '(m/w/d)', 'H/F', '(m/f)', '(a)', which occur almost only in titles. */
const mark =
  /\(\s?[mwfdhxa](?:\s?[/|,]\s?[mwfdhxo]){1,3}\s?\)|(?<=\s)[HFMW]\s?\/\s?[HFMW](?![\p{L}/])/iu;

const label =
  /^(?:job title|job role|position title|position|role|vacancy|designation|title|job|opening|post|posts?|poste|intitulé du poste|offre|puesto|cargo|vacante|plaza|vaga|função|stelle|stellenbezeichnung|position als|पद|पद का नाम|पोस्ट)\s?[:–]\s*(?<title>\S.{1,110})$/iu;

const longestTitle = 90;
const sought = [
  String.raw`(?:suchen|sucht|suche)(?:\s+(?:wir|ich))?(?:[^.!?\n]{0,120}?)\s(?:eine?n?|einen?:?n?)\s`,
  String.raw`\b(?:recherche|recrute|recrutons|recherchons|cherche|cherchons)(?:[^.!?\n]{0,60}?)\s(?:une?|un\(e\)|des|son|sa|plusieurs|\d+)\s`,
  String.raw`(?:busca|buscamos|seleccionamos|selecciona|solicita|solicitamos|necesitamos|necesita|contrata|precisamos|incorporar|incorporamos|contratamos)(?:\s+(?:a|un|una|un/a|uno/a|para|urgente|personal))*[:\s]\s*`,
  String.raw`(?:contrata|procura|procuramos|precisa-se|precisa|buscamos|admite|recruta|recrutamos|vaga para|oportunidade para|selecionamos|vaga de|contratação de)(?:\s+(?:de|um|uma|um\(a\)|para))*[:\s]\s*`,
  String.raw`(?:[Hh]iring|HIRING|[Ww]anted|[Ll]ooking for|[Rr]ecruiting|[Ss]eeking|[Nn]eed(?:s|ed)?)\s+(?:an?|one|our next)\s+`,
  String.raw`(?:हमें चाहिए|चाहिए|भर्ती|आवश्यकता है|जरूरत है|ज़रूरत है)\s*[:–-]\s*`,
].map((lead) => new RegExp(`${lead}(?<title>[^.!?;:\\n,|]{3,90})`, 'u'));

/**
 * The end of a title in running text: 'einen Tischler (m/w/d), der …', 'un comptable pour son
 * client'.
 */
const end =
  /(?:,|\s(?:für unser|für unsere|zur verstärkung|in vollzeit|in voll|der|die|das|who|to join|pour (?:un|son|notre|compléter)|en cdi|en cdd|para (?:importante|nuestra|nuestro|trabajar|empresa)|com experiência|con experiencia|p\/|with|in (?:our|the)|की जरूरत|चाहिए)(?=\s|$)|\s[–—-]\s\d|\s–\s+(?:ladies|gents|cdi|cdd))/iu;

/**
 * Finds the title by its mark, its label, or a sentence about the person sought, in any language.
 */
export function markedTitle(lines: readonly Line[]): string | undefined {
  const opening = lines.slice(0, 14).map(({ text }) => text);
  for (const text of opening) {
    const title = label.exec(text)?.groups?.title;
    if (title && !/[.!?]\s|^\d/.test(title)) return trimmed(title);
  }
  for (const text of lines.slice(0, 20).map((line) => line.text)) {
    const title = besideMark(text);
    if (title) return title;
  }
  return undefined;
}

/** Finds a title that a sentence names: 'Wir suchen einen Tischler', 'contrata: TÉCNICO'. */
export function soughtTitle(lines: readonly Line[]): string | undefined {
  for (const { text } of lines.slice(0, 12))
    for (const pattern of sought) {
      const title = pattern.exec(text)?.groups?.title;
      if (title && /^(?:\p{Lu}|\p{sc=Devanagari})/u.test(title.trim()))
        return trimmed(untilEnd(title));
    }
  return undefined;
}

const untilEnd = (title: string): string => {
  const found = end.exec(title);
  return found ? title.slice(0, found.index) : title;
};

/** Text before a title in a sentence: punctuation, an article. */
const beginning =
  /[.!?:,–]\s|\s(?:eine?[nr]?|als|zum|zur|une?|des|un\(e\)|sa|son|uma?|ein\*?e?n?|eine\*n)\s/giu;

/**
 * Returns the title at a mark: all of a short line, or the text from the article on in a longer
 * one.
 */
function besideMark(text: string): string | undefined {
  const found = mark.exec(text);
  if (!found) return undefined;
  const isSentence = /[.!?]\s|\s(?:suche[nt]?|sucht|recherche|cherche|recrute)\s/i.test(text);
  if (text.length <= longestTitle && !isSentence) {
    const segments = text.split(/\s[|·•]\s/);
    const segment = segments.find((part) => mark.test(part)) ?? text;
    return trimmed(
      untilAside(segment.replace(/^.*:\s/s, '')).replace(
        /^(?:ein(?::n|e|en)?|eine:n|une?|um|uma)\s/iu,
        '',
      ),
    );
  }
  const before = text.slice(Math.max(0, found.index - longestTitle), found.index);
  const begin = [...before.matchAll(beginning)].at(-1);
  const after = untilEnd(
    /^[^.!?;:,\n|]*/.exec(text.slice(found.index + found[0].length))?.[0] ?? '',
  );
  const title =
    before.slice(begin ? begin.index + begin[0].length : 0) + found[0] + after.slice(0, 50);
  return /^\p{Lu}/u.test(title.trim()) ? trimmed(title) : undefined;
}

/** Removes hours and pay, which follow the mark after a dash or comma. */
function untilAside(text: string): string {
  const found = mark.exec(text);
  const from = found ? found.index + found[0].length : 0;
  const aside = /\s[–—-]\s|,\s|\s\d/.exec(text.slice(from));
  return aside && aside[0] !== ' ' && !/^\s\d+\s?%/.test(text.slice(from + aside.index))
    ? text.slice(0, from + aside.index)
    : text;
}

/** First words of trades in French, Spanish, Portuguese and German. */
const doer = new RegExp(String.raw`^(?:${patterns.trade})(?:\(a\)|/a)?$`, 'iu');

/** Returns a short line that begins with a trade: 'CONTADOR GENERAL'. */
export function tradeLine(lines: readonly Line[]): string | undefined {
  const found = lines
    .slice(0, 8)
    .map(({ text }) => text)
    .find((text) => {
      const [first = ''] = text.split(/\s/);
      return (
        text.length <= 70 && !/[.!?:]$/.test(text) && !/[.!?]\s/.test(text) && doer.test(first)
      );
    });
  return found && trimmed(found);
}

const trimmed = (title: string): string =>
  title
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/(?<![\s.,:;!–—-])[\s.,:;!–—-]+$/u, '')
    .trim();
