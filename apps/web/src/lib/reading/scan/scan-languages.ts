import germanUrl from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import englishUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import frenchUrl from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import hindiUrl from '@tesseract.js-data/hin/4.0.0_best_int/hin.traineddata.gz?url';
import portugueseUrl from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import spanishUrl from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import { t } from '../../words/words.ts';

/** The languages of scans by ISO 639-1; `code` is Tesseract's name. */
export const scanLanguages = {
  en: {
    get name() {
      return t('English');
    },
    code: 'eng',
    url: englishUrl,
  },
  de: {
    get name() {
      return t('German');
    },
    code: 'deu',
    url: germanUrl,
  },
  es: {
    get name() {
      return t('Spanish');
    },
    code: 'spa',
    url: spanishUrl,
  },
  fr: {
    get name() {
      return t('French');
    },
    code: 'fra',
    url: frenchUrl,
  },
  hi: {
    get name() {
      return t('Hindi');
    },
    code: 'hin',
    url: hindiUrl,
  },
  pt: {
    get name() {
      return t('Portuguese');
    },
    code: 'por',
    url: portugueseUrl,
  },
} as const;
export type ScanLanguage = keyof typeof scanLanguages;

export const isScanLanguage = (language: string): language is ScanLanguage =>
  Object.hasOwn(scanLanguages, language);
