/**
 * The languages for which documents have their own words (headings, months), by BCP 47 tag, with
 * their English names. A resume in any other language gets English headings and months.
 */
export const documentLanguages = {
  am: 'Amharic',
  ar: 'Arabic',
  hy: 'Armenian',
  as: 'Assamese',
  bn: 'Bengali',
  my: 'Burmese',
  'zh-Hans': 'Chinese (Simplified)',
  'zh-Hant': 'Chinese (Traditional)',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  en: 'English',
  fi: 'Finnish',
  fr: 'French',
  ka: 'Georgian',
  de: 'German',
  el: 'Greek',
  gu: 'Gujarati',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  kn: 'Kannada',
  km: 'Khmer',
  ko: 'Korean',
  lo: 'Lao',
  ml: 'Malayalam',
  mr: 'Marathi',
  nb: 'Norwegian',
  or: 'Odia',
  fa: 'Persian',
  pl: 'Polish',
  pt: 'Portuguese',
  pa: 'Punjabi',
  ro: 'Romanian',
  ru: 'Russian',
  si: 'Sinhala',
  es: 'Spanish',
  sv: 'Swedish',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  bo: 'Tibetan',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
} as const;

export type DocumentLanguage = keyof typeof documentLanguages;

export const languageTags = Object.keys(documentLanguages) as DocumentLanguage[];

/** Whether documents have words for the language of a tag. */
export const isDocumentLanguage = (tag: string): tag is DocumentLanguage =>
  Object.hasOwn(documentLanguages, tag);
