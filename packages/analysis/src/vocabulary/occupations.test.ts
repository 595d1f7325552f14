import { describe, expect, it } from 'vitest';
import { occupationsNamed, skillsFor } from './occupations.ts';
import { phraseKey } from './phrase.ts';
import { vocabulary } from './vocabulary.ts';

describe('occupations', () => {
  it.each([
    ['Senior Frontend Developer (m/f)', 'Frontend Developer'],
    ['Staff Nurse, night shift', 'Registered Nurse'],
    ['Student Nurse', 'Registered Nurse'],
    ['Dental Nurse', 'Dental Care Professional'],
    ['Veterinary Nurse', 'Veterinary Nurse'],
    ['Nursery Nurse', 'Early Childhood Educator'],
    ['Nursing Assistant', 'Care Assistant'],
    ['Dentist', 'Dentist'],
    ['Veterinarian', 'Veterinarian'],
    ['X-ray Technician', 'Radiographer'],
    ['Biomedical Scientist', 'Medical Laboratory Technologist'],
    ['Clinical Psychologist', 'Psychologist and Counsellor'],
    ['Medical Representative', 'Medical Representative'],
    ['Medical Receptionist', 'Medical Secretary'],
    ['Primary School Teacher', 'Teacher'],
    ['PGT Physics Teacher', 'Teacher'],
    ['Teaching Assistant', 'Teaching Assistant'],
    ['PE Teacher', 'Sports Coach'],
    ['Headteacher', 'School Principal'],
    ['Chartered Accountant', 'Accountant'],
    ['Tally Operator', 'Accounts and Tally Executive'],
    ['GST Consultant', 'Tax Consultant'],
    ['Bank PO', 'Bank Officer'],
    ['Claims Adjuster', 'Insurance Officer'],
    ['Compliance Officer', 'Compliance and Risk Officer'],
    ['HGV / Truck Driver', 'Truck and Delivery Driver'],
    ['School Bus Driver', 'Passenger Driver'],
    ['Train Driver', 'Train Driver'],
    ['Loco Pilot', 'Train Driver'],
    ['Airline Pilot', 'Pilot'],
    ['Chief Officer, Merchant Navy', 'Seafarer'],
    ['Forklift Driver', 'Warehouse Operative'],
    ['HR Business Partner', 'Human Resources Manager'],
    ['Recruitment Consultant', 'Human Resources Manager'],
    ['Strategy Consultant', 'Management Consultant'],
    ['Salesforce Developer', 'Salesforce Administrator'],
    ['Regional Operations Manager', 'Operations Manager'],
    ['Chief Operating Officer', 'Chief Executive'],
    ['Film Director', 'Film Director'],
    ['Site Foreman', 'Construction Manager'],
    ['Junior Site Engineer', 'Site Engineer'],
    ['ITI Electrician', 'Electrician'],
    ['ITI Fitter', 'Maintenance Technician'],
    ['Car Mechanic', 'Vehicle Mechanic'],
    ['CNC Operator', 'Machinist'],
    ['Machine Operator', 'Production Operator'],
    ['Quality Inspector', 'Quality Engineer'],
    ['Quality Assurance Engineer', 'QA Engineer'],
    ['Firmware Engineer', 'Embedded Engineer'],
    ['Network Engineer', 'Network Engineer'],
    ['Game Developer', 'Game Developer'],
    ['GIS Analyst', 'GIS Analyst'],
    ['Copywriter', 'Copywriter and Content Writer'],
    ['Technical Writer', 'Technical Writer'],
    ['Fashion Buyer', 'Fashion and Retail Merchandiser'],
    ['Buyer', 'Procurement Manager'],
    ['Real Estate Agent', 'Estate Agent'],
    ['Business Development Executive', 'Sales Representative'],
    ['BPO Executive', 'Customer Service Representative'],
    ['Pastry Chef', 'Baker and Pastry Chef'],
    ['Spa Therapist', 'Beauty Therapist'],
    ['Cabin Crew', 'Cabin Crew'],
    ['Soldier', 'Soldier'],
    ['UX/UI Designer', 'UX/UI Designer'],
  ])('%s is a %s', (title, name) => expect(occupationsNamed(title)[0]?.name).toBe(name));

  it.each([
    ['Dental Hygienist', 'Dental hygiene', 'Gait analysis'],
    ['Optometrist', 'Refraction', 'Surgical procedures'],
    ['Plumber', 'Pipe fitting', 'Construction scheduling'],
    ['Welder', 'TIG welding', 'Subcontractor management'],
    ['Delivery Driver', 'Proof of delivery', 'Supplier audits'],
    ['Cleaner', 'Floor care', 'Revenue management'],
    ['Waiter', 'Table service', 'Knife skills'],
    ['Marine Engineer', 'Marine boilers', 'Instrument flying'],
    ['Economist', 'Econometrics', 'Cell culture'],
    ['Translator', 'CAT tools', 'News writing'],
    ['Security Guard', 'Access control', 'Legislative drafting'],
    ['Actuary', 'Reserving methods', 'Control testing'],
    ['Estate Agent', 'Property viewings', 'HubSpot'],
    ['Photographer', 'Studio lighting', 'Final Cut Pro'],
    ['Site Engineer', 'Bar bending schedules', 'Seismic design'],
  ])('[occupations-1] %s is offered %s and not %s', (title, fitting, foreign) => {
    const offered = skillsFor(title).map((skill) => skill.name);
    expect(offered.filter((name) => name === fitting || name === foreign)).toEqual([fitting]);
  });

  it('[occupations-2] share no title, so that each title names its own occupation', () => {
    const titles = vocabulary().occupations.flatMap(({ name, titles }) => [
      ...new Set([name, ...titles].map(phraseKey)),
    ]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('are not guessed from words inside words', () => {
    expect(occupationsNamed('Cookery and scooters')).toEqual([]);
    expect(skillsFor('Wizard')).toEqual([]);
  });

  it('of whoever is called an executive are not those of the chief', () =>
    expect(occupationsNamed('Import Export Executive')[0]?.name).toBe('Freight Forwarder'));
});
