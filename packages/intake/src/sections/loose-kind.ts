import type { SectionKind } from './heading-words.ts';

/** What a heading's words are about, in several languages: enough for a line that is set as a heading. */
const topics: readonly [SectionKind, RegExp][] = [
  [
    'summary',
    /\b(?:summary|profile?|about|objectives?|overview|statement|nutshell|in short|in brief|intro|who (?:i am|am i)|few words|(?<!(?:find|reach|contact|call) )me|introduction|introducing|bio|hello|kurzprofil|zusammenfassung|über mich|motivation|perfil|resumen|resumo|sobre|profilo|profiel|samenvatting|sammanfattning|podsumowanie|présentation)\b/giu,
  ],
  [
    'custom',
    /\b(?:volunteer\w*|voluntary|awards?|honou?rs?|prizes?|publications?|papers?|references?|referees|patents?|talks?|speaking|conferences?|memberships?|affiliations?|scholarships?|grants?|achievements?|accomplishments?|highlights(?! of)|activities|military|exhibitions?|press|seen in|featured in|coursework|ehrenamt\w*|auszeichnungen|publikationen|referenzen|bénévol\w*|distinctions|références|voluntari\w*|premios|publicaciones|referencias|prêmios)\b/giu,
  ],
  [
    'contact',
    /\b(?:contacts?|kontakt\w*|coordonnées|contacto|contato|contatti|personalia|find me|reach|get in touch)\b/giu,
  ],
  [
    'certifications',
    /\b(?:certificat\w*|certified|licen[sc]es?|licensure|accreditations?|courses?|training|professional development|weiterbildung\w*|zertifi\w*|credentials|certificaciones|cursos|certificações|certificazioni)\b/giu,
  ],
  [
    'projects',
    /\b(?:projects?|projets?|proyectos|projetos|projekte?|progetti|projecten|portfolio|open[- ]source|built|side hustles?|shipped|made)\b/giu,
  ],
  [
    'skills',
    /\b(?:skills?|skill ?set|competenc(?:y|e|es|ies)|expertise|technolog(?:y|ies)|technical|tech|proficienc(?:y|ies)|tool(?:s|box|kit|belt)|stack|know-?how|strengths|abilities|capabilities|specialties|specialisms|speciali[sz]ations?|software|equipment|machinery|machines|\p{L}{0,40}kenntnisse|\p{L}{0,40}kompetenzen|fähigkeiten|stärken|compétences?|savoir-faire|outils|herramientas|ferramentas|strumenti|werkzeuge?|habilidades|competencias|aptitudes|conocimientos|competências|competenze|vaardigheden|kompetencer|kompetenser|kompetanse|færdigheder|umiejętności|good (?:at|with)|can do|what i know|what i bring)\b/giu,
  ],
  [
    'languages',
    /\b(?:(?<!programming )languages?|\p{L}*sprachen?|sprachkenntnisse|langues?|idiomas?|línguas?|lingue|talen|tongues|speaks?|språk|sprog|języki)\b/giu,
  ],
  [
    'education',
    /\b(?:education\w*|academics?|academia|schooling|study|studies|studied|degrees?|qualifications?|learn(?:ed|ing|t)|schools|schooling|universities|training and education|\p{L}{0,40}ausbildung|studium|bildung\p{L}*|formation|formación|éducation|educación|educação|formação|estudios|études|diplômes|istruzione|escolaridade?|formazione|opleiding\w*|utbildning\p{L}*|uddannelse|wykształcenie|vzdělání|koulutus|eğitim)\b/giu,
  ],
  [
    'work',
    /\b(?:experiences?|employments?|employers?|careers?|work(?:ed|ing)?|have (?:done|been)|jobs?|positions?|posts|roles|appointments?|tenure|trajectory|journey|path|engagements|history|internships?|assignments|\p{L}{0,40}berufs\p{L}*|\p{L}{0,40}werdegang|\p{L}{0,40}erfahrung|stationen|praktika|expériences?|parcours|emplois?|experiencia|laboral|trayectoria|empleos?|experiências?|esperienz[ae]|carriera|\p{L}{0,40}ervaring|\p{L}{0,40}erfarenhet|\p{L}{0,40}erfaring|doświadczenie|praxe|työkokemus|deneyim\w*)\b/giu,
  ],
  [
    'interests',
    /\b(?:interests?|hobb(?:y|ies|ys)|pastimes|spare time|free time|outside work|beyond work|passions?|interessen|loisirs|intérêts?|intereses|aficiones|interesses|interessi|zainteresowania)\b/giu,
  ],
];

const mostWords = 6;

/**
 * The section that a line announces, by what its words are about: 'Selected Professional Experience',
 * 'Things I am good at'. Of two topics in one phrase the last counts ('Work Skills'), of two phrases
 * the first ('Training & Education').
 */
export function looseKind(text: string): SectionKind | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length > mostWords || text.length > 45 || /\d{3}|@/.test(text)) return undefined;
  const kind = phraseKind(text);
  if (kind) return kind;
  if (leftover.test(text)) return 'custom';
  return /\bdetails\b/i.test(text) ? 'contact' : undefined;
}

/** What is left over is of no topic, unless it says one: 'Other Experience'. */
const leftover = /\b(?:additional|miscellaneous|other)\b/i;

const phraseKind = (text: string): SectionKind | undefined => topicsOf(text)[0];

/** What each phrase of a heading is about. */
export const topicsOf = (text: string): SectionKind[] =>
  text
    .split(/(?<!\s)\s+(?:&|and|und|et|y|e|en|og|och|i|\+)\s+|[,/|]/iu)
    .flatMap((phrase) => topicOf(phrase) ?? []);

function topicOf(phrase: string): SectionKind | undefined {
  let best: { kind: SectionKind; at: number } | undefined;
  for (const [kind, pattern] of topics) {
    const at = lastIndexOf(phrase, pattern);
    if (at < 0) continue;
    if (kind === 'summary' || kind === 'custom') return kind;
    if (!best || at > best.at) best = { kind, at };
  }
  return best?.kind;
}

const lastIndexOf = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].at(-1)?.index ?? -1;
