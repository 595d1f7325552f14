import germanUrl from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import englishUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import frenchUrl from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import hindiUrl from '@tesseract.js-data/hin/4.0.0_best_int/hin.traineddata.gz?url';
import portugueseUrl from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import spanishUrl from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';

/** The languages of scans by ISO 639-1; `code` is Tesseract's name. */
export const scanLanguages = {
  en: { name: 'English', code: 'eng', url: englishUrl },
  de: { name: 'German', code: 'deu', url: germanUrl },
  es: { name: 'Spanish', code: 'spa', url: spanishUrl },
  fr: { name: 'French', code: 'fra', url: frenchUrl },
  hi: { name: 'Hindi', code: 'hin', url: hindiUrl },
  pt: { name: 'Portuguese', code: 'por', url: portugueseUrl },
} as const;
export type ScanLanguage = keyof typeof scanLanguages;

export const isScanLanguage = (language: string): language is ScanLanguage =>
  Object.hasOwn(scanLanguages, language);
