import { ResumeContent } from '@folio/contract/resume-content';
import fc from 'fast-check';

export const goodBullets = [
  'Cut the waste of fresh goods by 23% in one year with a simple forecast',
  'Trained 60 managers to read their own numbers without any help',
  'Negotiated three supplier contracts worth £1.4 million a year',
  'Built the stock system that 84 shops still order by every morning',
  'Opened two kitchens in Bath within eleven weeks and under budget',
  'Designed a menu of 30 dishes that guests rated above any other',
];
export const badBullets = [
  'Responsible for various duties in the kitchen of the inn',
  'Worked on sauces with the team in order to help the chef',
  'Was asked by guests about wine, which was recieved well',
  'I helped my colleagues on a daily basis with everything else',
  'Sauces',
  'Managing of staff and rooms, etc',
];

const maybe = <T>(value: T, empty: T) => fc.constantFrom(value, empty);
/** No sentence occurs twice, since repetitions prove nothing and are better deleted. */
const bullets = fc.shuffledSubarray([...goodBullets, ...badBullets]);
const job = fc.record({
  position: maybe('Cook', ''),
  company: fc.constant('Inn'),
  startDate: maybe('2019-02', ''),
  endDate: fc.constantFrom('2020', '2021-05', '2024-01', ''),
  dateText: fc.constantFrom('', '', 'two summers'),
  share: fc.nat({ max: 7 }),
});

/** Gives a job its share of the sentences, which are removed from the list. */
const withShare = <T extends { share: number }>({ share, ...one }: T, texts: string[]) => ({
  ...one,
  bullets: texts.splice(0, share),
});

/** Random resumes of sentences whose faults are known. */
export const someResume = (): fc.Arbitrary<ResumeContent> =>
  fc
    .record({
      personalInfo: fc.record({
        firstName: maybe('Ana', ''),
        email: fc.constantFrom('', 'ana@example.com', 'ana'),
        phone: maybe('+44 20 7946 0812', ''),
        location: fc.constantFrom('Bath', '', '📍 Bath'),
        website: maybe('ana.example.com', ''),
        summary: fc.constantFrom(
          '',
          'Cook.',
          'Cook with nine years in kitchens who was trained by the best and knows forecasting.',
        ),
      }),
      workExperience: fc.tuple(fc.array(job, { maxLength: 3 }), bullets).map(([jobs, texts]) => {
        const rest = [...texts];
        return jobs.map((one) => withShare(one, rest));
      }),
      education: fc.array(fc.record({ degree: fc.constant('BSc'), endDate: maybe('2015', '') }), {
        maxLength: 2,
      }),
      skills: fc.constantFrom([], [{ items: ['Forecasting', 'SQL', 'Welding'] }]),
    })
    .map((content) => ResumeContent.parse(content));

export type Move = (content: ResumeContent) => ResumeContent;

const everyBullet =
  (change: (bullet: string) => string): Move =>
  (content) => ({
    ...content,
    workExperience: content.workExperience.map((one) => ({
      ...one,
      bullets: one.bullets.map((bullet) => ({ ...bullet, text: change(bullet.text) })),
    })),
  });
const firstBullet =
  (isMeant: (bullet: string) => boolean, change: (bullet: string) => string): Move =>
  (content) => {
    const at = content.workExperience.findIndex((one) =>
      one.bullets.some(({ text }) => isMeant(text)),
    );
    return {
      ...content,
      workExperience: content.workExperience.map((one, index) => {
        const bullet = index === at ? one.bullets.findIndex(({ text }) => isMeant(text)) : -1;
        return bullet < 0
          ? one
          : {
              ...one,
              bullets: one.bullets.map((meant, n) =>
                n === bullet ? { ...meant, text: change(meant.text) } : meant,
              ),
            };
      }),
    };
  };
const withPerson =
  (part: Partial<ResumeContent['personalInfo']>): Move =>
  (content) => ({
    ...content,
    personalInfo: { ...content.personalInfo, ...part },
  });
const isBad = (bullet: string) => badBullets.includes(bullet);
const isGood = (bullet: string) => goodBullets.includes(bullet);
const fresh = 'Halved the queue at the door for 90 guests with a bell';

export const improvingMoves: Record<string, Move> = {
  'a weak bullet becomes a strong one': firstBullet(isBad, () => fresh),
  'a result gets its number': firstBullet(
    (text) => text.startsWith('Responsible'),
    (text) => `${text} for 90 guests`,
  ),
  'a misspelling is corrected': everyBullet((text) => text.replace('recieved', 'received')),
  'a filler is cut': everyBullet((text) => text.replace('in order to', 'to').replace(', etc', '')),
  'a pronoun is dropped': everyBullet((text) => text.replace(/^I helped my/, 'Helped')),
  'the contact is completed': withPerson({
    firstName: 'Ana',
    email: 'ana@example.com',
    phone: '+44 20 7946 0812',
    location: 'Bath',
    website: 'ana.example.com',
  }),
  'a summary is written': (content) =>
    content.personalInfo.summary === ''
      ? withPerson({
          summary:
            'Cook with nine years in kitchens of hotels, who plans by numbers and trains whoever comes along.',
        })(content)
      : content,
  'dates are added': (content) => ({
    ...content,
    workExperience: content.workExperience.map((one) => ({
      ...one,
      startDate: '2019',
      endDate: '2020',
      dateText: '',
    })),
  }),
  'titles are added': (content) => ({
    ...content,
    workExperience: content.workExperience.map((one) => ({
      ...one,
      position: 'Cook',
    })),
  }),
  'the order of time is kept': (content) => ({
    ...content,
    workExperience: [...content.workExperience].sort((one, other) =>
      other.endDate.localeCompare(one.endDate),
    ),
  }),
  'skills are listed': (content) => ({
    ...content,
    skills: [
      ...content.skills,
      ...ResumeContent.parse({ skills: [{ items: ['Negotiation', 'Menu planning', 'Cooking'] }] })
        .skills,
    ],
  }),
};

export const degradingMoves: Record<string, Move> = {
  'a strong bullet becomes a weak one': firstBullet(
    isGood,
    () => 'Responsible for various things that was done, etc',
  ),
  'a strong bullet is removed': (content) => {
    const cut = firstBullet(isGood, () => '')(content);
    return {
      ...cut,
      workExperience: cut.workExperience.map((one) => ({
        ...one,
        bullets: one.bullets.filter(Boolean),
      })),
    };
  },
  'numbers are removed': everyBullet((text) =>
    text.replace(/[£%]|\d[\d.]*/g, '').replace(/three|two|eleven|million/g, 'some'),
  ),
  'words are misspelt': everyBullet((text) =>
    text.replace('supplier', 'suplier').replace('system', 'sistem'),
  ),
  'the contact is removed': withPerson({
    email: '',
    phone: '',
    location: '',
    website: '',
    firstName: '',
  }),
  'the e-mail address is broken': (content) =>
    content.personalInfo.email === '' ? content : withPerson({ email: 'ana' })(content),
  'the summary is removed': withPerson({ summary: '' }),
  'dates are removed': (content) => ({
    ...content,
    workExperience: content.workExperience.map((one) => ({
      ...one,
      startDate: '',
      endDate: '',
      dateText: '',
    })),
  }),
  'everything is removed': () => ResumeContent.parse({}),
  'skills are removed': (content) => ({ ...content, skills: [] }),
  'figures without sense stand in the place of honest words': firstBullet(
    isGood,
    () => 'Increased brand synergy by 300% and morale by 250%',
  ),
  'figures without sense are added': everyBullet((text) =>
    text.split(' ').length > 3 ? `${text} with 110% dedication` : text,
  ),
  'signs are added': (content) =>
    withPerson({ location: `📍 ${content.personalInfo.location}` })(content),
};
