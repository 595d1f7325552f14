import { defaultSettings } from '@folio/contract/default-settings';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { type PageSize, pageSizes } from '@folio/contract/setting-choices';

/** Countries whose paper is US Letter, as CLDR lists them; all others use A4. */
const letterCountries = 'BZ,CA,CL,CO,CR,GT,MX,NI,PA,PH,PR,SV,US,VE'.split(',');
const [a4, letter] = pageSizes;

/** `getTimeZones` is newer than the `lib` of our types; older browsers have it as a property. */
type Zones = { getTimeZones?: () => readonly string[]; timeZones?: readonly string[] };

/**
 * The paper of the country that a device's clock is set to. The language says less: English of the
 * United States is the language of most devices in India, too.
 */
export function paperOf(timeZone: string): PageSize {
  const usesLetter = letterCountries.some((region) => {
    const locale = new Intl.Locale('en', { region }) as Zones;
    return (locale.getTimeZones?.() ?? locale.timeZones ?? []).includes(timeZone);
  });
  return usesLetter ? letter : a4;
}

/** The settings of a resume that is begun on this device. */
export const newResumeSettings: DocumentSettings = {
  ...defaultSettings,
  pageSize: paperOf(Intl.DateTimeFormat().resolvedOptions().timeZone),
};
