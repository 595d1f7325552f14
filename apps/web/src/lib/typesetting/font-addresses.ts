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
import interRegular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import interItalic from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf?url';
import interSemiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import interSemiBoldItalic from '@expo-google-fonts/inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf?url';
import poppinsRegular from '@expo-google-fonts/poppins/400Regular/Poppins_400Regular.ttf?url';
import poppinsItalic from '@expo-google-fonts/poppins/400Regular_Italic/Poppins_400Regular_Italic.ttf?url';
import poppinsSemiBold from '@expo-google-fonts/poppins/600SemiBold/Poppins_600SemiBold.ttf?url';
import poppinsSemiBoldItalic from '@expo-google-fonts/poppins/600SemiBold_Italic/Poppins_600SemiBold_Italic.ttf?url';
import robotoRegular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url';
import robotoItalic from '@expo-google-fonts/roboto/400Regular_Italic/Roboto_400Regular_Italic.ttf?url';
import robotoSemiBold from '@expo-google-fonts/roboto/600SemiBold/Roboto_600SemiBold.ttf?url';
import robotoSemiBoldItalic from '@expo-google-fonts/roboto/600SemiBold_Italic/Roboto_600SemiBold_Italic.ttf?url';

/** Where the browser fetches the file of each face of `@folio/documents/font-faces`. */
export const fontAddresses: Readonly<Record<string, string>> = {
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
