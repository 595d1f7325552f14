import { describe, expect, it } from 'vitest';
import { loadSpelling } from '../spelling/load-spelling.ts';
import { jobWith, lossesIn, matchedTexts, pointsIn } from '../testing/find-losses.ts';
import { actionVerbs } from './action-verbs.ts';
import { bulletLength } from './amounts.ts';
import { quantified, results } from './bullet-figures.ts';
import { evidence, specifics } from './evidence.ts';
import { spelling } from './spelling.ts';
import { concision, passiveVoice } from './style.ts';
import { tenseAndPronouns } from './tense-and-pronouns.ts';
import { verbVariety } from './verb-variety.ts';

const counted = 'Served 80 guests an evening in a small kitchen';
const uncounted = 'Served the guests of a small kitchen every evening';

const towns = ['Bath', 'Kent', 'York', 'Hull', 'Leeds', 'Deal'];
/** As many sentences that differ: what is said again proves nothing. */
const times = (count: number, text: string) =>
  towns.slice(0, count).map((town) => `${text} of ${town}`);

describe('quantified', () => {
  it('wants a number in three of five, and in three at least', () => {
    const lost = (numbers: number, others: number) =>
      pointsIn(quantified, jobWith([...times(numbers, counted), ...times(others, uncounted)]));
    expect([lost(3, 2), lost(6, 4), lost(3, 0)]).toEqual([0, 0, 0]);
    expect([lost(2, 3), lost(1, 2)]).toEqual([1, 2]);
    const bullets = [...times(2, counted), ...times(3, uncounted)];
    expect(matchedTexts(quantified, jobWith(bullets))).toEqual(times(1, uncounted));
  });

  it('asks for what is not there yet', () => {
    expect(pointsIn(quantified, {})).toBe(3);
    expect(lossesIn(quantified, jobWith([counted]))).toMatchObject([
      {
        path: 'workExperience/workExperience-1',
        points: 2,
        message: expect.stringContaining('Add 2 bullet'),
      },
    ]);
  });

  it.each([
    ['Halved the waste', 0],
    ['Grew sales to £1.4 million', 0],
    ['Led five cooks', 0],
    ['Opened in 2019', 1],
    ['Kept to ISO 9001', 1],
    ['Sold B2B and HTML5', 1],
    ['Increased brand synergy by 300%', 1],
    ['Gave 110% every day', 1],
    ['Delivered a 400% productivity transformation', 1],
    ['Grew online revenue by 140% in two years', 0],
  ])('%s', (bullet, lost) =>
    expect(pointsIn(quantified, jobWith([bullet, ...times(2, counted)]))).toBe(lost),
  );
});

describe('results', () => {
  const [first, second, third] = times(3, 'Cut waste by 23% in the kitchen') as [
    string,
    string,
    string,
  ];
  const early = { careerStage: 'early' } as const;
  const lost = (bullets: string[], part: object = {}) =>
    pointsIn(results, { ...jobWith(bullets), ...part }, early);

  it('wants so many that are measured as the career asks for', () => {
    expect(lost([first, second, third, uncounted])).toBe(0);
    expect(lost([first, counted, uncounted])).toBe(8.666667);
    expect(pointsIn(results, {})).toBe(13);
    expect(pointsIn(results, jobWith([first]), { careerStage: 'school-leaver' })).toBe(0);
  });

  it('takes a paper for a result at a university, and a license in a trade', () => {
    const publications = [{ title: 'On soil', venue: 'Journal of Soil' }];
    const academic = { careerStage: 'academic' } as const;
    const papers = (part: object) => pointsIn(results, { ...jobWith([first]), ...part }, academic);
    expect(papers({}) - papers({ publications })).toBeCloseTo(13 / 4, 5);
    expect(lost([first], { publications })).toBe(lost([first]));
  });

  it('points first to where a number tells a size alone', () => {
    const bullets = [uncounted, counted, first, second];
    expect(matchedTexts(results, jobWith(bullets), early)).toEqual([counted]);
    expect(lossesIn(results, jobWith(bullets), early)).toMatchObject([
      { message: expect.stringContaining('scale but not impact') },
    ]);
  });

  it.each([
    'Raised sales from £41,000 to £58,000',
    'Reduced queues from eleven minutes to four',
    'Halved the waste',
    'Opened a shop £12,000 below its budget',
    'Won 14 customers',
    'Kept food cost below 28%',
    'Rewrote the guide, so that support answers 20% fewer questions',
    'Rebuilt the welcome mails: 11% of revenue, before 3%',
    'Counted swabs in 1,400 cases, no retained item',
    'Forms filled per month went 12 to 45',
  ])('takes %s', (bullet) => expect(lost([bullet, first, second])).toBe(0));

  it.each([
    'Led a team of 22 employees',
    'Managed a yearly budget of £2.4 million',
    'Improved the menu together with the guests',
    'Cut vegetables in the kitchen of the inn',
    'Increased team spirit by 40%',
  ])('takes no size, no change without a figure, no figure of what has none: %s', (bullet) =>
    expect(lost([bullet, first, second])).toBe(4.333333),
  );
});

describe('action verbs', () => {
  it.each([
    'Led a kitchen of five',
    'Successfully trained three cooks',
    'I built the menu',
    'Co-founded a bakery',
    'Dockerized all services',
    '• Cut waste by half',
    '**Won** two stars',
    'Took on an apprentice',
  ])('takes %s', (bullet) =>
    expect(matchedTexts(actionVerbs, jobWith([bullet, bullet, bullet]))).toEqual([]),
  );

  it.each([
    ['Responsible for the menu', 'Responsible for the'],
    ['Responsible of checking sauces', 'Responsible of checking'],
    ['Worked on sauces', 'Worked on'],
    ['Helped to open the inn', 'Helped to'],
    ['Kitchen work and cleaning', 'Kitchen'],
    ['Was chef of the inn', 'Was'],
    ['Member of the team', 'Member of'],
  ])('asks for a verb instead of %s', (bullet, matched) =>
    expect(matchedTexts(actionVerbs, jobWith([bullet, counted, counted]))).toEqual([matched]),
  );

  it('costs more where the opening hides a detail', () => {
    const lost = (bullet: string) => pointsIn(actionVerbs, jobWith([bullet, counted, uncounted]));
    expect(lost('Responsible for the portal of Harbour House')).toBeCloseTo((12 + 7.7) / 3, 5);
    expect(
      pointsIn(
        specifics,
        jobWith([
          'Responsible for the portal of Harbour House',
          counted,
          counted.replace('80', '90'),
        ]),
      ),
    ).toBe(0);
  });

  it('rewrites what claims no more', () => {
    const bullets = ['Responsible for managing suppliers', counted, counted];
    expect(lossesIn(actionVerbs, jobWith(bullets))).toMatchObject([{ rewrite: 'Managed' }]);
    expect(lossesIn(actionVerbs, jobWith(bullets, { current: true }))).toMatchObject([
      { rewrite: 'Manage' },
    ]);
    expect(
      lossesIn(actionVerbs, jobWith(['Helped to cook', counted, counted]))[0],
    ).not.toHaveProperty('rewrite');
  });

  it('shares its weight among the statements', () => {
    expect(pointsIn(actionVerbs, {})).toBe(12);
    const lost = (bullet: string) =>
      pointsIn(actionVerbs, jobWith([bullet, counted, counted, counted]));
    expect([lost('Worked on sauces'), lost('Sauces')]).toEqual([3, 1.05]);
  });
});

describe('bullet length', () => {
  it('wants neither too few words nor too many', () => {
    const long = `Cooked ${'and cooked '.repeat(20)}`.trim();
    expect(matchedTexts(bulletLength, jobWith([counted, 'Cooked well', long]))).toEqual([
      'Cooked well',
      long,
    ]);
    expect(pointsIn(bulletLength, jobWith([counted, 'Cooked well', counted, counted]))).toBe(0.25);
    expect(pointsIn(bulletLength, {})).toBe(1);
  });
});

describe('passive voice', () => {
  it.each([
    ['The menu was changed by me', ['was changed']],
    ['Guests were never forgotten', ['were never forgotten']],
    ['Was interested in wine', []],
    ['Changed the menu', []],
    ['The kitchen was recently awarded a star', ['was recently awarded']],
    ['The kitchen was not praised', ['was not praised']],
  ])('%s', (bullet, matched) =>
    expect(matchedTexts(passiveVoice, jobWith([bullet]))).toEqual(matched),
  );

  it('reads the summary too', () => {
    const summary = 'Two stars have been awarded to my kitchen.';
    expect(lossesIn(passiveVoice, { personalInfo: { summary } })).toMatchObject([
      { path: 'personalInfo/summary', points: 0.4 },
    ]);
    expect(pointsIn(passiveVoice, {})).toBe(2);
  });
});

describe('concision', () => {
  it('says what is shorter', () => {
    expect(lossesIn(concision, jobWith(['In order to save time, planned ahead']))).toMatchObject([
      { start: 0, end: 11, rewrite: 'To', points: 1.6 },
    ]);
  });

  it('counts a sentence once, from its first filler to its last', () => {
    const matched = matchedTexts(
      concision,
      jobWith(['A team player and really a go-getter in sauces']),
    );
    expect(matched).toEqual(['team player and really a go-getter']);
    expect(matchedTexts(concision, jobWith(['Reallocated every etcher']))).toEqual([]);
  });
});

describe('plain verbs', () => {
  it('are no fault where a number says what came of it', () => {
    const weakOpenings = (bullet: string) =>
      matchedTexts(actionVerbs, jobWith([bullet, 'Sold two', 'Built two']));
    expect(weakOpenings('Took the brand from 4,000 to 96,000 followers')).toEqual([]);
    expect(weakOpenings('Took care of the brand')).toEqual(['Took']);
    expect(weakOpenings('Held clinics and finished the ward')).toEqual([]);
    expect(weakOpenings('Helped 40 families')).toEqual(['Helped']);
  });
});

describe('spelling', async () => {
  const options = { spelling: await loadSpelling() };

  it('means the plural where a y was left in it', () => {
    const [loss] = lossesIn(spelling, jobWith(['Planned the deliverys of two countrys']), options);
    expect(loss?.message).toContain("'deliverys' (for 'deliveries'), 'countrys' (for 'countries')");
  });

  it('knows things that have no plural', () =>
    expect(
      lossesIn(spelling, jobWith(['Kept the informations of all equipments']), options)[0],
    ).toMatchObject({ rewrite: 'information of all equipment' }));

  it('tells of short words only letters that changed places', () => {
    const [loss] = lossesIn(spelling, jobWith(['Led teh taem with digi perio tools']), options);
    expect(loss?.message).toBe(
      "'taem' (for 'team') looks misspelled. Readers notice spelling before anything else.",
    );
  });

  it('finds a slip before a word with a capital, where its ending is of no name', () =>
    expect(lossesIn(spelling, jobWith(['Acheived Sales of 2m']), options)).toMatchObject([
      { rewrite: 'Achieved' },
    ]));

  it('finds slips, and says what was meant', () => {
    const found = lossesIn(
      spelling,
      jobWith(['Recieved guests and maneged two kitchens']),
      options,
    );
    expect(found).toMatchObject([
      { start: 0, end: 27, rewrite: 'Received guests and managed', points: 0.6 },
    ]);
  });

  it.each([
    'Organised the colour programme at the theatre centre and analysed its behaviour',
    'Deployed microservices on Kubernetes with Terraform and refactored the frontend',
    'Onboarded clients, upskilled staff and dockerized legacy apps with Ankur Vishwanath',
    'Optimised roadmaps, wireframes, chatbots, dashboards and workflows for stakeholders',
    'Labelled, modelled, travelled, fulfilled, catalogued and practised with licences',
    'Raised 2 crore in 40 lakh shares, then taught maths and graduated summa cum laude',
    'Reported to Sh. Dinesh Rawat',
    'Wrote backends, profilers and cron jobs, fitted ducting, served as prescriber and neuro physio',
  ])('%s', (bullet) => expect(matchedTexts(spelling, jobWith([bullet]), options)).toEqual([]));
});

describe('tense and pronouns', () => {
  it.each([
    ['Manage a team of five', {}, 'Manage', 'Managed'],
    ['Managing a team of five', {}, 'Managing', 'Managed'],
    ['Managing a team of five', { current: true }, 'Managing', 'Manage'],
    ['Leads the bakery', { dateText: '2019 to 2020' }, 'Leads', 'Led'],
    ['Maintain charts for 32 beds', {}, 'Maintain', 'Maintained'],
  ])('%s %j', (bullet, part, matched, rewrite) => {
    expect(matchedTexts(tenseAndPronouns, jobWith([bullet], part))).toEqual([matched]);
    expect(lossesIn(tenseAndPronouns, jobWith([bullet], part))).toMatchObject([{ rewrite }]);
  });

  it.each([
    [
      'Taking orders and serving food',
      {},
      'Taking orders and serving food',
      'Took orders and served food',
    ],
    ['Clearing tables, including those outside', {}, 'Clearing', 'Cleared'],
  ])('mends all verbs of %s %j', (bullet, part, matched, rewrite) => {
    expect(matchedTexts(tenseAndPronouns, jobWith([bullet], part))).toEqual([matched]);
    expect(lossesIn(tenseAndPronouns, jobWith([bullet], part))).toMatchObject([{ rewrite }]);
  });

  it.each([
    ['Monitoring of daily production', { current: true }],
    ['Checking vital signs and recording', { current: true }],
    ['Opening team: hired 240 people', {}],
    ['Currently leading a project', {}],
    ['Being responsible for three sites', { current: true }],
    ['Managing the bar; training new staff', {}],
    ['Achieve the sales target', {}],
  ])('offers no word for %s %j, of which it would make no sentence', (bullet, part) => {
    const losses = lossesIn(tenseAndPronouns, jobWith([bullet], part));
    expect(losses).toHaveLength(1);
    expect(losses[0]).not.toHaveProperty('rewrite');
  });

  it.each([
    ['Manage a team of five', { current: true }],
    ['Manage a team of five', { dateText: 'since 2020, now' }],
    ['Lead developer of two teams', {}],
    ['Cost plans for two schools', {}],
    ['Direct reports: five engineers', {}],
    ['Present tense exercises for learners', {}],
    ['Pilot studies in six hospitals', {}],
    ['Cut the waste by half', {}],
    ['Ran Phase I of a trial', {}],
  ])('takes %s %j', (bullet, part) =>
    expect(matchedTexts(tenseAndPronouns, jobWith([bullet], part))).toEqual([]),
  );

  it('changes no verb alone where others follow it', () => {
    const [loss] = lossesIn(
      tenseAndPronouns,
      jobWith(['Manage a team of five and train new cooks']),
    );
    expect(loss).toMatchObject({ start: 0, end: 6 });
    expect(loss).not.toHaveProperty('rewrite');
  });

  it('does without pronouns', () => {
    expect(matchedTexts(tenseAndPronouns, jobWith(['I led my team', 'Sold in the US']))).toEqual([
      'I',
    ]);
    expect(pointsIn(tenseAndPronouns, {})).toBe(1);
  });
});

describe('verb variety', () => {
  it('takes a verb twice', () => {
    const bullets = ['Led a team', 'Led two teams', 'Leads three teams', 'Built an oven'];
    expect(matchedTexts(verbVariety, jobWith(bullets))).toEqual(['Leads']);
    expect(lossesIn(verbVariety, jobWith(bullets))[0]?.message).toContain('3rd time');
    expect(pointsIn(verbVariety, {})).toBe(1);
  });
});

describe('evidence', () => {
  const early = { careerStage: 'early' } as const;
  const lost = (part: object) => pointsIn(evidence, part, early);

  it('is asked for by the piece, and counts the same wherever it stands', () => {
    const description = times(4, 'Cut waste by 23% in the kitchen').join('\n');
    const inJob = lost(jobWith([], { description }));
    expect(lost({})).toBe(15);
    expect(inJob).toBeCloseTo((15 * 3) / 7, 5);
    expect(lost({ projects: [{ name: 'Kitchen', description }] })).toBe(inJob);
    expect(lost({ volunteering: [{ position: 'Cook', description }] })).toBe(inJob);
    expect(lost({ education: [{ degree: 'BSc', description }] })).toBe(inJob);
    expect(lost({ customSections: [{ title: 'Work', entries: [{ description }] }] })).toBe(inJob);
  });

  it('has a ceiling for each kind', () => {
    const certifications = Array.from({ length: 9 }, (_, n) => ({
      name: `ISO ${n}`,
      date: '2020',
    }));
    const duties = times(6, 'Prepared sauces daily');
    expect(lost({ certifications })).toBe(lost({ certifications: certifications.slice(0, 3) }));
    expect(lost(jobWith(duties))).toBe(lost(jobWith(duties.slice(0, 5))));
  });

  it('proves nothing by saying it again', () =>
    expect(lost(jobWith([counted, counted, counted]))).toBe(lost(jobWith([counted]))));
});

describe('specifics', () => {
  it.each([
    ['Provided quality support to various customers', 'Nothing here is yours alone'],
    ['Prepared sauces and soups', 'could stand in many'],
  ])('finds that %s names nothing', (bullet, message) =>
    expect(lossesIn(specifics, jobWith([bullet, counted, uncounted]))[0]?.message).toContain(
      message,
    ),
  );

  it.each([
    'Built the reports in Tableau',
    'Fitted kitchens at Harbour House',
    'Scrubbed, glazed and fired stoneware tiles',
  ])('takes %s', (bullet) =>
    expect(pointsIn(specifics, jobWith([bullet, counted, counted.replace('80', '90')]))).toBe(0),
  );
});

describe('a note says nothing false', () => {
  it.each([
    'Was involved in teaching of bachelor students',
    'Involved in teaching students of biology',
    'Responsible for training materials and rooms',
    'Responsible for managing suppliers and ordering stock',
    'Responsible for increasing sales in the north',
    'Responsible for training of drivers',
  ])('nothing is rewritten as done where that is not sure: %s', (bullet) =>
    expect(lossesIn(actionVerbs, jobWith([bullet, counted, counted]))[0]).not.toHaveProperty(
      'rewrite',
    ),
  );

  it('a passive that names the doer leaves nobody out', () => {
    const matched = (bullet: string) => matchedTexts(passiveVoice, jobWith([bullet]));
    expect(matched('Wrote scripts for gating which were used by the whole group')).toEqual([]);
    expect(matched('Was involved in the rota')).toEqual([]);
    expect(matched('Recovered aid that had not been claimed for three years')).toEqual([]);
    expect(matched('Was promoted to shift leader')).toEqual([]);
    expect(matched('The costs were cut by 40% in a year')).toEqual(['were cut']);
    expect(matched('All orders were sent by the end of the day')).toEqual(['were sent']);
  });

  it.each([
    'Run a landing, including unlock, meals and association',
    'Gave holistic care to nine patients a shift',
    'Integrated a maker of detergents with synergies of $22M',
  ])('the words of a trade are no filler: %s', (bullet) =>
    expect(matchedTexts(concision, jobWith([bullet]))).toEqual([]),
  );

  it('the number of a list is no bullet', () =>
    expect(
      matchedTexts(actionVerbs, jobWith(['3. Sold 40 pots at Quay House', counted, counted])),
    ).toEqual([]));

  it('a declaration tells of no work', () => {
    const declared = {
      customSections: [
        {
          title: 'Further',
          entries: [{ description: 'I hereby declare that the above information is true.' }],
        },
      ],
    };
    for (const check of [actionVerbs, tenseAndPronouns])
      expect(matchedTexts(check, declared).filter(Boolean)).toEqual([]);
  });

  it('what went down by points is a result', () =>
    expect(
      matchedTexts(
        results,
        jobWith(times(3, 'Refinanced a $120M loan, interest down 190 basis points')),
      ),
    ).not.toContain('Refinanced a $120M loan, interest down 190 basis points'));

  it('what was set up went up by nothing', () =>
    expect(
      matchedTexts(results, jobWith(times(3, 'Set up 12 weeks of camps for the children'))),
    ).toContain('Set up 12 weeks of camps for the children of Bath'));

  it('a letter that stands alone is the name of a tool', () =>
    expect(
      matchedTexts(specifics, jobWith(['Wrote R scripts for the group', ...times(2, counted)])),
    ).toEqual([]));

  it('a career break asks for no deeds', () =>
    expect(
      matchedTexts(
        results,
        jobWith(['Full time mother', 'Parent rep at school'], { position: 'Career break' }),
      ).filter(Boolean),
    ).toEqual([]));

  it('whoever has thin bullets is told to fill them before adding more', () => {
    const [loss] = lossesIn(evidence, jobWith(['Served guests', 'Cleaned rooms', counted]));
    expect(loss?.message).toMatch(/Give 2 bullets a figure, a tool or a name, and add \d+ more\./);
  });

  it('an adjective of a known noun is no slip', async () => {
    const { correctionOf } = await loadSpelling();
    expect(correctionOf('translational')).toBeUndefined();
    expect(correctionOf('juried')).toBeUndefined();
  });
});
