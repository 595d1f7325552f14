import ibmPlexSansArabicRegular from '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf?url';
import ibmPlexSansArabicSemiBold from '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf?url';
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

/** Where the browser fetches the file of each face of `@folio/documents/script-fonts`. */
export const scriptFontAddresses: Readonly<Record<string, string>> = {
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
