import { createRequire } from 'node:module';
import type { ResumeContent } from '@folio/contract/resume-content';

/** Makes the PDF of a content in its two-column template. */
export type MakePdf = (content: ResumeContent) => Uint8Array | Promise<Uint8Array>;

const require = createRequire(import.meta.url);
/** The same three files for every engine. */
export const fontFiles = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  italic: require.resolve('@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};
