import { percent, table } from './tables.mjs';

const measures = {
  f1: 'needs: F1',
  precision: 'needs: precision',
  recall: 'needs: recall',
  levels: 'required or preferred told rightly',
  title: 'title of the job',
  employer: 'employer',
  knockouts: 'knock-outs by kind and text: F1',
  knockoutPrecision: 'knock-outs: precision',
  knockoutRecall: 'knock-outs: recall',
  years: 'years of experience',
};
const bars = {
  en: { f1: 85, precision: 88, title: 95, employer: 95 },
  others: { f1: 78, precision: 88, title: 95, employer: 95 },
};
const names = { en: 'English', others: 'five other languages' };

/** Returns a figure, or `not opened` for a set without measurements so far. */
const cell = (measure, name) =>
  measure?.advertisements > 0 ? percent(measure[name]) : 'not opened';

function needsTable(language, { firstSight, now, heldBack }) {
  const columns = [firstSight[language], now[language], heldBack[language]];
  const head = [
    `${names[language]}, %`,
    'bar',
    `${columns[0].advertisements} at first sight`,
    `${columns[1].advertisements} now`,
    `${columns[2]?.advertisements ?? 0} held back`,
  ];
  const rows = Object.entries(measures).map(([name, label]) => [
    label,
    bars[language][name] === undefined ? '' : `≥ ${bars[language][name]}`,
    ...columns.map((measure) => cell(measure, name)),
  ]);
  return table(head, rows);
}

function rewritesTable({ firstSight, now, heldBack }) {
  const of = (name) => [
    firstSight[name] === undefined ? '' : percent(firstSight[name]),
    percent(now[name]),
    heldBack.invented > 0 ? percent(heldBack[name]) : 'not opened',
  ];
  const head = ['rewrites of others, %', 'bar', 'first sight', 'now', 'held back'];
  return table(head, [
    [`dishonest ones refused or shown with a doubt, of ${now.invented}`, '≥ 97', ...of('caught')],
    ['… of them refused', '', ...of('refused')],
    [`honest ones refused, of ${now.honest}`, '≤ 4', ...of('falseAlarms')],
    ['honest ones refused or shown with a doubt', '', ...of('doubted')],
  ]);
}

/**
 * Returns the section about advertisements and rewrites by people who had not seen the code, before
 * and after repairs.
 */
export function strangersSection({ needs, rewrites }) {
  return `## Strangers’ advertisements and rewrites

Texts by people who had not seen the code: advertisements as they are really written (long prose, recruiters'
phrases, six languages), and rewrites of lines of resumes. Most bars below are **missed**.

- *First sight*: measured before anything was changed for these texts.
- *Now*: the same texts. The repairs have seen them, so this column flatters.
- *Held back*: texts by yet other people, which were only counted.

A need counts as found if both names are the same phrase regardless of case, number and accents, if they are
two names of one skill, or if they share two of three words that say what is asked for. That was fixed before
anything was tuned.

${needsTable('en', needs)}

${needsTable('others', needs)}

${rewritesTable(rewrites)}

First sight was measured on 240 rewrites. The weights are fitted to the tuned rewrites of fourteen authors;
with weights of the other authors alone, 82 % of the dishonest rewrites are marked, and 45 % of the honest
ones. The last three authors wrote harder ones, a lie beside an honest rewrite of the same source, length and
style: at first sight 77, 68 and 94 % of theirs were noticed, while 8, 13 and 34 % of the honest ones were
refused, mostly for arithmetic, abbreviations and units that are read now. The held-back rewrites are by three
more authors. On the 130 of two of them the guard before noticed 80.3 % and doubted 48.4 % of the honest ones
(now 74.2 and 37.5), on the 200 of the third, 82.0 and 47.0 when they were opened (now 81.0 and 40.0). The first guard,
which refused whatever it could not find in the source, refused 81.8 % of the dishonest rewrites of the first
set, but also 65.6 % of the honest ones: most of what people had paid for.

Then abbreviations, years of two digits, spans of hours and shares without a sign are read, and what others did, one
word for another of its kind and a whole for its part are doubts. Of 60 new pairs (an honest rewrite and a lie each, of
twelve trades, by who makes the rules and before reading them) half were looked at: there honest ones refused fell from
16.7 to 0 % and those doubted from 36.7 to 26.7, and 83.3 % of the lies are noticed as before. On the half that nobody
looked at all three stayed: 6.7, 36.7 and 96.7 %. Of the held-back ones above as many honest ones are refused as before;
doubts of them rose from 37.2 to 39.0, and lies noticed fell from 78.9 to 78.3. They were counted eleven times on the
way, it was chosen by them which weights and which abbreviations to keep, and five were read: they are no longer unseen,
and the figures of that column flatter.

What guessed at abbreviations ('mgr', 'Joburg', 'N Sea') was then replaced by a list of short forms
(\`short-forms.tsv\`), without those that may be short for less than a rank or a certificate, and who may head something by
their letters alone ('ED') is a doubt. Of the tuned rewrites, 598 of 719 lies are noticed (593 with the guesses), 27 of
725 honest ones refused (27) and 281 doubted (274); of the held-back ones, 133 of 166 (130), 17 of 164 (17) and 66 (64).
The list was written from what is commonly abbreviated; 'Prof' and the points of the compass were added for tuned rewrites
that were refused. The held-back ones were counted twelve times more, and of two ways to read such letters the one was
taken that held one lie more of them: their column flatters further.

What is missed is mostly one thing more in a list ('harvesting', 'instruments'), and one word for another
('assistant' for 'editor'): an honest rewrite brings as many words of its own, so that counting them tells
nothing (weights of zero). It would take knowing what follows from what.

### Quick fixes

A quick fix rewrites a line without a language model. Doubtful changes count as wrong, and changes of a
capital letter alone are left out. Each set was read line by line when it was opened, and the rules were
mended for it afterwards. 99 % is wanted.

| lines of resumes | changed | right |
| --- | --- | --- |
| 300, 318, 219 and 210, before [decision 122](../decisions/122-quick-fixes-change-all-verbs-or-none.md) | 52, 103, 57, 52 | 79, 79, 86, 94 % |
| 600, 900, 1,000 and 1,200, after [decision 106](../decisions/106-a-fix-is-sure-or-not-made.md) | 88, 202, 82, 180 | 85, 77, 85, 91 % |
| 2,554 of strangers' resumes of 24 trades, the same rules | 282 | 80 % |
| 10,592 of the same collection, four sets, while [decision 158](../decisions/158-a-line-that-reads-one-way.md) was made | 817 | 97.1 % |
| 9,906 of other resumes of it, three sets | 681 | 97.8 % |
| 4,201 more of these, with all of that mended | 271 | 98.9 % |

Being careful has a price: 6.5 of 100 lines are changed, where 11 were. For the others the person is
interviewed instead. The last four rows were judged by the author of the rules alone. The lines are other
people's and are not kept.

### Cover letters without a model

How many letters could be sent after one small edit; 80 % is wanted. Each set was new when it was judged, and
the rules were mended for it afterwards. In brackets: who judged, either strangers who had the resume and the
advertisement beside the letter, or the author of the rules.

| letters | sendable |
| --- | --- |
| 45 (3 strangers) | 50 % |
| 24 (3 strangers), after [decision 126](../decisions/126-what-surely-was-done.md) | 39 % |
| 30 (2 strangers), after [decision 105](../decisions/105-certain-before-full.md) | 17 % |
| 20 (2 strangers) | 8 % |
| 20 (2 strangers), after [decision 116](../decisions/116-lines-word-for-word.md) | 18 % |
| 20 (2 strangers) | 53 % |
| 20 whose advertisements ask for particular things (2 strangers), after [decision 131](../decisions/131-needs-and-what-answers-them.md) | 18 % |
| 20 (1 stranger), after decisions [142](../decisions/142-names-of-a-job-are-learned.md), [144](../decisions/144-asks-are-answered-one-by-one.md) and [145](../decisions/145-the-form-that-a-job-wants.md) | 55 % |
| 20 (author of the rules) | 60 % |
| 20 (author of the rules), [decision 159](../decisions/159-an-employer-read-twice-is-sure.md) | 55 % |
| 20 (author of the rules), after mends on those | 60 % |
| 18, of which 17 are asked for something (author of the rules), before any change | 39 % |
| 12, of which 10 are asked, after mends on those | 33 % |
| 10, which are all asked, after mends on those | 10 % |
| 10, of which 5 are asked, after mends on those | 80 % |
| 10, of which 6 are asked, after mends on those | 60 % |
| 10, of which 9 are asked, after [decision 161](../decisions/161-asks-are-heard-by-their-clause.md) | 70 % |
| 12, of which 7 are asked (author of the rules), the rules of before | 50 % |
| the same 12, after [decision 172](../decisions/172-sentences-where-a-line-surely-is-one.md) | 50 % |
| 8, of which 4 are asked (author of the rules), the rules of before | 50 % |
| the same 8, after orders are heard wherever they stand | 63 % |
| 8, of which 7 are asked (author of the rules), the rules of before | 38 % |
| 4, which are all asked, after mends on those | 25 % |
| 20 for public advertisements, of which 8 ask for something (author of the rules), the rules of before | 50 % |
| the same 20, after letters say what is surely right alone | 65 % |
| 14 for public advertisements, of which one asks (author of the rules), the rules of before | 93 % |
| the same 14, after mends on the 20 | 100 % |

The 70 before the last 34 are pairs of invented people and advertisements of 70 trades and five levels, a third of the resumes
thin, half with a reason why; who wrote the pairs also judged and made the rules, so that the figures flatter. At first
sight something asked for was missing or garbled in 39, the employer, title or addressee was wrong or missing in 19, a
decisive point was left out in 5, grammar was wrong or odd in 5, and an answer was none in 3. How many advertisements
ask for something decides: without that nearly all letters are sendable. Mends on one set do little for the next (the
rules before any change would have had 7 or 8 of the 10 with 80 %, and 5 of those with 60 %); the clauses of
decision 161 do more, which read 16 of 18 sentences in unseen forms where the patterns read 4.

The 12 of the two rows above those were written before decision 172 was made and opened once after it, with 8 in the other
languages (below); the author of both judged them, so that they flatter. The decision changes the form, and form was no
fault in any row: before it all 12 were lists above and below 'From the rest of my resume', after it 10 tell the work in
sentences. Of these 30 sentences 27 are right; two are lines that were read run together, and one is its writer's comma
splice. The 6 letters that are not sendable have other faults: 4 repeat what was read wrongly from the file (a certificate
taken for a school), 2 do not greet who is named (one of them among the 4), and one meets a criterion with the wrong line.
The greetings, the criterion and the splice are mended since.

The 8 of the two rows after these (of 24 pairs that were written first, 12 of which were looked at) were opened once, both
versions shuffled; one letter differs, in which two things that are asked were missed before. Of the three others one
misses what is asked behind 'a brief letter covering …', one does not greet who is named, and one meets half of its
criteria; on the 12 that were looked at 6 were sendable before and 11 after, which is no figure. The first two forms and
a license that stands below no title are mended since.

The two rows below those are 12 pairs of 12 trades. In all 8 that were not sendable something that is asked was garbled or missing:
what is to be attached stood within what is to be said, and a list to be met point by point was not known by its numbers
or heading. All of that is mended since, and with it 10 of the 12 are sendable, which is no figure.

The last four rows are for advertisements as they were published (a collection of a job board of all trades, a county's
libraries, a shelter, a board for programmers), which nobody wrote for letters and few of which ask for anything. The
resumes are invented: for the 20 mostly notes in plain text, which stood with other advertisements in 15 pairs that were
looked at, for the 14 kept ones that the author had not read in letters. Both versions of each letter were shuffled, but
are told apart by their phrases. Of the 15 that were looked at first 8 were sendable. What was wrong with the 7 others:
lines that were read wrongly from the file (4), lines called 'the most relevant' that are not, or the post that decides
left out (3), a wrong employer (2), no title (2), a scrap as a statement (1); articles that were added wrongly and 'In
short:' were small edits in 6. Nothing that is asked was missed in them. Of the 20, 1 was right as it was before, and 6
are after it. The 7 that are not: title or employer is wrong in 3, questions are missed or garbled in 2 (a list in a
text without line ends), one has next to no resume, and in one the job that decides was not read from the file. The 14
tell little: where a resume is read rightly and nothing is asked, nearly all letters could be sent before, too; what
was wrong are 'In short:' and a boast behind it.

In German, French, Spanish, Portuguese and Hindi, which had no letters before. Who wrote the pairs also made the rules and
judged, so that the figures flatter; invented people of other trades, levels and countries each time, the first set written
before the composer was, and nearly all advertisements ask for something. Each set was new when it was judged, and the
rules were mended for it afterwards. A place that has to be filled in because the advertisement asks for it is no fault;
something asked for that is missing or garbled is one, and so is a wrong employer, title or addressee.

| letters | asked for something | German | French | Spanish | Portuguese | Hindi | sendable |
| --- | --- | --- | --- | --- | --- | --- | --- |
| 30 | 26 | 5 of 6 | 4 of 6 | 3 of 6 | 4 of 6 | 3 of 6 | 63 % |
| 30, longer and messier | 28 | 2 of 6 | 2 of 6 | 1 of 6 | 3 of 6 | 1 of 6 | 30 % |
| 20 | 20 | 0 of 4 | 2 of 4 | 2 of 4 | 2 of 4 | 1 of 4 | 35 % |
| 20 | 13 | 4 of 4 | 3 of 4 | 1 of 4 | 4 of 4 | 3 of 4 | 75 % |
| 10 | 9 | 2 of 2 | 1 of 2 | 0 of 2 | 2 of 2 | 1 of 2 | 60 % |
| 8 | 7 | 2 of 2 | 1 of 2 | 1 of 2 | 1 of 1 | 1 of 1 | 75 % |
| 4, as before the last change | 2 | 0 of 1 | 1 of 1 | 1 of 1 | 1 of 1 |  | 75 % |

Of the 54 that were not sendable 37 miss or garble something that is asked for, 17 have a wrong employer, title or
addressee, 4 leave a decisive point out, and 2 name a job by 'this' that they had not named (6 have two of these faults).
Grammar was wrong in a few words at most, mostly an article before an
employer ('bei Sparkasse', 'chez ONG'). In 165 advertisements of the fixtures that were not written for letters, which
hardly ask for anything, 2 are read as asking for what they don't (28 before what asks had to speak of an application).

What was wrong in the 60 letters before: something that the advertisement asks the letter for was missing or
garbled in 22, the employer, title or addressee was wrong in 17, a decisive point was left out in 5, and a
trivial line was told in 1. Most of this is mended since. Lines of the resume keep their words, so a
letter has the resume's misspellings.

### The guard

Three rules were changed last: counts of one thing in several lines of an entry add up; a number alone is no
longer multiplied by the days of a week; and 'no outages' is a doubt where the source counts one. The effect:

| rewrites | dishonest ones marked | honest ones refused | honest ones doubted |
| --- | --- | --- | --- |
| tuned | 85.5 % (84.3 before) | 1.9 % (as before) | 38.5 % (as before) |
| held back, counted once at the end | 80.3 % (77.3 before) | 10.9 % (as before) | 48.4 % (one more) |`;
}
