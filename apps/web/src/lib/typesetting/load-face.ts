import arimoRegular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import arimoItalic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url';
import arimoSemiBold from '@expo-google-fonts/arimo/600SemiBold/Arimo_600SemiBold.ttf?url';
import arimoSemiBoldItalic from '@expo-google-fonts/arimo/600SemiBold_Italic/Arimo_600SemiBold_Italic.ttf?url';
import garamondRegular from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf?url';
import garamondItalic from '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf?url';
import garamondSemiBold from '@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf?url';
import garamondSemiBoldItalic from '@expo-google-fonts/eb-garamond/600SemiBold_Italic/EBGaramond_600SemiBold_Italic.ttf?url';
import gelasioRegular from '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf?url';
import gelasioItalic from '@expo-google-fonts/gelasio/400Regular_Italic/Gelasio_400Regular_Italic.ttf?url';
import gelasioSemiBold from '@expo-google-fonts/gelasio/600SemiBold/Gelasio_600SemiBold.ttf?url';
import gelasioSemiBoldItalic from '@expo-google-fonts/gelasio/600SemiBold_Italic/Gelasio_600SemiBold_Italic.ttf?url';
import ibmPlexSansArabicRegular from '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf?url';
import ibmPlexSansArabicSemiBold from '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf?url';
import interRegular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import interItalic from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf?url';
import interSemiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import interSemiBoldItalic from '@expo-google-fonts/inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf?url';
import notoEmojiRegular from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url';
import notoSansDevanagariRegular from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url';
import notoSansDevanagariSemiBold from '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf?url';
import notoSansHebrewRegular from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf?url';
import notoSansHebrewSemiBold from '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf?url';
import notoSansJPRegular from '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf?url';
import notoSansJPSemiBold from '@expo-google-fonts/noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf?url';
import notoSansKRRegular from '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf?url';
import notoSansKRSemiBold from '@expo-google-fonts/noto-sans-kr/600SemiBold/NotoSansKR_600SemiBold.ttf?url';
import notoSansSCRegular from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf?url';
import notoSansSCSemiBold from '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf?url';
import notoSerifRegular from '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf?url';
import notoSerifItalic from '@expo-google-fonts/noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf?url';
import notoSerifSemiBold from '@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf?url';
import notoSerifSemiBoldItalic from '@expo-google-fonts/noto-serif/600SemiBold_Italic/NotoSerif_600SemiBold_Italic.ttf?url';
import notoSerifHebrewRegular from '@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf?url';
import notoSerifHebrewSemiBold from '@expo-google-fonts/noto-serif-hebrew/600SemiBold/NotoSerifHebrew_600SemiBold.ttf?url';
import poppinsRegular from '@expo-google-fonts/poppins/400Regular/Poppins_400Regular.ttf?url';
import poppinsItalic from '@expo-google-fonts/poppins/400Regular_Italic/Poppins_400Regular_Italic.ttf?url';
import poppinsSemiBold from '@expo-google-fonts/poppins/600SemiBold/Poppins_600SemiBold.ttf?url';
import poppinsSemiBoldItalic from '@expo-google-fonts/poppins/600SemiBold_Italic/Poppins_600SemiBold_Italic.ttf?url';
import robotoRegular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url';
import robotoItalic from '@expo-google-fonts/roboto/400Regular_Italic/Roboto_400Regular_Italic.ttf?url';
import robotoSemiBold from '@expo-google-fonts/roboto/600SemiBold/Roboto_600SemiBold.ttf?url';
import robotoSemiBoldItalic from '@expo-google-fonts/roboto/600SemiBold_Italic/Roboto_600SemiBold_Italic.ttf?url';
import type { FontFace as DocumentFace } from '@folio/documents/font-faces';
import type { FaceSource } from '@folio/typeset/fonts/font-book';

const loading = new Map<string, Promise<FaceSource>>();

/**
 * Loads a face for the engine and shows it to the page, once: the same file goes to both, so that
 * the preview shows the very glyphs that were set. One that failed is tried again when next asked for.
 */
export function loadFace(face: DocumentFace): Promise<FaceSource> {
  const known = loading.get(face.key);
  if (known) return known;
  const loaded = load(face).catch((error: unknown) => {
    loading.delete(face.key);
    throw error;
  });
  loading.set(face.key, loaded);
  return loaded;
}

async function load(face: DocumentFace): Promise<FaceSource> {
  const address = fontAddresses[face.key] ?? scriptFontAddresses[face.key];
  if (address === undefined) throw new Error(`No font file is known for ${face.key}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font ${face.key} could not be loaded`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  await showInPage(face, bytes);
  return { ...face, bytes };
}

/** Each face is a family of its own in the page: the browser must never choose or slant one. */
async function showInPage({ key }: DocumentFace, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const face = new FontFace(key, bytes);
  await face.load();
  document.fonts.add(face);
}

/** Where the browser fetches the file of each face of `@folio/documents/script-fonts`. */
const scriptFontAddresses: Readonly<Record<string, string>> = {
  'NotoSansDevanagari-Regular': notoSansDevanagariRegular,
  'NotoSansDevanagari-SemiBold': notoSansDevanagariSemiBold,
  'IBMPlexSansArabic-Regular': ibmPlexSansArabicRegular,
  'IBMPlexSansArabic-SemiBold': ibmPlexSansArabicSemiBold,
  'NotoSansHebrew-Regular': notoSansHebrewRegular,
  'NotoSansHebrew-SemiBold': notoSansHebrewSemiBold,
  'NotoSerifHebrew-Regular': notoSerifHebrewRegular,
  'NotoSerifHebrew-SemiBold': notoSerifHebrewSemiBold,
  'NotoSansSC-Regular': notoSansSCRegular,
  'NotoSansSC-SemiBold': notoSansSCSemiBold,
  'NotoSansJP-Regular': notoSansJPRegular,
  'NotoSansJP-SemiBold': notoSansJPSemiBold,
  'NotoSansKR-Regular': notoSansKRRegular,
  'NotoSansKR-SemiBold': notoSansKRSemiBold,
  'NotoSerif-Regular': notoSerifRegular,
  'NotoSerif-SemiBold': notoSerifSemiBold,
  'NotoSerif-Italic': notoSerifItalic,
  'NotoSerif-SemiBoldItalic': notoSerifSemiBoldItalic,
  'NotoEmoji-Regular': notoEmojiRegular,
};

/** Where the browser fetches the file of each face of `@folio/documents/font-faces`. */
const fontAddresses: Readonly<Record<string, string>> = {
  'Inter-Regular': interRegular,
  'Inter-Italic': interItalic,
  'Inter-SemiBold': interSemiBold,
  'Inter-SemiBoldItalic': interSemiBoldItalic,
  'Gelasio-Regular': gelasioRegular,
  'Gelasio-Italic': gelasioItalic,
  'Gelasio-SemiBold': gelasioSemiBold,
  'Gelasio-SemiBoldItalic': gelasioSemiBoldItalic,
  'Arimo-Regular': arimoRegular,
  'Arimo-Italic': arimoItalic,
  'Arimo-SemiBold': arimoSemiBold,
  'Arimo-SemiBoldItalic': arimoSemiBoldItalic,
  'Roboto-Regular': robotoRegular,
  'Roboto-Italic': robotoItalic,
  'Roboto-SemiBold': robotoSemiBold,
  'Roboto-SemiBoldItalic': robotoSemiBoldItalic,
  'Poppins-Regular': poppinsRegular,
  'Poppins-Italic': poppinsItalic,
  'Poppins-SemiBold': poppinsSemiBold,
  'Poppins-SemiBoldItalic': poppinsSemiBoldItalic,
  'EBGaramond-Regular': garamondRegular,
  'EBGaramond-Italic': garamondItalic,
  'EBGaramond-SemiBold': garamondSemiBold,
  'EBGaramond-SemiBoldItalic': garamondSemiBoldItalic,
};
