import { Bullets } from '@folio/contract/bullet-fields';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import type { ReadField } from '../fields/content-fields.ts';
import { textToLines } from '../layout/text-lines.ts';
import type { LabeledEntry, LabeledText } from './content-of-labels.ts';
import { joinReadings } from './join-readings.ts';
import { type Label, labelId, type Part } from './labels.ts';
import { cutLines, type LearnedReading } from './learned-reading.ts';

const labeled = (text: string, probability: number): LabeledText => ({
  text,
  probability,
  first: 0,
  last: 0,
});
const slots = (values: Partial<Record<Part, [string, number]>>): LabeledEntry => ({
  slots: Object.fromEntries(
    Object.entries(values).map(([part, [text, probability]]) => [part, labeled(text, probability)]),
  ),
  items: [],
});

function learned(content: object, jobs: LabeledEntry[], studies: LabeledEntry[] = []) {
  const read = {
    lines: [],
    segments: [],
    labels: new Int16Array(),
    probabilities: new Float64Array(),
  };
  const found = { person: {}, jobs, studies, skills: [], skillGroups: [], headings: [] };
  const reading: LearnedReading = {
    content: ResumeContent.parse(content),
    found,
    headings: [],
    read,
  };
  return reading;
}

const field = (path: string, value: string): ReadField => ({ path, value, confidence: 0.95 });

const job = (company: string, position: string, more: object = {}) => ({
  company,
  position,
  startDate: '2019',
  ...more,
});
const contentOf = (...jobs: object[]) => ResumeContent.parse({ workExperience: jobs });
const entryOf = (company: string, position: string, probability: number) =>
  slots({ company: [company, probability], position: [position, probability] });

/** Weights as they might be learned: a sure model is likelier right than rules that doubt. */
const doubt = new Map([
  ['both', 3],
  ['rules against model', 0.5],
  ['rules against model unsure false', 1],
  ['model against rules sure 4', 1],
  ['model against rules sure 2', -1],
]);

describe('two readings of a file', () => {
  const fields = [
    { ...field('workExperience[0].company', 'Joiner'), confidence: 0.65 },
    { ...field('workExperience[0].position', 'Acme Ltd'), confidence: 0.65 },
  ];
  const rules = { content: contentOf(job('Joiner', 'Acme Ltd')), fields, headings: [] };
  const sureRules = { ...rules, fields: fields.map((one) => ({ ...one, confidence: 0.95 })) };
  const modelOf = (probability: number) =>
    learned(contentOf(job('Acme Ltd', 'Joiner')), [entryOf('Acme Ltd', 'Joiner', probability)]);

  it('have the value that is likelier right', () => {
    const of = (read: typeof rules, probability: number) =>
      joinReadings(read, modelOf(probability), doubt).content.workExperience[0];
    expect(of(rules, 0.9)).toMatchObject({ company: 'Acme Ltd', position: 'Joiner' });
    expect(of(rules, 0.6)).toMatchObject({ company: 'Joiner', position: 'Acme Ltd' });
    expect(of(sureRules, 0.9)).toMatchObject({ company: 'Joiner', position: 'Acme Ltd' });
  });

  it('say how probable it is that each is right, and where it stands', () => {
    const agreed = learned(rules.content, [entryOf('Joiner', 'Acme Ltd', 0.9)]);
    const sureOf = (read: LearnedReading) =>
      joinReadings(rules, read, doubt).fields.map(({ path, confidence }) => [path, confidence]);
    expect(sureOf(agreed)).toContainEqual(['workExperience[0].company', expect.closeTo(0.953, 2)]);
    expect(sureOf(modelOf(0.9))).toContainEqual([
      'workExperience[0].company',
      expect.closeTo(0.731, 2),
    ]);
  });

  it('call no employer as the role', () => {
    const entry = slots({ company: ['Acme Ltd', 0.9], position: ['Smith', 0.6] });
    const read = learned(contentOf(job('Acme Ltd', 'Smith')), [entry]);
    const { content } = joinReadings(rules, read, doubt);
    expect(content.workExperience[0]).toMatchObject({ company: 'Joiner', position: 'Acme Ltd' });
  });

  it('tear no legal form from its employer, and no end from its period', () => {
    const whole = job('Quayside, Inc.', 'Joiner', { endDate: '2021' });
    const torn = job('Quayside', 'Joiner', { location: 'Inc., Rotterdam', current: true });
    const weights = new Map([['model against rules', 9]]);
    const read = { content: contentOf(whole), fields, headings: [] };
    const joined = joinReadings(read, learned(contentOf(torn), [slots({})]), weights);
    expect(joined.content.workExperience).toEqual(read.content.workExperience);
  });

  it('tear no other name in brackets from its employer, and no school in the middle', () => {
    const whole = {
      workExperience: [job('Acme Pay Inc. (Joinly)', 'Joiner'), job('Beta (2 towns)', 'Smith')],
      education: [{ institution: 'Skelby Institute of Crafts (SIC)', degree: 'BSc' }],
    };
    const torn = {
      workExperience: [job('Acme Pay Inc.', 'Joiner'), job('Beta', 'Smith')],
      education: [{ institution: 'Skelby Institute', degree: 'BSc' }],
    };
    const weights = new Map([['model against rules', 9]]);
    const read = { content: ResumeContent.parse(whole), fields: [], headings: [] };
    const model = learned(ResumeContent.parse(torn), [slots({}), slots({})], [slots({})]);
    const { content } = joinReadings(read, model, weights);
    expect(content.workExperience.map(({ company }) => company)).toEqual([
      'Acme Pay Inc. (Joinly)',
      'Beta',
    ]);
    expect(content.education).toMatchObject(whole.education);
  });

  it('tear no end from a role that the model has nowhere', () => {
    const read = { content: contentOf(job('Acme', 'Fitter – Stairs')), fields: [], headings: [] };
    const cut = cutLines(textToLines('Fitter – Stairs'));
    const roleWith = (...labels: Label[]) => {
      const model = learned(contentOf(job('Acme', 'Fitter')), [slots({ position: ['Fitter', 1] })]);
      model.read = { ...model.read, ...cut, labels: Int16Array.from(labels, labelId) };
      const weights = new Map([['model against rules', 9]]);
      return joinReadings(read, model, weights).content.workExperience[0]?.position;
    };
    expect(roleWith('position^', 'other')).toBe('Fitter – Stairs');
    expect(roleWith('position^', 'work-place')).toBe('Fitter');
  });

  it('lose no word of a header by taking its values from both', () => {
    const ours = contentOf(job('Grill, Acme Inn', 'Cook'));
    const theirs = contentOf(job('Acme Inn', 'Cook – Grill'));
    const read = { content: ours, fields: [], headings: [] };
    const model = learned(theirs, [
      slots({ company: ['Acme Inn', 0.9], position: ['Cook – Grill', 0.6] }),
    ]);
    const entriesBy = (weights: typeof doubt) =>
      joinReadings(read, model, weights).content.workExperience;
    expect(entriesBy(doubt)).toMatchObject([{ company: 'Grill, Acme Inn', position: 'Cook' }]);
    const inclined = new Map([
      ['rules against model', 0.2],
      ['model against rules sure 4', 4],
    ]);
    expect(entriesBy(inclined)).toMatchObject([{ company: 'Acme Inn', position: 'Cook – Grill' }]);
  });

  it('join nothing across a bar, and lose no field of a degree', () => {
    const study = { institution: 'Leeds', degree: 'MBA', field: 'HR' };
    const whole = { workExperience: [job('Acme', 'Joiner')], education: [study] };
    const torn = {
      workExperience: [job('HR | Acme', 'Joiner')],
      education: [{ ...study, field: '' }],
    };
    const read = { content: ResumeContent.parse(whole), fields: [], headings: [] };
    const weights = new Map([['model against rules', 9]]);
    const { content } = joinReadings(read, learned(torn, [slots({})], [slots({})]), weights);
    expect(content.workExperience).toMatchObject([{ company: 'Acme' }]);
    expect(content.education).toMatchObject([study]);
  });

  it('keep no text of an entry that is another which the model found', () => {
    const one = { institution: 'Leeds College', degree: 'BA', startDate: '2015' };
    const other = { institution: 'York Institute', degree: 'MBA', startDate: '2018' };
    const ours = { education: [{ ...one, location: 'MBA', description: 'York Institute' }] };
    const read = { content: ResumeContent.parse(ours), fields: [], headings: [] };
    const weights = new Map([['list education more 1', 9]]);
    const model = learned({ education: [one, other] }, [], [slots({}), slots({})]);
    const { education } = joinReadings(read, model, weights).content;
    expect(education).toMatchObject([
      { ...one, location: '', description: '' },
      { ...other, description: '' },
    ]);
  });

  it('part roles of one employer where the second gets another', () => {
    const ours = contentOf(
      job('Acme Ltd', 'Joiner'),
      job('Acme Ltd', 'Smith', { startDate: '2015', sameEmployer: true }),
    );
    const theirs = contentOf(
      job('Acme Ltd', 'Joiner'),
      job('Beta', 'Smith', { startDate: '2015' }),
    );
    const entries = [entryOf('Acme Ltd', 'Joiner', 0.9), entryOf('Beta', 'Smith', 0.9)];
    const flagsOf = (weights: typeof doubt) =>
      joinReadings(
        { content: ours, fields: [], headings: [] },
        learned(theirs, entries),
        weights,
      ).content.workExperience.map(({ company, sameEmployer }) => [company, sameEmployer]);
    expect(flagsOf(new Map([['rules against model', 9]]))).toEqual([
      ['Acme Ltd', false],
      ['Acme Ltd', true],
    ]);
    expect(flagsOf(new Map([['model against rules', 9]]))).toEqual([
      ['Acme Ltd', false],
      ['Beta', false],
    ]);
  });

  it('have what only the model found where that is likelier than not', () => {
    const read = (probability: number) => {
      const person = slots({ title: ['Joiner', probability] }).slots;
      const reading = learned({ personalInfo: { title: 'Joiner' } }, []);
      return { ...reading, found: { ...reading.found, person } };
    };
    const weights = new Map([
      ['title sure 4', 1],
      ['title sure 2', -1],
    ]);
    const none = { content: contentOf(), fields: [], headings: [] };
    const titleOf = (probability: number) =>
      joinReadings(none, read(probability), weights).content.personalInfo.title;
    expect([titleOf(0.9), titleOf(0.6)]).toEqual(['Joiner', '']);
  });

  it('part jobs and studies as the model does where its list is likelier right', () => {
    const jobs = contentOf(job('Acme Ltd', 'Joiner'), job('Beta', 'Fitter'));
    const countWith = (weight: number) => {
      const entries = [entryOf('Acme Ltd', 'Joiner', 0.95), entryOf('Beta', 'Fitter', 0.95)];
      const weights = new Map([['list workExperience more 1', weight]]);
      return joinReadings(rules, learned(jobs, entries), weights).content.workExperience.length;
    };
    expect([countWith(1), countWith(-1)]).toEqual([2, 1]);
    const none = joinReadings(rules, learned({}, []), new Map([['list workExperience ', 9]]));
    expect(none.content.workExperience).toHaveLength(1);
    const study = (institution: string) => ({ institution, degree: 'BSc' });
    const studies = ResumeContent.parse({ education: [study('Leeds'), study('York')] });
    const read = learned(studies, [], [slots({ school: ['Leeds', 0.9] }), slots({})]);
    const weights = new Map([['list education more 1', 1]]);
    const joined = joinReadings({ ...rules, content: contentOf() }, read, weights);
    expect(joined.content.education).toMatchObject([{ institution: 'Leeds' }, study('York')]);
    expect(joined.fields).toContainEqual(
      expect.objectContaining({ path: 'education[0].institution', value: 'Leeds' }),
    );
  });

  it('lose no job to a model that read fewer, and these not whole', () => {
    const ours = contentOf(job('Acme Ltd', 'Joiner'), job('Beta', 'Fitter', { startDate: '2014' }));
    const read = { content: ours, fields: [], headings: [] };
    const countWith = (company: string) => {
      const model = learned(contentOf(job(company, 'Joiner')), [entryOf(company, 'Joiner', 0.99)]);
      const weights = new Map([['list workExperience ', 9]]);
      return joinReadings(read, model, weights).content.workExperience.length;
    };
    expect([countWith('Acme Ltd'), countWith('')]).toEqual([1, 2]);
  });

  it('take nothing for a job that the rules have read as a certificate', () => {
    const jobs = [job('Acme Ltd', 'Joiner'), job('Oak Board', 'Timber Grader')];
    const found = jobs.map(({ company, position }) => entryOf(company, position, 0.8));
    const model = learned(contentOf(...jobs), found);
    const own = { content: contentOf(job('Acme Ltd', 'Joiner')), fields: [], headings: [] };
    const certificate = { name: 'Timber Grader', issuer: 'Oak Board' };
    const certified = ResumeContent.parse({ ...own.content, certifications: [certificate] });
    const lists = new Map([['list workExperience ', 1]]);
    expect(joinReadings(own, model, lists).content.workExperience).toHaveLength(2);
    const read = joinReadings({ ...own, content: certified }, model, lists);
    expect(read.content.workExperience).toHaveLength(1);
  });

  it('compare the entries that are alike where one has found more', () => {
    const ours = contentOf(job('Acme Ltd', 'Joiner'), job('Beta', 'Fiter', { startDate: '2014' }));
    const theirs = contentOf(job('Beta', 'Fitter', { startDate: '2014' }));
    const read = { content: ours, fields: [], headings: [] };
    const weights = new Map([
      ['list workExperience more -1', -1],
      ['model against rules', 1],
    ]);
    const joined = joinReadings(read, learned(theirs, [entryOf('Beta', 'Fitter', 0.9)]), weights);
    expect(joined.content.workExperience).toMatchObject([
      { company: 'Acme Ltd', position: 'Joiner' },
      { company: 'Beta', position: 'Fitter' },
    ]);
  });

  it('have the headings, skills and bullet points of the likelier list', () => {
    const bullets = Bullets.parse(['Built two', 'cranes']);
    const read = {
      content: ResumeContent.parse({
        workExperience: [{ company: 'Acme', bullets }],
        skills: [{ category: '', items: ['Welding Rigging'] }],
      }),
      fields: [field('skills[0].items', 'Welding Rigging')],
      headings: ['Joiner', 'Skills'],
    };
    const content = ResumeContent.parse({
      workExperience: [{ company: 'Acme', bullets: Bullets.parse(['Built two cranes']) }],
      skills: [{ category: 'Metal', items: ['Welding', 'Rigging'] }],
    });
    const reading = { ...learned(content, [slots({})]), headings: ['Skills'] };
    const weights = new Map([
      ['list bullets more -1', 1],
      ['list skills more 1', 1],
      ['list headings more -1', 1],
    ]);
    const joined = joinReadings(read, reading, weights);
    expect(joined.headings).toEqual(['Skills']);
    expect(joined.content.skills).toMatchObject([{ category: 'Metal' }]);
    expect(joined.content.workExperience).toMatchObject([
      { bullets: [{ text: 'Built two cranes' }] },
    ]);
    expect(joined.fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['workExperience[0].bullets[0]', 'skills[0].items']),
    );
    expect(joinReadings(read, reading, new Map()).headings).toEqual(read.headings);
  });

  it('leave out no words of a bullet point that the rules read whole', () => {
    const whole = contentOf(
      job('Acme', 'Joiner', { bullets: Bullets.parse(['Built two, in time']) }),
    );
    const short = contentOf(job('Acme', 'Joiner', { bullets: Bullets.parse(['Built two']) }));
    const read = { content: whole, fields: [], headings: [] };
    const weights = new Map([['list bullets more 0', 9]]);
    const { content } = joinReadings(read, learned(short, [slots({})]), weights);
    expect(content.workExperience).toMatchObject([{ bullets: [{ text: 'Built two, in time' }] }]);
  });

  it('take no bullet points apart, and no headings that stand above parts of entries', () => {
    const whole = [
      '**Paved the way for growth** by comparing nine sellers as ways to the app. Met with buyers, at cost.',
      '**Won over the law makers** of the county through many talks, to passage of the Act.',
    ];
    const bulletsBy = (...items: string[]) => {
      const of = (bullets: string[]) =>
        contentOf(job('Acme', 'Joiner', { bullets: Bullets.parse(bullets) }));
      const headings = ['Work', 'Tools'];
      const read = { content: of(whole), fields: [], headings };
      const model = { ...learned(of(items), [slots({})]), headings: ['Work', 'Aims', 'Aims'] };
      const weights = new Map([
        ['list bullets ', 9],
        ['list headings ', 9],
      ]);
      const joined = joinReadings(read, model, weights);
      expect(joined.headings).toEqual(headings);
      return joined.content.workExperience[0]?.bullets.map(({ text }) => text);
    };
    expect(bulletsBy('Paved the way for growth by comparing nine sellers as')).toEqual(whole);
    expect(bulletsBy('Paved the way for growth', 'by comparing nine sellers', 'ways')).toEqual(
      whole,
    );
    const parts = [
      'Paved the way for growth by comparing nine sellers as ways to the app.',
      'Met with buyers, at cost.',
    ];
    expect(bulletsBy(...parts, 'Won over the law makers of the county')).toHaveLength(3);
  });

  it('tell a job once, in sentences or in a list', () => {
    const bodyWith = (description: string, ...items: string[]) => {
      const read = { content: contentOf(job('Acme', 'Joiner', { description })), fields: [] };
      const model = contentOf(job('Acme', 'Joiner', { bullets: Bullets.parse(items) }));
      const weights = new Map([['list bullets ', 9]]);
      const joined = joinReadings({ ...read, headings: [] }, learned(model, [slots({})]), weights);
      const [{ description: told = '', bullets = [] } = {}] = joined.content.workExperience;
      return [told, ...bullets.map(({ text }) => text)];
    };
    const paragraph = 'Ran a yard with two cranes, a saw and nine men. Taught apprentices.';
    const torn = ['a saw and nine men.', 'Taught apprentices.'];
    expect(bodyWith(paragraph, ...torn)).toEqual([paragraph]);
    expect(bodyWith(paragraph, paragraph)).toEqual([paragraph]);
    expect(bodyWith(paragraph, 'Won a prize')).toEqual([paragraph, 'Won a prize']);
    const list = ['Built two cranes', 'Taught apprentices'];
    expect(bodyWith(`A yard by the sea.\n${list.join('\n')}`, ...list)).toEqual([
      'A yard by the sea.',
      ...list,
    ]);
    expect(bodyWith('▷ Built two cranes', 'Built two cranes')).toEqual(['', 'Built two cranes']);
  });

  it('have a text of the model nowhere else', () => {
    const text = 'Nine hundred visits a year on the moors.';
    const rules = (more: object, bullets: string[] = []) => ({
      content: ResumeContent.parse({
        workExperience: [job('Acme', 'Nurse'), job('Beta', 'Nurse', { bullets })],
        ...more,
      }),
      fields: [],
      headings: [],
    });
    const model = contentOf(
      job('Acme', 'Nurse', { bullets: Bullets.parse([text]) }),
      job('Beta', 'Nurse'),
    );
    const weights = new Map([['list bullets more 1', 9]]);
    const read = (...given: Parameters<typeof rules>) =>
      joinReadings(rules(...given), learned(model, [slots({}), slots({})]), weights).content;
    const section = { title: 'Work', entries: [{ title: text }] };
    const content = read({ personalInfo: { summary: `- ${text}` }, customSections: [section] });
    expect(content.workExperience[0]?.bullets).toMatchObject([{ text }]);
    expect(content.personalInfo.summary).toBe('');
    expect(content.customSections).toEqual([]);
    const other = 'Ninety visits a year to the islands.';
    const own = read({ interests: other }, Bullets.parse([text, other]) as never);
    expect(own.interests).toBe(other);
    expect(own.workExperience[1]?.bullets).toMatchObject([{ text: other }]);
  });

  it('keep the words for dates and the bold words of what both read alike', () => {
    const bold = 'Built **two** cranes';
    const content = contentOf(job('Acme', 'Joiner', { dateText: 'Spring' }), {
      company: 'Beta',
      bullets: Bullets.parse([bold]),
    });
    const jobs = contentOf(
      job('Acme', 'Joiner'),
      job('Beta', 'Fitter', { bullets: Bullets.parse(['Built two cranes']) }),
      job('Gamma', 'Mason'),
    );
    const entries = ['Acme', 'Beta', 'Gamma'].map((company) => entryOf(company, 'Fitter', 0.95));
    const read = { content, fields: [field('workExperience[0].company', 'Acme')], headings: [] };
    const weights = new Map([
      ['list workExperience more 1', 1],
      ['model alone', 1],
      ['list bullets ', 1],
    ]);
    const joined = joinReadings(read, learned(jobs, entries), weights);
    expect(joined.content.workExperience).toMatchObject([
      { company: 'Acme', dateText: 'Spring' },
      { position: 'Fitter', bullets: [{ text: bold }] },
      { company: 'Gamma' },
    ]);
    expect(new Set(joined.content.workExperience.map(({ id }) => id)).size).toBe(3);
  });
});
