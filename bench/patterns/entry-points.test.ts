import { readAdvertisement } from '@folio/analysis/advertisement';
import { deadlineOf } from '@folio/analysis/deadline';
import { checkFacts } from '@folio/analysis/fact-guard';
import { matchJob } from '@folio/analysis/job-match';
import { judgeRewrite } from '@folio/analysis/judge-rewrite';
import { loadSpelling } from '@folio/analysis/load-spelling';
import { payOf } from '@folio/analysis/pay';
import { placeOf } from '@folio/analysis/place';
import { scoreResume } from '@folio/analysis/score';
import { suggestSkills } from '@folio/analysis/suggestions';
import { composeCoverLetter } from '@folio/analysis/writing/compose-cover-letter';
import { composeSummary } from '@folio/analysis/writing/compose-summary';
import { enhanceTexts } from '@folio/analysis/writing/enhance-texts';
import { improveBullet } from '@folio/analysis/writing/improve-bullet';
import { tailor } from '@folio/analysis/writing/tailor';
import { contentLimits } from '@folio/contract/content-limits';
import { parseDate, parsePeriod } from '@folio/contract/date-text';
import { withoutPersonalData } from '@folio/contract/error-report-text';
import { parseItems } from '@folio/contract/items-text';
import { SenderEmail } from '@folio/contract/message-form';
import { ResumeContent } from '@folio/contract/resume-content';
import { readLines } from '@folio/intake/read-lines';
import { textToLines } from '@folio/intake/text-lines';
import { expect, test } from 'vitest';
import { cpuMsNow } from './measure-pattern.ts';

// The longest text of a resume, an advertisement or a section, and an eighth of it.
const longest = contentLimits.longText;
const eighth = longest / 8;
const mostGrowth = 20;
const leastMs = 40;

/** What runs on and on in nasty texts: of figures, blanks, brackets, words that open patterns. */
const turns = [
  '1',
  '$1,',
  '12% ',
  'five ',
  'from 5 to 9 ',
  '2019 – ',
  'Jan 2019 ',
  ' ',
  '\n',
  ', ',
  '(',
  '[',
  '.',
  ' - ',
  'x-',
  'a/b ',
  'A',
  '你',
  'A. ',
  'Acme Ltd ',
  'I was ',
  'Python, ',
  'managed and ',
  'in order to ',
  'a@b.c ',
  'http://a.b ',
  'must have ',
  'bitte geben Sie an, ',
  'en précisant votre ',
  ', y por qué ',
  'कृपया बताएँ कि ',
];

const spelling = await loadSpelling();
const advertisement = readAdvertisement('Cook at Acme. You need Python and 5 years of SQL.');
const short = 'Led a team of four cooks in Python.';

const inGermanText = 'Ich leite die Küche und plane das Menü mit dem Team für die Gäste.';
const forCooks = readAdvertisement('Wir suchen eine Köchin, die das Menü plant. Bewerbung an uns.');

/** A resume with as much of a text in each field as the field holds. */
function resumeWith(text: string): ResumeContent {
  const name = text.slice(0, contentLimits.shortText);
  const period = { dateText: name, description: text };
  return ResumeContent.parse({
    personalInfo: { firstName: name, email: name, phone: name, title: name, summary: text },
    workExperience: [{ company: name, position: name, ...period, bullets: [text] }],
    education: [{ institution: name, degree: name, field: name, ...period }],
    skills: [{ category: name, items: [text] }],
    projects: [{ name, technologies: text, link: name, ...period }],
    certifications: [{ name, issuer: name, ...period }],
    interests: text,
  });
}

const inGerman = resumeWith(inGermanText);

const readers: Record<string, (text: string) => unknown> = {
  'the score': (text) => scoreResume(resumeWith(text), { spelling }),
  'the needs of an advertisement': readAdvertisement,
  'pay, place and deadline of an advertisement': (text) => [
    payOf(text),
    placeOf(text, 'Acme'),
    deadlineOf(text),
  ],
  'the match of a resume': (text) => matchJob(resumeWith(text), advertisement),
  'the guard of facts': (text) => checkFacts(text, text),
  'a rewrite judged': (text) => judgeRewrite(text, text),
  'the guard of facts, before a short text': (text) => checkFacts(text, short),
  'the guard of facts, after a short text': (text) => checkFacts(short, text),
  'a better bullet': (text) => improveBullet(text),
  'a better section of skills': (text) =>
    enhanceTexts({ section: 'skills', texts: [{ path: '', text }] }),
  'a better summary': (text) => enhanceTexts({ section: 'summary', texts: [{ path: '', text }] }),
  'a summary': (text) => composeSummary(resumeWith(text)),
  'a cover letter for a long advertisement': (text) =>
    composeCoverLetter(resumeWith(short), readAdvertisement(text)),
  'a cover letter in German for a long advertisement': (text) =>
    composeCoverLetter(
      inGerman,
      readAdvertisement(`Wir suchen eine Köchin für die Küche und das Team. Bewerbung: ${text}`),
    ),
  'a cover letter in German of a long resume': (text) =>
    composeCoverLetter(resumeWith(`${inGermanText} ${text}`.slice(0, longest)), forCooks),
  'a tailored resume': (text) => tailor(resumeWith(text), advertisement),
  'suggested skills': (text) => suggestSkills({ currentContent: text, jobDescription: text }),
  'a period and a date': (text) => [parsePeriod(text), parseDate(text), parseItems(text)],
  'a report of an error': withoutPersonalData,
  'an address': (text) => SenderEmail.safeParse(text),
  'the text of a file': (text) =>
    readLines(
      textToLines(
        `Ada Berg\n\nEXPERIENCE\nCook, Acme, 2019 – 2020\n${text.slice(text.length / 2)}`,
      ),
    ),
};

function cpuMsOf(run: () => unknown): number {
  const begun = cpuMsNow();
  run();
  return cpuMsNow() - begun;
}

const shaped = (turn: string, letters: number) =>
  `${turn.repeat(Math.ceil(letters / turn.length)).slice(0, letters - 1)}x`;

test.each(Object.keys(readers))(
  'time in proportion to its texts is what it takes: %s',
  (name) => {
    const read = readers[name] ?? (() => undefined);
    read(short);
    const slow = turns.flatMap((turn) => {
      const cpuMs = (letters: number) => cpuMsOf(() => read(shaped(turn, letters)));
      const most = cpuMs(longest);
      if (most < leastMs) return [];
      const least = cpuMs(eighth);
      if (most < mostGrowth * least) return [];
      // What else runs on the machine, and what clears the memory, slows now the one and now the
      // other; what does grow, grows each time.
      const again = Array.from({ length: 4 }, () => cpuMs(longest) / cpuMs(eighth));
      const growth = Math.min(most / least, ...again);
      return growth > mostGrowth ? [`${JSON.stringify(turn)}: ${Math.round(most)} ms`] : [];
    });
    expect(slow).toEqual([]);
  },
  600_000,
);
