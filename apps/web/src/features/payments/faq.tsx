import { freeAgainDays } from '@folio/contract/credits';
import { includedCallsADay } from '@folio/contract/entitlements';
import { moneyBackDays, mostMoneyBacks, planDays } from '@folio/contract/prices';
import { useOfferFacts } from '../../lib/offer-facts.ts';
import { t } from '../../lib/words/words.ts';

type Question = { question: string; answer: string };

function questionsFor(facts: Readonly<Record<string, string>>): readonly Question[] {
  return [
    {
      question: t('What are credits for?'),
      answer: t(
        'Credits are used by AI features: an analysis of your resume takes {analysis}, a cover letter {letter}, a rewritten text {improve}. On the free plan, the PDF of a resume takes {pdf} as well, and is then free for {freeAgainDays} days, however often you change the resume. If something fails, you get the credits back.',
        {
          analysis: facts['cost analysis'] ?? '',
          letter: facts['cost cover-letter'] ?? '',
          improve: facts['cost improve'] ?? '',
          pdf: facts['cost pdf-export'] ?? '',
          freeAgainDays,
        },
      ),
    },
    {
      question: t('Can I get my money back?'),
      answer: t(
        'Yes. There is a {moneyBackDays}-day money-back guarantee on every pack and every plan. Within {moneyBackDays} days, your billing page has a button for a full refund. Unused credits and the plan are removed. After {mostMoneyBacks} refunds within a year, write to us instead.',
        { moneyBackDays, mostMoneyBacks },
      ),
    },
    {
      question: t('Should I buy a pack or a plan?'),
      answer: t(
        'A pack gives you credits for AI features. A plan opens more templates and makes every PDF free for {planDays} days. Premium includes the AI features as well, up to {includedCallsADay} requests a day; with Basic they take credits.',
        { planDays, includedCallsADay },
      ),
    },
    {
      question: t('Does anything renew by itself?'),
      answer: t(
        'No. Packs and plans are paid once. A plan ends after {planDays} days, and nothing is charged then. Your resumes stay as they are.',
        { planDays },
      ),
    },
    {
      question: t('Is there a watermark?'),
      answer: t(
        'Free PDFs have one small line with our name at the foot of each page. Any pack removes it for good, and a plan for as long as it lasts.',
      ),
    },
    {
      question: t('How do I pay?'),
      answer: t(
        'In Indian rupees, on the form of our payment provider. We never see your card details. Each payment has a receipt on your billing page.',
      ),
    },
  ];
}

export function Faq() {
  const questions = questionsFor(useOfferFacts());
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="font-semibold">{question}</h3>
          <p className="mt-1.5 text-muted">{answer}</p>
        </div>
      ))}
    </div>
  );
}
