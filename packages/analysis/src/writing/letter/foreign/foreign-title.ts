import { oneLine } from '../../phrases/phrases.ts';
import type { LetterStyle } from './letter-frames.ts';

const longest = 80;
/** After a dash there may be a place, hours, a code or a part of the title. */
const cut =
  / ?\p{Extended_Pictographic}[^\p{L}]*| [–—|] | - |, (?=\d|CDI|CDD|Vollzeit|Teilzeit|temps|tiempo|tempo)| (?=ab \d| x ?\d)/u;
/** Kinds of texts before a title: 'Alternance', 'Convocatoria:'. */
const ofKind =
  /^(?:stellenanzeige|avis de recrutement|appel à candidatures|recrutement|stellenangebot|job|alternance|stage|cdi|cdd|offre d['’]emploi|offre|convocatoria|vacante|oferta(?: de (?:empleo|trabajo))?|empleo|vaga|oportunidade|anúncio|विज्ञापन|रिक्ति|भर्ती)$/iu;
/** Titles that need their field: 'Leiter – Controlling'. */
const general =
  /^(?:chefe|coordenador(?:\(a\)|a)?|coordinador(?:\/a|a)?|directeur|director(?:\/a|a)?|diretor(?:\(a\)|a)?|gerente|head|jefe(?:\/a)?|leit(?:er(?:in)?|ung)|manager|responsable|प्रबंधक|प्रमुख|शिक्षक)$/iu;
/** Signs that a text isn't only a title. */
const notTitle =
  /[!?@]|^(?:asociación|associação|association|ayuntamiento|fondation|fundação|fundación|stadt|gemeinde|landkreis|équipe|equipe|equipo|team|à|a|am|an|auf|au|aux|bei|chez|con|de|en|em|für|im|in|pour|para|por|sur|zum?|zur)\s|^H\/F|(?<![\p{L}\p{M}])(?:recrute|recherche|sucht|suchen|gesucht|busca|buscamos|procura|procuramos|contrata|seleccion\p{L}|selecciona|precisa|requiere|se (?:busca|necesita)|चाहिए|आवश्यकता|ज़रूरत|तलाश)(?![\p{L}\p{M}])/iu;
const small =
  /^(?:a|à|ao|au|aux|da|das|de|del|der|des|die|do|dos|du|e|em|en|et|für|im|in|la|las|le|les|los|mit|na|no|o|para|por|und|y)$/iu;

/** The title for a letter; '' if it isn't certain. */
export function foreignTitle(title: string, { language }: LetterStyle): string {
  const plain = oneLine(title)
    .replace(/^[^\p{L}\p{N}“„«"(]+/u, '')
    .replace(/^(?<kind>[\p{L}\p{M}’' ]{3,24}): (?=\p{L})/u, (whole, kind: string) =>
      ofKind.test(kind.trim()) ? '' : whole,
    );
  const parts = plain.split(cut).map((part) => part.trim());
  const [first = '', second] = parts.filter((part) => !ofKind.test(part) && part !== '');
  const cleaned = (general.test(first) && second ? `${first} – ${second}` : first)
    .replace(/(?<![\s.,;:])[.,;:]+$/, '')
    .replace(/["“”„«»]/g, '')
    .replace(/ \/ (?:zum|zur) /u, ' / ')
    .replace(/ (?:चयन )?(?:हेतु|के लिए|की|का) (?:सूचना|विज्ञापन|भर्ती|रिक्ति)$/u, '')
    .replace(/ \((?:\d{1,3}|[^()/]{1,40} [^()/]{1,40})\)$/u, '')
    .replace(/ (?:in|en|em|à) \p{Lu}[\p{L}-]+$/u, '')
    .trim();
  const isSure =
    cleaned.length >= 3 &&
    cleaned.length <= longest &&
    /[\p{L}\p{M}]{3}/u.test(cleaned) &&
    !notTitle.test(cleaned);
  return isSure
    ? inSmallLetters(cleaned, language).replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    : '';
}

/** 'CONDUCTEUR DE TRAVAUX H/F' as 'Conducteur de travaux H/F'; in German each noun keeps its capital. */
function inSmallLetters(title: string, language: LetterStyle['language']): string {
  if (/\p{Ll}{2}/u.test(title.replace(/\([^()]*\)/g, '')) || !/\p{Lu}{4}/u.test(title))
    return title;
  let isFirst = true;
  return title.replace(/[\p{L}\p{M}]+(?:[’'][\p{L}\p{M}]+)?/gu, (word: string, at: number) => {
    // 'GEROCULTORES/AS', 'PHARMACIEN(NE)': the other gender's ending.
    if (
      !isFirst &&
      /[/(]/.test(title.charAt(at - 1)) &&
      /\p{L}/u.test(title.charAt(at - 2)) &&
      word.length <= 5 &&
      title.charAt(at - 2) !== ' ' &&
      !/^[HFMWDX]$/.test(word)
    )
      return word.toLowerCase();
    const isShort = word.length <= 3 && !small.test(word);
    const keeps = isShort && !isFirst;
    const lower = word.toLowerCase();
    const asFirst = word.charAt(0) + lower.slice(1);
    const shown = keeps
      ? word
      : isFirst || (language === 'de' && !small.test(word))
        ? asFirst
        : lower;
    isFirst = false;
    return shown;
  });
}
