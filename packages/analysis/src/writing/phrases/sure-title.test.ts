import { expect, test } from 'vitest';
import { quietTitle, sureTitle } from './job-title.ts';

test.each([
  ['HEAD CHEF – AGED CARE', 'Head Chef'],
  ['ARTIC DRIVER (CE) – DAYS', 'Artic Driver'],
  ['HR MANAGER', 'HR Manager'],
  ['OPERATIONS SUPERVISOR (Travel Account)', 'Operations Supervisor'],
  ['Sous Chef – Pastry', 'Sous Chef – Pastry'],
])('a title in capitals is said quietly: %s', (title, expected) =>
  expect(quietTitle(title)).toBe(expected),
);

test.each([
  ['Opening for Project Engineer', ''],
  ['ZENOVA POWER LTD', ''],
  ['Ellwood Eyecare (independent, 4 branches) Store Manager', ''],
  ['Guest Relations Agent M/F/D', 'Guest Relations Agent'],
  ['Staff Nurse', 'Staff Nurse'],
  ['! CODED WELDERS x 14 – OUTAGE', 'CODED WELDER'],
  ['SLATERS & TILERS', 'SLATER & TILER'],
  ['HGV Artic Driver (C+E) – Days – Donegal', 'HGV Artic Driver (C+E)'],
  ['Guest Service Agent - Front Office (5* Pre-opening), Dubai', 'Guest Service Agent'],
  ['Senior Physiotherapist / Physiotherapist', 'Senior Physiotherapist or Physiotherapist'],
  ['OFFICE OF THE PROSECUTING ATTORNEY - CIVIL DIVISION', ''],
  ['Maintain employee master in SAP SuccessFactors', ''],
  ['Head of Design', 'Head of Design'],
  ['Front of House Receptionist', 'Front of House Receptionist'],
  ['Social Worker (MSW) – Bilingual preferred', 'Social Worker (MSW)'],
])('a title is one for sure, or none: %s', (title, expected) =>
  expect(sureTitle(title)).toBe(expected),
);
