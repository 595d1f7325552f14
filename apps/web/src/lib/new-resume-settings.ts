import { defaultSettings } from '@folio/contract/default-settings';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { type PageSize, pageSizes } from '@folio/contract/setting-choices';

/** Countries that use US Letter paper, by CLDR; all others use A4. */
const letterCountries = 'BZ,CA,CL,CO,CR,GT,MX,NI,PA,PH,PR,SV,US,VE'.split(',');
const [a4, letter] = pageSizes;

/** `getTimeZones` is not in our TypeScript `lib` yet; older browsers have it as a property. */
type Zones = { getTimeZones?: () => readonly string[]; timeZones?: readonly string[] };

/**
 * The paper size of the country in the device's time zone. The language says less: most devices in
 * India use US English, too.
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
