import { expect, test } from 'vitest';
import { readAdvertisement } from './read-advertisement.ts';
import { isSureEmployer } from './sure-employer.ts';

test.each([
  ['The Company', 'Counsel\n\nThe Company\nThe Company is an insurer.', false],
  ['Board', 'Chief Executive\n\nThe Board seeks a leader. The Board meets.', false],
  ['Asheville', 'Store Manager\nTanglewood — Asheville, NC', false],
  ['Blackfalds AB', 'Mechanic wanted, Blackfalds AB. Loaders.', false],
  ['Parcelbird', 'Engineer\nWe ship for Parcelbird.', false],
  ['Parcelbird', 'Engineer | Parcelbird | Pune\nAbout Parcelbird', true],
  ['Al Marsa Resort', 'General Manager, Al Marsa Resort (312 rooms)', true],
  ['Hollin & Marsh', 'Hollin & Marsh is a builder.', true],
  [
    'Ridgeway Community Health',
    'Analyst, Ridgeway Community Health\n\nRidgeway runs nine clinics.',
    true,
  ],
  ['Kampong Glow Skincare', 'Marketer | Kampong Glow Skincare\n\nHello!', true],
  ['Cold Stores', 'Warehouse Lead (nights) - Cold Stores\nHello', false],
  ['BrightDesk', 'Seller\nBrightDesk — software for schools', true],
  ['GovForms', 'Designer\nGovForms builds services.', true],
  ['Hill Garden Trust', 'Gardener, Hill Garden Trust\nThe Trust seeks a gardener.', true],
  ['The Fruit Exchange', 'Technical Manager, The Fruit Exchange (600 seats)', true],
  ['Onboard SMB', 'Specialist\nOnboard SMB customers, run webinars.', false],
  ['Send CV', 'Cook\n\nSend CV, photo and a letter.', false],
  ['Healthcare', 'Engineer – Healthcare (Confidential)\nHealthcare experience is a plus.', false],
  ['Brand Systems', 'Product Manager, Brand Systems\nWe make pumps.', false],
  ['Faculty of Arts', 'Lecturer\nFaculty of Arts\nThe Faculty of Arts grows.', false],
  [
    'Reed & Loft Recruitment',
    'Cook\nReed & Loft Recruitment. Reed & Loft Recruitment finds.',
    false,
  ],
  ['Q. Who', 'Apprentice\nQ. Who are we?\nA. A depot. Q. Who pays?', false],
  ['Fix-it SquadHelvo', 'Plumber\nA great Fix-it SquadHelvo repairs homes. We are kind.', false],
  [
    'Video Service.90 Helvo',
    'Producer\nThe Video Service.90 Helvo is the Video Service.90 Helvo.',
    false,
  ],
  ['Video Service.Helvo', 'Producer\nThe world’s Video Service.Helvo makes films.', false],
  [
    'Helvo Films (#URL',
    'Producer\nHelvo Films (#URL#) makes films. Helvo Films (#URL#) grows.',
    false,
  ],
  ['Helvo.com Travel', 'Agent\nHelvo.com Travel sells trips. Join Helvo.com Travel.', true],
  ['McHelvo Homes', 'Agent\nMcHelvo Homes sells. McHelvo is kind. McHelvo Homes grows.', true],
  [
    'Shift Supervisor',
    'Floor Manager\nThe Shift Supervisor reports. A Shift Supervisor leads.',
    false,
  ],
  ['Bread Company', 'Baker @ Helvo, a Bread Company\nThe Bread Company bakes.', false],
  ['Dale Foods', 'Cook\nDale Foods\nWe act as an employment agency for Dale Foods.', false],
])('an employer is addressed by a name that is surely one: %s', (name, text, isSure) =>
  expect(isSureEmployer(name, text)).toBe(isSure),
);

test('a title is no employer', () => {
  const text = 'Kennel Hand\nThe Kennel Hand walks dogs. The Kennel Hand feeds them.';
  expect(isSureEmployer('The Kennel Hand', text, { title: 'Kennel Hand' })).toBe(false);
});

test.each([
  ['Nurse Next Door', 'Accountant\nNurse Next Door\nLeeds\n\nNurse Next Door is hiring.'],
  ['Miller & Carter', 'Accountant at Miller & Carter\n\nWe grill. Miller & Carter grows.'],
  ['Harbor Medical Center', 'Harbor Medical Center\n\nAccountant\n\nAt Harbor, we care.'],
  ['BrightSweep Ltd', 'Cleaner near Hull. BrightSweep Ltd hold the contract.'],
  ['Rug Doctor', 'Accountant\nCompany: Rug Doctor\nRug Doctor cleans.'],
  ['HubSpot Ireland', 'Accountant\nHubSpot Ireland\n\nWe keep books.'],
])('an employer is one by how it is named, whatever its words: %s', (name, text) =>
  expect(isSureEmployer(name, text)).toBe(true),
);

test.each([
  ['Skip Menu', 'Baker\nSkip Menu\nWhy bake\nSkip Menu\nWe bake bread.'],
  ['Chi Minh', 'Baker\nSaigon • Chi Minh, Vietnam\nJoin us in Chi Minh.'],
])('what no sentence speaks of is no employer unless the model is sure: %s', (name, text) => {
  expect(isSureEmployer(name, text, { said: 0, share: 0.5 })).toBe(false);
  expect(isSureEmployer(name, text, { said: 0, share: 0.9 })).toBe(true);
});

test.each([
  ['a part of the title', 'Trainee Online Marketing', 'Trainee (Online Marketing)'],
  ['a field of work', 'Mass Spectroscopy', 'Engineer'],
])('%s is no employer, however often it is named', (_, name, title) => {
  const text = `Engineer in ${name}\nTrainee Online Marketing\nYou know mass spectroscopy. ${name} is fun.`;
  expect(isSureEmployer(name, text, { title: title.replace(/[()]/g, ''), share: 0.9 })).toBe(false);
});

test.each([
  ['Hill Primary School', 'Primary School Teacher', 'Hill Primary School has 90 pupils.'],
  ['Oak Care Home', 'Care Home Nurse', 'Join Oak Care Home. Oak Care Home is near Leeds.'],
  ['Acme Bakers', 'Baker', 'ACME BAKERS\nAcme Bakers is old. Mail info@acme.example.'],
  ['Hotel Sur', 'Cook', 'Hotel Sur is old. Our hotel Sur has a bar.'],
])('an employer that shares words with the title or the text is one: %s', (name, title, text) =>
  expect(isSureEmployer(name, text, { title })).toBe(true),
);

test('an occupation is a name in other languages', () => {
  const text = 'Konditor (m/w/d)\nBakery Chef, Landshut\n\nBakery Chef sucht einen Konditor.';
  expect(isSureEmployer('Bakery Chef', text, { language: 'de' })).toBe(true);
  expect(isSureEmployer('Bakery Chef', text)).toBe(false);
});

test('an employer behind the dash of a title is sure where the model finds it likely', () => {
  const text = 'Warehouse Lead (nights) - Cold Stores\nHello';
  expect(isSureEmployer('Cold Stores', text, { share: 0.5 })).toBe(true);
  expect(isSureEmployer('Cold Stores', text, { share: 0.2 })).toBe(false);
});

test.each([
  [
    'Data Analyst II, Patient Access\nMeridian Oaks Health — Columbus, OH\nPatient Access makes it possible.',
    'Meridian Oaks Health',
  ],
  [
    'Chief Executive Officer\nGreater Yadkin Building Supply Cooperative\n\nThe Board seeks a leader.',
    'Greater Yadkin Building Supply Cooperative',
  ],
  [
    'Marketing Manager - Day Clinics Group\n\nOrsova Health Group runs nine clinics. Join Orsova Health Group.',
    'Orsova Health Group',
  ],
  ['Cook\n\nDuties\n- Cook\n\nContact – HR Dept., Amberfield Foods Ltd.', 'Amberfield Foods Ltd.'],
  [
    'PhD Fellow (4 years)\n\nSchool of Natural Sciences, University of Wyrecombe\nRef: NS-8',
    'University of Wyrecombe',
  ],
  [
    'Agent, Dubai\n\nJoin the pre-opening team of The Sailcloth Hotel, a hotel.',
    'The Sailcloth Hotel',
  ],
])('the line below the title comes before headings', (text, company) =>
  expect(readAdvertisement(text).company).toBe(company),
);
