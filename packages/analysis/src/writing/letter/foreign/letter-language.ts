import type { ResumeContent } from '@folio/contract/resume-content';
import { franc, francAll } from 'franc-min';
import { type ReadLanguage, readLanguageOf } from '../../../text/languages.ts';
import { tokensOf } from '../../../text/segmentation.ts';
import { isInDevanagari, shareOfSmallWords } from '../../../text/small-words.ts';
import { proseText, resumeText } from '../../facts/resume-facts.ts';

const codes = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', pt: 'por', hi: 'hin' } as const;
const latin = ['eng', 'deu', 'fra', 'spa', 'por'];
const longestRead = 20_000;
/** With fewer words the language can't be detected reliably. */
const fewestWords = 12;
/** The advertisement's language is chosen if it is at least this likely relative to English. */
const likely = 0.9;

/**
 * The language of a resume, if letters are supported in it, else English. Trigrams propose
 * candidates; function words decide between these, the advertisement's language and English. A few
 * notes count as the advertisement's language, unless they look more like English.
 */
export function letterLanguage(
  content: ResumeContent,
  ofAdvertisement: ReadLanguage,
): ReadLanguage {
  const source = resumeText(content).slice(0, longestRead);
  const prose = proseText(content).slice(0, longestRead);
  const sample = prose.trim() === '' ? source : prose;
  if (isInDevanagari(sample)) return readLanguageOf(sample) === 'hi' ? 'hi' : 'en';
  if (tokensOf(prose).length < fewestWords) return ofThinResume(source, ofAdvertisement);
  const proposed = languageWithCode(franc(prose, { minLength: 10 }));
  if (proposed === undefined) return 'en';
  const shares = [proposed, ofAdvertisement, 'en' as const].map((language) => ({
    language,
    share: shareOfSmallWords(prose, language),
  }));
  const most = Math.max(...shares.map(({ share }) => share));
  if (most === 0) return readLanguageOf(source) === proposed ? proposed : 'en';
  return shares.find(({ share }) => share === most)?.language ?? 'en';
}

function ofThinResume(source: string, ofAdvertisement: ReadLanguage): ReadLanguage {
  const shares = new Map(francAll(source, { only: latin, minLength: 10 }));
  const share = shares.get(codes[ofAdvertisement]) ?? 0;
  return share >= likely * (shares.get('eng') ?? 1) ? ofAdvertisement : 'en';
}

const languageWithCode = (code: string): ReadLanguage | undefined =>
  (Object.keys(codes) as ReadLanguage[]).find((language) => codes[language] === code);
