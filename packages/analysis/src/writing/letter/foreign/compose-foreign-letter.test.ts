import { textsOf } from '@folio/contract/bullets';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, test } from 'vitest';
import { readAdvertisement } from '../../../job-match/read-advertisement.ts';
import { readAsks } from '../asked-in-short.ts';
import { composeCoverLetter, type LetterOptions } from '../compose-cover-letter.ts';
import { foreignExamples, nurseInGerman } from './testing/foreign-examples.ts';

const letterFor = (content: ResumeContent, advertisement: string, options: LetterOptions = {}) =>
  composeCoverLetter(content, readAdvertisement(advertisement), { today: '2026-11', ...options });

describe.each(foreignExamples)('a letter in $language', ({ resume, advertisement, expected }) => {
  const { text } = letterFor(resume, advertisement);

  test('greets, names the job and ends as letters of its language do', () => {
    for (const part of expected) expect(text).toContain(part);
  });

  test('tells of the resume word for word', () => {
    const known = resume.workExperience.flatMap(({ bullets }) => textsOf(bullets));
    const sentences = text
      .split('\n')
      .filter((line) => line.startsWith('• ') && !/^• \p{L}[^:]{3,30}\s?: /u.test(line));
    expect(sentences.length).toBeGreaterThan(1);
    for (const line of sentences) expect(known).toContain(line.slice(2));
  });

  test('has no words of English', () => {
    expect(text).not.toMatch(/\b(?:the|and|my|experience|sincerely|regards|dear)\b/i);
  });
});

const german = (wanted: string) =>
  `Pflegefachkraft (m/w/d)\n\nDas Seniorenzentrum Lindenhof sucht Verstärkung.\n\nIhre Aufgaben\n- Wundversorgung und Dokumentation\n- Anleitung von Auszubildenden\n\n${wanted}`;

test('lines below no title stand beside the other facts, without empty brackets', () => {
  const content = ResumeContent.parse({
    ...nurseInGerman,
    customSections: [
      { title: '', entries: [{ description: 'Weiterbildung Wundversorgung, 2021' }] },
    ],
  });
  const { text } = letterFor(content, german(''));
  expect(text).toContain('\n• Weiterbildung Wundversorgung, 2021\n');
  expect(text).not.toContain('()');
});

test('courses that are asked for stand among the certificates, and a language once', () => {
  const content = ResumeContent.parse({
    ...nurseInGerman,
    courses: [{ name: 'Wundversorgung' }, { name: 'Yoga' }],
    languages: [{ language: 'Polnisch' }, { language: 'Deutsch' }],
    customSections: [{ entries: [{ description: 'Polnisch Muttersprache' }] }],
  });
  const { text } = letterFor(content, `${german('')}\n- Polnisch`);
  expect(text).toMatch(/Abschlüsse und Nachweise: .*Wundversorgung/);
  expect(text).not.toMatch(/Yoga|Polnisch Muttersprache/);
});

test('the heaviest needs lead, and what proves little is left out', () => {
  const { text } = letterFor(nurseInGerman, german(''));
  expect(text).toContain('• Wunddokumentation für 24 Bewohner');
  expect(text).toContain('• Anleitung von drei Auszubildenden');
  expect(text).not.toContain('Verantwortlich für Bestellungen');
});

test('what is asked has a place each, and none is left where nothing is asked', () => {
  const { text } = letterFor(
    nurseInGerman,
    german(
      'Schreiben Sie uns in Ihrer Bewerbung, warum Sie bei uns arbeiten möchten und ob Sie nachts arbeiten, mit Angabe Ihrer Gehaltsvorstellung.',
    ),
  );
  expect(text).toContain('Meine Gehaltsvorstellung: [');
  expect(text).toContain('weil [mein Grund]');
  expect(text).toContain('Zu „ob Sie nachts arbeiten“: [meine Antwort]');
  expect(letterFor(nurseInGerman, german('')).text).not.toContain('[');
});

test('why is told in the person’s own words, and then not asked', () => {
  const { text } = letterFor(
    nurseInGerman,
    german('Schreiben Sie uns in Ihrer Bewerbung, warum Sie bei uns arbeiten möchten.'),
    { motivation: 'Ich möchte Menschen länger begleiten' },
  );
  expect(text).toContain('\n\nIch möchte Menschen länger begleiten.\n\n');
  expect(text).not.toContain('[mein Grund]');
});

test('what the summary says of the beginning answers when one could start', () => {
  const content = ResumeContent.parse({
    ...nurseInGerman,
    personalInfo: { ...nurseInGerman.personalInfo, summary: 'Verfügbar ab 1. Februar 2027.' },
  });
  const { text } = letterFor(content, german('Bewerbung bitte mit Angabe Ihres Eintrittstermins.'));
  expect(text).toContain('Verfügbar ab 1. Februar 2027.');
  expect(text).not.toContain('[');
});

test('who the person says to write to and about comes before what was read', () => {
  const target = {
    role: 'Stationsleitung',
    company: 'Haus am See',
    hiringManager: 'Frau Dr. Eva von Berg',
  };
  const { text } = letterFor(nurseInGerman, german(''), { target });
  expect(text).toContain('Sehr geehrte Frau Dr. von Berg,');
  expect(text).toContain('die Stelle „Stationsleitung“');
});

test('an advertisement that says du gets no Sie, and a formal letter one all the same', () => {
  const advertisement = `${german('')}\nDu liebst deinen Beruf? Bewirb dich bei uns.\nDeine Bewerbung schickst du an post@haus.example.`;
  expect(letterFor(nurseInGerman, advertisement).text).toMatch(/^Guten Tag,.*Viele Grüße\n/s);
  expect(letterFor(nurseInGerman, advertisement, { tone: 'formal' }).text).toMatch(
    /^Sehr geehrte Damen und Herren,.*Mit freundlichen Grüßen\n/s,
  );
});

test('Portuguese is that of Portugal where the resume is', () => {
  const content = ResumeContent.parse({
    personalInfo: { firstName: 'Rui', lastName: 'Sá', location: 'Braga' },
    workExperience: [
      {
        company: 'Metal Cávado Lda',
        position: 'Serralheiro',
        startDate: '2014-06',
        current: true,
        bullets: [
          'Fabrico de estruturas metálicas para 25 pavilhões',
          'Soldadura MIG e TIG em obra, com uma equipa de 3',
        ],
      },
    ],
  });
  const { text } = letterFor(
    content,
    'Serralheiro (m/f)\n\nEmpresa procura serralheiro com experiência em soldadura. Carta de condução. Enviar CV e a sua disponibilidade para metal@exemplo.example.',
  );
  expect(text).toMatch(/^Exmos\. Senhores,/);
  expect(text).toContain('A minha disponibilidade: [data].');
});

test('an English resume has an English letter, which asks what a German advertisement does', () => {
  const content = ResumeContent.parse({
    personalInfo: { firstName: 'Ann', lastName: 'Hill' },
    workExperience: [
      {
        company: 'St Mary',
        position: 'Nurse',
        startDate: '2019-01',
        current: true,
        bullets: [
          'Cared for 12 patients a shift and trained the new nurses of the ward.',
          'Kept the records of all wounds and showed the team how to do it.',
        ],
      },
    ],
  });
  const { text } = letterFor(
    content,
    german('Bewerbung bitte mit Angabe Ihrer Gehaltsvorstellung.'),
  );
  expect(text).toMatch(/^Dear /);
  expect(text).toContain('My salary expectation is [your salary expectation].');
});

test('what is asked is told beside the letter, conditions in English and the rest as it is asked', () => {
  const wanted = german(
    'Bewerbung bitte unter Angabe Ihrer Gehaltsvorstellung und Ihrer Kündigungsfrist. Kennziffer P-17. Schreiben Sie uns im Anschreiben, wie Sie mit Angehörigen sprechen.',
  );
  expect(readAsks(wanted)).toMatchObject({
    notes: ['your salary expectation', 'your notice period', '“wie Sie mit Angehörigen sprechen”'],
    reference: 'P-17',
  });
});

test('a job that goes on is told as going on, and a genitive is asked about in words', () => {
  const content = ResumeContent.parse({
    ...nurseInGerman,
    workExperience: nurseInGerman.workExperience.map((job, at) =>
      at === 0 ? { ...job, position: 'Stationsleitung', startDate: '2018-02', current: true } : job,
    ),
  });
  const { text } = letterFor(
    content,
    german('Ihre Bewerbung mit Angabe des gewünschten Stellenumfangs bitte per E-Mail.'),
  );
  expect(text).toContain('Zum gewünschten Stellenumfang: [meine Antwort]');
  expect(text).not.toMatch(/, 2018\)/);
});
