import { expect, test } from 'vitest';
import { IntakeError } from '../intake-error.ts';
import { htmlPage } from './html-document.ts';
import { wordLines } from './word-lines.ts';

const textOf = (html: string) =>
  JSON.stringify(htmlPage(html).document).replace(/.*?"value":"([^"]*)"/g, '$1|');

test('broken markup is read as browsers read it', () => {
  const text = textOf('<ul><li>Built doors<li>Hung them</ul><p>a &lt; b &amp; c &eacute;');
  expect(text).toMatch(/^Built doors\|Hung them\|a < b & c é\|/);
});

test('scripts, styles and forms are no text', () => {
  const text = textOf(
    '<title>No</title><style>p{}</style><script>no()</script><select><option>no</select><p>Yes',
  );
  expect(text).toMatch(/^Yes\|/);
});

test.each([
  '<p hidden>No</p>',
  '<p style="color: red; DISPLAY:none">No</p>',
  '<div style="visibility: hidden !important"><p>No</p></div>',
  '<span aria-hidden="true">No</span>',
  '<style>/* .c */ p { margin: 0 } .b, .c { display: none }</style><p class="a c">No</p>',
])('what no reader of the page sees is no text: %s', (html) => {
  expect(textOf(`${html}<p>Yes`)).toMatch(/^Yes\|/);
});

test.each([
  '<p aria-hidden="false" style="display: block">Yes',
  '<style>@media print { .c { display: none } }</style><p class="c">Yes',
  '<style>.tab { display: none } .tab.open { display: block }</style><p class="tab open">Yes',
  '<style media="print">.c { display: none }</style><p class="c">Yes',
  '<style>.wow { visibility: hidden }</style><p class="wow" style="visibility: visible">Yes',
  '<div role="tabpanel" hidden>Yes</div>',
  '<body style="visibility: hidden">Yes',
  '<div id="root" aria-hidden="true">Yes, a whole page</div><div role="dialog">OK</div>',
])('what is hidden only in print or until it is opened is text: %s', (html) => {
  expect(textOf(html)).toMatch(/^Yes/);
});

test('items within items, however deep, are gone through once', () => {
  expect(textOf(`<ul>${'<li><section>Oak</section><section>'.repeat(200)}Elm`)).toMatch(/Elm/);
});

test.each([
  ['nested without end', '<div>'.repeat(80_000)],
  [
    'with marks that each of its paragraphs opens anew',
    `<p>${Array.from({ length: 400 }, (_, at) => `<b a${at}>`).join('')}${'<p>x'.repeat(90_000)}`,
  ],
])('a page %s is refused before it takes the memory', (_, html) => {
  expect(() => htmlPage(html)).toThrow(IntakeError);
});

test('text that is set as it was typed has its lines', () => {
  const text = textOf('<pre>Ada Berg\n<b>Work</b>\n  Cook, Inn</pre><p>a\nb');
  expect(text).toMatch(/^Ada Berg\|.*Work\|.*Cook, Inn\|.*a b\|/);
  expect(JSON.stringify(htmlPage('<pre>a\nb</pre>').document)).toContain('"break"');
});

test('elements of one phrase are one text', () => {
  const lines = (html: string) =>
    wordLines(htmlPage(html).document).map(({ cells }) => cells.map(({ text }) => text));
  expect(
    lines(
      '<div><b>May 2019</b> <b>- June 2021</b></div><div><i>4 Mill Lane,</i> <i>Thirsk</i></div><div><b>Joiner</b> <b>Acme</b></div>',
    ),
  ).toEqual([['May 2019 - June 2021'], ['4 Mill Lane, Thirsk'], ['Joiner', 'Acme']]);
});
