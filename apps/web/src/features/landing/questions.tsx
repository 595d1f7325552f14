import { ChevronDown } from 'lucide-react';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { sectionTitleStyle } from './landing-footer.tsx';

/** `isOfMoney`: about prices, so left out if nothing is sold. */
const questions: readonly { question: string; answer: string; isOfMoney?: true }[] = [
  {
    get question() {
      return t('Is it really free?');
    },
    isOfMoney: true,
    get answer() {
      return t(
        'Writing, importing, the live score and your public page are free. Where a PDF or a rewrite takes credits, the button says how many before you press it.',
      );
    },
  },
  {
    get question() {
      return t('Does the AI write things I never did?');
    },
    get answer() {
      return t(
        'No. A rewrite uses your own facts and leaves a blank where a number belongs. If it adds a number, a name or a skill that you didn’t mention, it is held back.',
      );
    },
  },
  {
    get question() {
      return t('Can I bring the resume I have?');
    },
    get answer() {
      return t(
        'Yes. Open a PDF, a Word file or your LinkedIn export. It is read on your own device, and you see each field beside its source before you take it.',
      );
    },
  },
  {
    get question() {
      return t('Will hiring software read it?');
    },
    get answer() {
      return t(
        'The text in the PDF is real text, in reading order, with headings and lists marked as such. Import your PDF to see what a program finds in it.',
      );
    },
  },
  {
    get question() {
      return t('Will I be charged later?');
    },
    isOfMoney: true,
    get answer() {
      return t(
        'No. Nothing renews by itself, ever. Your resumes stay yours: you can read, edit and export them whenever you like.',
      );
    },
  },
  {
    get question() {
      return t('Who sees my resume?');
    },
    get answer() {
      return t('Only you, until you share it. Turn the link off, and it stops working.');
    },
  },
];

/** Frequently asked questions, as native `details` elements. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="pb-20 lg:pb-28">
      <h2 id="questions-title" className={sectionTitleStyle}>
        {t('Questions people ask first')}
      </h2>
      <div className="mt-8 grid items-start gap-x-12 border-b border-line md:grid-cols-2">
        {questions.map(({ question, answer, isOfMoney }) => (
          <details
            key={question}
            className={classNames(
              'group border-t border-line',
              isOfMoney && 'in-data-unsold:hidden',
            )}
          >
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-control py-3 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3>{question}</h3>
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[60ch] pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
