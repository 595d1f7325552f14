import { dateFormats } from '@folio/contract/date-text';
import {
  DocumentSettings,
  fontChoices,
  hideableSections,
  pageSizes,
  settingRanges,
} from '@folio/contract/document-settings';
import fc from 'fast-check';

const within = ({ min, max }: { min: number; max: number }) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true });

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Any settings of a document's look; what is shown, and on how many pages, stays as it is. */
export const lookSettings = () =>
  fc
    .record({
      pageSize: fc.constantFrom(...pageSizes),
      marginMm: fc.option(within(settingRanges.marginMm)),
      fontFamily: fc.option(fc.constantFrom(...fontChoices)),
      fontScale: within(settingRanges.fontScale),
      leadingScale: within(settingRanges.leadingScale),
      spacingScale: within(settingRanges.spacingScale),
      accent: fc.option(color),
    })
    .map((settings) => DocumentSettings.parse(settings));

/** Any settings whatever. */
export const anySettings = () =>
  fc
    .record({
      look: lookSettings(),
      hiddenSections: fc.subarray(hideableSections),
      sectionTitles: fc.constantFrom({}, { skills: 'Tools', personalInfo: 'Über mich' }),
      dateFormat: fc.constantFrom(...dateFormats),
      fitToPages: fc.option(fc.integer(settingRanges.fitToPages)),
    })
    .map(({ look, ...others }) => DocumentSettings.parse({ ...look, ...others }));
